/** Something that the browser did, as its trace tells it: microseconds, on a thread of a process. */
export type Traced = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long the thread computed for it, whoever else had the processor meanwhile. */
  readonly tdur?: number;
};

export function parseTrace(text: string): readonly Traced[] {
  const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse(text);
  return traceEvents;
}
