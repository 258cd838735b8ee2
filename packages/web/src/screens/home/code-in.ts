import { CODE_LENGTH, CODE_LETTERS } from '@dustup/protocol/client';

/** The code of a table in what somebody has typed or pasted: the code itself, however it is written down, or a link to the table. */
export function codeIn(text: string): string | undefined {
  const [, inLink] = /\/table\/([A-Za-z]+)/.exec(text) ?? [];
  const code = (inLink ?? text).toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? code : undefined;
}
