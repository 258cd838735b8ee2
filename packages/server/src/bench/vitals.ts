/** What a server process uses, by its own account (/metrics). */
export type Vitals = {
  readonly cpuSeconds: number;
  readonly rss: number;
  /** Batches written so far, and the time they took. */
  readonly commits: number;
  readonly commitSeconds: number;
  readonly at: number;
};

export async function vitalsOf(port: number): Promise<Vitals> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    rss: figure('process_resident_memory_bytes'),
    commits: figure('dustup_commit_seconds_count'),
    commitSeconds: figure('dustup_commit_seconds_sum'),
    at: performance.now(),
  };
}

/** Cores used between two moments. */
export function coresBetween(before: Vitals, after: Vitals): number {
  return ((after.cpuSeconds - before.cpuSeconds) * 1000) / (after.at - before.at);
}
