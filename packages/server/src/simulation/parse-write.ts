import type { LogWrite } from '../log/log.ts';

/** A write back from its line, whose check sum has been found right. */
export function parseWrite(text: string): LogWrite {
  return JSON.parse(text) as LogWrite;
}
