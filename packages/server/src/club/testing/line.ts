import type { Session, StatementName, Statements } from '../database.ts';

/** The connection ended while a statement was under way: nobody knows what became of it. */
export class LineLost extends Error {
  override readonly name = 'LineLost';
}

/** A connection of a node to the database, that is made anew whenever it ends: `ask` rejects with `LineLost` when it does. */
export type Line = Session & {
  /** Resolves as soon as there is a connection. */
  up(): Promise<void>;
};

/** What hears of a line. */
export type LineEars = {
  readonly onUp?: () => void;
  readonly onDown?: () => void;
  /** Another life, or a takeover (''), has changed something in the database. */
  readonly onNews?: (life: string, kind: string, id: string) => void;
};

/** One connection for each kind of work, as a node has them. */
export type LineName = 'keeper' | 'writer' | 'reader' | 'listener';

/** The same as often as it takes: for what only reads, or may be done twice. */
export function untilAnswered(line: Line): Session {
  const ask = async <Name extends StatementName>(
    name: Name,
    asked: Statements[Name]['ask'],
  ): Promise<Statements[Name]['answer']> => {
    for (;;) {
      await line.up();
      try {
        return await line.ask(name, asked);
      } catch (error) {
        if (!(error instanceof LineLost)) throw error;
      }
    }
  };
  return { ask };
}
