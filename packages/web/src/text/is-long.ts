const LONG = 8;

/** Whether a word of it is long: where there is little room it is set smaller, rather than broken. */
export function isLong(name: string): boolean {
  return name.split(' ').some(({ length }) => length > LONG);
}
