/** Facts that a sentence in the terminal is about. */
export type StartFacts = { readonly [fact: string]: string | number };

/** The server cannot start, or its data cannot be copied: facts, which the terminal says in its reader's language. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly says: string;
  readonly facts: StartFacts;

  constructor(says: string, facts: StartFacts) {
    super(`${says}: ${JSON.stringify(facts)}`);
    this.says = says;
    this.facts = facts;
  }
}
