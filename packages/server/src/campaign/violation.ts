/** Something that must not be: the server has broken a promise. */
export class Violation extends Error {}
