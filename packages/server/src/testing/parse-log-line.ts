/** A line of the server's own log, as far as anybody asks. */
export type LogLine = {
  readonly msg: string;
  /** Its address on this machine. */
  readonly local?: string;
  readonly milliseconds?: number;
  readonly tables?: number;
  readonly table?: string;
};

/** What is no JSON is taken as it is said. */
export function parseLogLine(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { msg: text };
  }
}
