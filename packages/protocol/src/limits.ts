/** No message from a client is longer, in bytes: a longer one ends the connection. */
export const LONGEST_REQUEST = 8192;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
/** Letters and digits that are not taken for one another. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
/** So long that thousands of tables are safe from somebody who guesses hundreds of codes a second for a year. */
export const CODE_LENGTH = 12;
/** Tables that were opened before codes were longer. */
export const OLD_CODE_LENGTH = 8;
