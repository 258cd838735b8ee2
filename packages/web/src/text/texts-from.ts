import type { Messages } from '@dustup/words';
import type { Texts } from './texts.ts';
import { parseTexts } from './parse-texts.ts';

const KINDS = ['sets', 'cards', 'characters', 'events', 'roles', 'keywords', 'options'] as const;

/** What the loaded sets print, by kind and slug. */
export function textsFrom({ names, text }: Messages): Texts {
  const texts = KINDS.map((kind) => {
    const bySlug: Record<string, Record<string, string>> = {};
    for (const name of names(`${kind}.`)) {
      const [, slug = '', part = ''] = name.split('.');
      (bySlug[slug] ??= {})[part] = text(name);
    }
    return [kind, bySlug] as const;
  });
  return parseTexts(Object.fromEntries(texts));
}
