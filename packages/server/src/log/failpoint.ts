/** Places at which a test may end the process, or make the disk fail. */
export const FAILPOINT_NAMES = [
  'before-append',
  'after-append',
  'before-commit',
  'after-commit',
  'before-send',
  'after-send',
] as const;
export type FailpointName = (typeof FAILPOINT_NAMES)[number];

/** What happens the count-th time that a place is passed: `die` is kill -9, `full` a disk that is full from then on, or so many times. */
export type Failpoint = {
  readonly name: FailpointName;
  readonly count: number;
  readonly makes: 'die' | 'full';
  readonly times: number;
};

/** Called whenever a place is passed; true: this is the time. */
export type PassFailpoint = (name: FailpointName) => boolean;

/** `after-commit:17`, `before-commit:3:full` or `before-commit:3:full:5`; undefined when it makes no sense. */
export function readFailpoint(text: string): Failpoint | undefined {
  const [, place, count, makes = 'die', times] = /^([a-z-]+):(\d+)(?::(die|full)(?::(\d+))?)?$/.exec(text) ?? [];
  const name = FAILPOINT_NAMES.find((one) => one === place);
  if (name === undefined || !Number(count)) return undefined;
  return { name, count: Number(count), makes: makes === 'full' ? 'full' : 'die', times: Number(times ?? Infinity) };
}

/** Counts how often the place is passed, and kills this process, threads and all, when it is to die. */
export function failpointCounter(failpoint: Failpoint | undefined): PassFailpoint {
  if (failpoint === undefined) return () => false;
  let passed = 0;
  return (name) => {
    if (name !== failpoint.name) return false;
    passed += 1;
    if (failpoint.makes === 'die' && passed === failpoint.count) process.kill(process.pid, 'SIGKILL');
    return passed >= failpoint.count && passed < failpoint.count + failpoint.times;
  };
}
