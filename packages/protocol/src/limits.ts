/** No message from a client is longer, in bytes: a longer one ends the connection. */
export const LONGEST_REQUEST = 8192;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
/** Letters and digits that are not taken for one another. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;
