import type { LogWrite } from '../log/log.ts';
import type { Agenda } from './agenda.ts';
import type { DiskPort } from './disk.ts';
import { Kept, lineOf, wholeWrites, writeIn } from './journal-lines.ts';

export type JournalNews =
  | { readonly type: 'committed'; readonly upTo: number }
  | { readonly type: 'failed'; readonly from: number; readonly problem: string };

export type JournalPorts = {
  readonly agenda: Agenda;
  readonly disk: DiskPort;
  /** Milliseconds that the next append or sync takes. */
  readonly delay: () => number;
  readonly tell: (news: JournalNews) => void;
  /** Something is written, and not yet synced. */
  readonly onAppended: () => void;
  /** This is on disk now. */
  readonly onSaved: (write: LogWrite, line: string) => void;
};

type Saved = { readonly write: LogWrite; readonly line: string };
type Numbered = { readonly number: number; readonly write: LogWrite };

/** The log of a server as `log/log.ts` promises it, on the simulated disk: one batch at a time, appended, synced, then told. */
export class Journal {
  readonly #ports: JournalPorts;
  readonly #kept: Kept;
  #waiting: Numbered[] = [];
  #isBusy = false;
  #isDead = false;
  /** What the process was writing when it died. */
  #appending: string | undefined;

  /** Opens the file: what makes no sense at its end is cut off, and the rest is synced before anybody hears of it. */
  constructor(ports: JournalPorts) {
    const { disk } = ports;
    const writes = wholeWrites(disk.read());
    disk.truncate(writes.length);
    disk.sync();
    this.#ports = ports;
    this.#kept = new Kept(writes);
  }

  get kept(): Kept {
    return this.#kept;
  }

  write(number: number, write: LogWrite): void {
    this.#waiting.push({ number, write });
    this.#begin();
  }

  get isIdle(): boolean {
    return !this.#isBusy && this.#waiting.length === 0;
  }

  /** The process is dead. Returns the line that it was appending. */
  die(): string | undefined {
    this.#isDead = true;
    return this.#appending;
  }

  #begin(): void {
    if (this.#isBusy || this.#isDead || this.#waiting.length === 0) return;
    this.#isBusy = true;
    const { agenda, delay } = this.#ports;
    // Not at once: what the same input has caused goes together.
    agenda.after(0, () => {
      const batch = this.#waiting;
      this.#waiting = [];
      const lines = batch.map(({ write }) => lineOf(write));
      this.#appending = lines[0];
      agenda.after(delay(), () => this.#append(batch, lines));
    });
  }

  #append(batch: readonly Numbered[], lines: readonly string[]): void {
    if (this.#isDead) return;
    const { agenda, disk, delay } = this.#ports;
    this.#appending = undefined;
    const done: Saved[] = [];
    let problem: string | undefined;
    for (const line of lines) {
      // Read back from the line: what the core does with its own objects later is of no concern to the disk.
      const write = writeIn(line);
      if (write === undefined) throw new Error('a line that cannot be read back');
      problem = this.#kept.whyNot(write) ?? (disk.append(line) ? undefined : 'the disk is full');
      if (problem !== undefined) break;
      this.#kept.add(write);
      done.push({ write, line });
    }
    agenda.after(delay(), () => this.#sync(batch, done, problem));
    this.#ports.onAppended();
  }

  #sync(batch: readonly Numbered[], done: readonly Saved[], problem: string | undefined): void {
    if (this.#isDead) return;
    const { disk, tell, onSaved } = this.#ports;
    disk.sync();
    for (const { write, line } of done) onSaved(write, line);
    this.#isBusy = false;
    const lost = problem === undefined ? [] : [...batch.slice(done.length), ...this.#waiting];
    if (problem !== undefined) this.#waiting = [];
    const last = batch[done.length - 1];
    if (last !== undefined) tell({ type: 'committed', upTo: last.number });
    const [first] = lost;
    if (first !== undefined && problem !== undefined) tell({ type: 'failed', from: first.number, problem });
    this.#begin();
  }
}
