export type Time = {
  readonly seconds: number;
  /** Of processor time: on a busy machine this is what the work has cost. */
  readonly cpuSeconds: number;
};

/** Starts the clock; what it returns stops it. */
export function stopwatch(): () => Time {
  const start = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}
