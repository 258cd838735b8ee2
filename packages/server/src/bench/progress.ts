const WIDTH = 30;
/** On paper, so to speak, a line for each tenth will do. */
const TENTHS = 10;

export type Out = { readonly write: (text: string) => void; readonly isTerminal: boolean };

/** A bar for one piece of work, drawn where people look and no figures go. */
export function progressBar({ write, isTerminal }: Out, what: string): (done: number) => void {
  let drawn = -1;
  return (done) => {
    const step = Math.floor(done * (isTerminal ? 1000 : TENTHS));
    if (step === drawn) return;
    drawn = step;
    const filled = Math.round(done * WIDTH);
    const line = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${String(Math.round(done * 100)).padStart(3)} % ${what}`;
    write(isTerminal ? `\r${line}\x1b[K${done >= 1 ? '\n' : ''}` : `${line}\n`);
  };
}
