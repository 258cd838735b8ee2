import type { LogFact } from '../log/log.ts';
import { readFacts } from '../log/stored.ts';
import { type Owned, type Session, TOLD_KINDS } from './database.ts';

/** What has changed in the database, for whoever keeps up with it. */
export type News = {
  readonly facts: readonly LogFact[];
  readonly owners: readonly Owned[];
  /** There are no others. */
  readonly isAll: boolean;
};

export type NewsPorts = {
  /** Has the database say this to this node, after all it has said before. */
  readonly echo: (number: number) => void;
  /** Somebody has come or gone. */
  readonly lives: () => void;
  readonly tell: (news: News) => Promise<void>;
  /** What has changed could not be looked up, and will not be. */
  readonly failed: (error: unknown) => void;
};

/**
 * Keeps up with what other nodes write: it looks up whatever the database says has changed, in that order. To be sure of having heard
 * everything so far, it asks the database to echo a number, which arrives after all earlier changes.
 */
export class NewsDesk {
  readonly #session: Session;
  readonly #ports: NewsPorts;
  /** Ids to look up; or null: all. */
  #changed: Set<string> | null = new Set();
  #echoed = 0;
  #asked = 0;
  #waiting: { readonly number: number; readonly resolve: () => void }[] = [];
  #isAtWork = false;
  /** Of how many writes of this node that are under way somebody is part; and of whom there was news meanwhile. */
  readonly #writing = new Map<string, number>();
  readonly #held = new Set<string>();
  /** Of whom such a write has ended since the last look began. */
  #justWritten = new Set<string>();
  /** Some of what was looked up last was too old to be told. */
  #isOld = false;

  constructor(session: Session, ports: NewsPorts) {
    this.#session = session;
    this.#ports = ports;
  }

  /** A fact of this kind and id has changed. `isOwn`: this node did that, or nobody knows who; an echo of another one says nothing. */
  heard(kind: string, id: string, isOwn = true): void {
    if (kind === 'echo' && !isOwn) return;
    if (kind === 'life') this.#ports.lives();
    else if (kind === 'echo') this.#echoed = Math.max(this.#echoed, Number(id));
    else this.#changed?.add(id);
    this.#begin();
  }

  /** Something may have gone unheard. */
  missed(): void {
    this.#changed = null;
    if (this.#asked > this.#echoed) this.#ports.echo(this.#asked);
    this.#begin();
  }

  /**
   * This node writes something about these guests. What the database says of them until that is done may be older, and is not told: it is looked
   * up once more then. Returns what ends it.
   */
  writing(guests: readonly string[]): () => void {
    for (const id of guests) this.#writing.set(id, (this.#writing.get(id) ?? 0) + 1);
    return () => {
      for (const id of guests) this.#written(id);
      this.#begin();
    };
  }

  #written(id: string): void {
    const more = (this.#writing.get(id) ?? 1) - 1;
    if (more > 0) return void this.#writing.set(id, more);
    this.#writing.delete(id);
    this.#justWritten.add(id);
    if (this.#held.delete(id)) this.#changed?.add(id);
  }

  /** Resolves when all is told that is there by now. */
  catchUp(): Promise<void> {
    const number = (this.#asked += 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ number, resolve });
    this.#ports.echo(number);
    return promise;
  }

  #begin(): void {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    // in a moment: of what was written together all is told by then
    queueMicrotask(() => void this.#work().catch((error: unknown) => this.#ports.failed(error)));
  }

  async #work(): Promise<void> {
    while (this.#changed?.size !== 0 || this.#mayTell) {
      const changed = this.#changed;
      const echoed = this.#echoed;
      this.#changed = new Set();
      this.#justWritten = new Set();
      this.#isOld = false;
      if (changed === null || changed.size > 0) await this.#ports.tell(this.#withoutOwn(await this.#look(changed)));
      if (this.#held.size > 0 || this.#isOld) continue;
      for (const { resolve } of this.#waiting.filter(({ number }) => number <= echoed)) resolve();
      this.#waiting = this.#waiting.filter(({ number }) => number > echoed);
    }
    this.#isAtWork = false;
  }

  /** Somebody waits for what is known. */
  get #mayTell(): boolean {
    return this.#held.size === 0 && this.#waiting.some(({ number }) => number <= this.#echoed);
  }

  #withoutOwn({ facts, ...news }: News): News {
    const isOld = ({ kind, id }: LogFact) => kind !== 'table' && (this.#writing.has(id) || this.#justWritten.has(id));
    const old = facts.filter(isOld);
    for (const { id } of old) (this.#writing.has(id) ? this.#held : this.#changed)?.add(id);
    this.#isOld = old.length > 0;
    return { ...news, facts: facts.filter((fact) => !isOld(fact)) };
  }

  async #look(changed: ReadonlySet<string> | null): Promise<News> {
    if (changed === null) return this.#lookAtAll();
    const ids = [...changed];
    const rows = await this.#session.ask('look', { ids });
    const owners = await this.#session.ask('owners', { tables: ids });
    const found = TOLD_KINDS.flatMap((kind) =>
      readFacts(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    );
    const isThere = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
    // whatever it was: it is none of them any more
    const gone = ids.flatMap((id) =>
      (['guest', 'table'] as const).flatMap((kind) => (isThere.has(`${kind} ${id}`) ? [] : [{ kind, id, body: null }])),
    );
    return { facts: [...found, ...gone], owners, isAll: false };
  }

  async #lookAtAll(): Promise<News> {
    const facts: LogFact[] = [];
    for (const kind of TOLD_KINDS)
      facts.push(...readFacts(kind, await this.#session.ask('facts', { kind, prefix: '' })));
    return { facts, owners: await this.#session.ask('owners', { tables: null }), isAll: true };
  }
}
