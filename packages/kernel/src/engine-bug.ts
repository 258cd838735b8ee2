/** A broken invariant: never a player's mistake. Rules never catch it. */
export class EngineBug extends Error {
  override readonly name = 'EngineBug';
}

/** The end of every `switch` on a union: a new member that nobody handles does not compile. */
export function assertNever(value: never): never {
  throw new EngineBug(`unhandled case ${JSON.stringify(value)}`);
}
