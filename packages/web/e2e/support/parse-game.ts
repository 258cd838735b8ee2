import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Playable } from '@dustup/kernel';

const DOC = new URL('../../../../docs/a-new-game.md', import.meta.url);
const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

/** The game that docs/a-new-game.md writes, with its words, as somebody has it who copies both. */
export async function gameOfTheDoc(): Promise<Playable> {
  const [code = '', words = ''] = [...readFileSync(DOC, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, text = '']) => text,
  );
  const file = `${CACHE}new-game-${process.pid}.ts`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, `${code}\n${words}`);
  try {
    const { coins, COIN_WORDS } = (await import(pathToFileURL(file).href)) as Written;
    return { ...coins, words: COIN_WORDS };
  } finally {
    rmSync(file);
  }
}

type Written = { readonly coins: Playable; readonly COIN_WORDS: NonNullable<Playable['words']> };
