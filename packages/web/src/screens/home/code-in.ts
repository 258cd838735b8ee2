import { CODE_LENGTH, CODE_LETTERS, OLD_CODE_LENGTH } from '@dustup/protocol/client';

/** The code of a table in what somebody has typed or pasted: the code itself, however it is written down, or a link to the table. */
export function codeIn(text: string): string | undefined {
  const [, inLink] = /\/table\/([A-Za-z]+)/.exec(text) ?? [];
  const code = (inLink ?? text).toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode =
    [CODE_LENGTH, OLD_CODE_LENGTH].includes(code.length) && [...code].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? code : undefined;
}
