import { type Mark, NO_MARK, nextMark } from '../log/mark.ts';
import { LogProblem } from '../log/problem.ts';
import type { Append, Life, OwnedRows, Settled } from './database.ts';

/** What became of writes, by the numbers they were given. */
export type Written =
  | { readonly type: 'committed'; readonly upTo: number; readonly overtaken: readonly number[] }
  /** This write and all after it came to nothing. */
  | { readonly type: 'failed'; readonly from: number; readonly problem: LogProblem }
  /** This life may write no more, or the database has lost what it had acknowledged. */
  | { readonly type: 'ended'; readonly problem: LogProblem };

export type WriterPorts = {
  readonly life: Life;
  readonly append: (batch: Append) => void;
  readonly settle: () => void;
  /** Something waits, and nothing is under way: `begin` is to be called soon. */
  readonly onWaiting: () => void;
  readonly tell: (news: Written) => void;
};

type Numbered = { readonly number: number; readonly rows: OwnedRows };

/** So many writes go in one batch. */
const MOST_AT_ONCE = 500;

/**
 * Writes batches, one after the other, each chained to the one before. When the connection ends in the midst of one, nobody knows what
 * became of it: then the database is asked, and the same batch is written again or not. Pure: `append` is answered by `appended` or `refused`,
 * `settle` by `settled`, and either of them by `lost` when the connection has ended.
 */
export class Writer {
  readonly #ports: WriterPorts;
  #waiting: Numbered[] = [];
  /** What is being written, or was when the connection ended. */
  #underWay: readonly Numbered[] = [];
  /** So many of those that wait are written one by one: one of them was refused. */
  #singly = 0;
  #isUp = true;
  #isOver = false;
  #mark: Mark = NO_MARK;

  constructor(ports: WriterPorts) {
    this.#ports = ports;
  }

  /** How far this life has written. */
  get mark(): Mark {
    return this.#mark;
  }

  get isIdle(): boolean {
    return this.#waiting.length + this.#underWay.length === 0;
  }

  write(number: number, rows: OwnedRows): void {
    this.#waiting.push({ number, rows });
    this.#look();
  }

  begin(): void {
    if (!this.#mayBegin) return;
    const size = this.#singly > 0 ? 1 : MOST_AT_ONCE;
    this.#singly = Math.max(0, this.#singly - 1);
    this.#underWay = this.#waiting.splice(0, size);
    this.#append();
  }

  /** This is on disk, but for writes that were overtaken. */
  appended(overtaken: readonly number[]): void {
    const batch = this.#underWay;
    this.#mark = this.#next;
    this.#underWay = [];
    const upTo = batch.at(-1)?.number ?? 0;
    this.#ports.tell({ type: 'committed', upTo, overtaken: overtaken.flatMap((at) => batch[at]?.number ?? []) });
    this.#look();
  }

  /** It is not, for certain. */
  refused(problem: LogProblem): void {
    switch (problem.kind) {
      case 'locked':
        return this.#append();
      case 'outOfTurn':
        return this.#ports.settle();
      case 'fenced':
        return this.#end(problem);
      case 'repeated':
        if (this.#underWay.length > 1) return this.#writeSingly();
        return this.#fail(problem);
      default:
        return this.#fail(problem);
    }
  }

  settled(found: Settled | null): void {
    if (found === null) return this.#end(lossOf(this.#mark, NO_MARK));
    if (found.isFenced)
      return this.#end(new LogProblem('fenced', 'Another node has taken over the tables of this one.'));
    if (isSame(found, this.#mark)) return this.#underWay.length > 0 ? this.#append() : this.#look();
    if (this.#underWay.length > 0 && isSame(found, this.#next)) return this.appended(found.overtaken);
    return this.#end(lossOf(this.#mark, found));
  }

  /** The connection has ended. */
  lost(): void {
    this.#isUp = false;
  }

  /** There is another one. */
  back(): void {
    this.#isUp = true;
    if (!this.#isOver) this.#ports.settle();
  }

  get #mayBegin(): boolean {
    return this.#isUp && !this.#isOver && this.#underWay.length === 0 && this.#waiting.length > 0;
  }

  get #next(): Mark {
    return nextMark(this.#mark, this.#rowsUnderWay);
  }

  get #rowsUnderWay(): readonly OwnedRows[] {
    return this.#underWay.map(({ rows }) => rows);
  }

  #look(): void {
    if (this.#mayBegin) this.#ports.onWaiting();
  }

  #append(): void {
    const { life } = this.#ports;
    this.#ports.append({ life, ...this.#next, writes: this.#rowsUnderWay });
  }

  /** What stood before the one that is refused is sound. */
  #writeSingly(): void {
    this.#waiting = [...this.#underWay, ...this.#waiting];
    this.#singly = this.#underWay.length;
    this.#underWay = [];
    this.#look();
  }

  /** What came later may build on what failed. */
  #fail(problem: LogProblem): void {
    const [first] = this.#underWay;
    this.#underWay = [];
    this.#waiting = [];
    this.#singly = 0;
    if (first !== undefined) this.#ports.tell({ type: 'failed', from: first.number, problem });
  }

  #end(problem: LogProblem): void {
    this.#isOver = true;
    this.#ports.tell({ type: 'ended', problem });
  }
}

function isSame(one: Mark, other: Mark): boolean {
  return one.number === other.number && one.digest === other.digest;
}

function lossOf(mark: Mark, found: Mark): LogProblem {
  const says =
    found.number < mark.number
      ? `${mark.number - found.number} of ${mark.number} batches that were acknowledged are missing`
      : 'its newest batch is not the one that was written last';
  return new LogProblem('lost', says);
}
