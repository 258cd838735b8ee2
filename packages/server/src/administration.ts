import type { Json } from '@dustup/kernel';
import type { Answers } from './club/links/exchange.ts';
import type { AdminGuest, Core } from './core/index.ts';
import type { Driver } from './driver.ts';
import { type AdminPart, type AdminQuestion, parsePart, parseQuestion } from './parse-administration.ts';

export type { AdminQuestion };

/** `silent`: nodes of the club that did not answer; what is there is missing. */
export type AdminAnswer = AdminPart & { readonly silent: readonly string[] };

type Parts = { readonly core: Pick<Core, 'tables' | 'guests'>; readonly driver: Pick<Driver, 'input'> };
/** The other nodes of the club. */
type Others = { askAll(question: Json): Promise<Answers> };

/** What whoever runs the server asks: this server answers, and in a club all the others as well. */
export class Administration {
  readonly #parts: Parts;
  #others: Others | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** In a club. */
  join(others: Others): void {
    this.#others = others;
  }

  async ask(question: AdminQuestion): Promise<AdminAnswer> {
    const here = this.#answer(question);
    const { answers, silent } = (await this.#others?.askAll(question)) ?? { answers: [], silent: [] };
    const parts = [here, ...answers.map(parsePart)];
    return {
      tables: parts.flatMap(({ tables }) => tables).sort((one, other) => one.openedAt - other.openedAt),
      guests: once(parts.flatMap(({ guests }) => guests)),
      done: parts.reduce((sum, { done }) => sum + done, 0),
      silent,
    };
  }

  /** Another node asks on behalf of whoever asked it. */
  readonly answers = (question: unknown): AdminPart => this.#answer(parseQuestion(question));

  #answer(question: AdminQuestion): AdminPart {
    const { core, driver } = this.#parts;
    const nothing = { tables: [], guests: [], done: 0 };
    if (question.do === 'tables') return { ...nothing, tables: core.tables() };
    if (question.do === 'guests') return { ...nothing, guests: core.guests() };
    const { code } = question;
    const done = core.tables().filter((table) => code === null || table.code === code).length;
    if (done === 0) return nothing;
    if (question.do === 'close') driver.input({ type: 'closeTable', code: question.code });
    else driver.input({ type: 'announce', text: question.text, code });
    return { ...nothing, done };
  }
}

/** A guest whom one node relays to another is known at both. */
function once(guests: readonly AdminGuest[]): readonly AdminGuest[] {
  const found = new Map<string, AdminGuest>();
  for (const guest of guests) {
    const { at = null, connections = 0 } = found.get(guest.id) ?? {};
    found.set(guest.id, { ...guest, at: at ?? guest.at, connections: connections + guest.connections });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
