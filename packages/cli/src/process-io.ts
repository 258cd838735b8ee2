import { createInterface, type Interface } from 'node:readline';
import type { Complete, Io } from './io.ts';
import { startedAs } from './started-as.ts';

/** More unread lines than this, and the input is told to wait. */
const ENOUGH_LINES = 64;
const DEFAULT_COLUMNS = 80;

/** The real terminal, pipe or file that the command was started with. */
export function processIo(): Io & { readonly close: () => void } {
  const { stdin, stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on('error', leaveWhenNobodyReads);
  let lines: Lines | undefined;
  return {
    write: (text) => void stdout.write(text),
    error: (text) => void stderr.write(text),
    readLine: (prompt, complete) => {
      lines ??= new Lines(stdin.isTTY === true);
      return lines.next(prompt, complete);
    },
    close: () => lines?.close(),
    isInputTty: stdin.isTTY === true,
    isOutputTty: stdout.isTTY === true,
    isErrorTty: stderr.isTTY === true,
    get columns() {
      return stdout.columns ?? DEFAULT_COLUMNS;
    },
    get rows() {
      return stdout.rows ?? Number.POSITIVE_INFINITY;
    },
    command: startedAs({ script: process.argv[1] ?? '', folder: process.cwd(), env: process.env }),
    env: process.env,
    folder: process.cwd(),
  };
}

/** `dustup … | head` closes the pipe: that is no failure. */
function leaveWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

class Lines {
  readonly #reader: Interface;
  readonly #unread: string[] = [];
  readonly #isTty: boolean;
  #waiting: ((line: string | undefined) => void) | undefined;
  #hasEnded = false;
  #complete: Complete = () => [];

  constructor(isTty: boolean) {
    this.#isTty = isTty;
    this.#reader = createInterface({
      input: process.stdin,
      ...(isTty && { output: process.stdout }),
      terminal: isTty,
      completer: (begun: string) => [[...this.#complete(begun)], begun],
    });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('close', () => this.#end());
    this.#reader.on('SIGINT', () => {
      process.stdout.write('\n');
      this.#reader.close();
    });
  }

  next(prompt: string, complete: Complete = () => []): Promise<string | undefined> {
    this.#complete = complete;
    if (this.#isTty) {
      this.#reader.setPrompt(prompt);
      if (!this.#hasEnded) this.#reader.prompt();
    } else process.stdout.write(prompt);
    const line = this.#unread.shift();
    if (line !== undefined || this.#hasEnded) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#reader.resume();
    });
  }

  close(): void {
    this.#reader.close();
    process.stdin.destroy();
  }

  #take(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (this.#unread.push(line) > ENOUGH_LINES) this.#reader.pause();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#waiting?.(undefined);
    this.#waiting = undefined;
  }
}
