import { LANGUAGES, SOURCE } from '@dustup/words';
import { faultsAgainst, faultsIn, readCatalogue } from '@dustup/words/files';
import { describe, expect, it } from 'vitest';
import { BOX } from '../box.ts';

function catalogue(language: string) {
  const read = readCatalogue(import.meta.dirname, language);
  if (read === undefined) throw new Error(`there is no ${language}.json`);
  return read;
}

describe('The words of The Duel', () => {
  it.each(LANGUAGES)('can be read in %s, and are all there', (language) => {
    const read = catalogue(language);
    expect(faultsIn(read)).toEqual([]);
    if (language !== SOURCE) expect(faultsAgainst(catalogue(SOURCE), read)).toEqual([]);
    const things = [
      ...[...BOX.cards.keys()].map((slug) => `cards.${slug}`),
      ...[...BOX.characters.keys()].flatMap((slug) => (slug === 'nobody' ? [] : [`characters.${slug}`])),
    ];
    const wanted = things.flatMap((thing) => ['name', 'line', 'full'].map((part) => `${thing}.${part}`));
    expect([...read.messages.keys()]).toEqual(expect.arrayContaining(wanted));
  });

  it('calls every card and character as it is printed', () => {
    const { messages } = catalogue(SOURCE);
    const texts = JSON.stringify([...messages.values()]);
    for (const { name } of [...BOX.cards.values(), ...BOX.characters.values()])
      if (name !== 'Nobody') expect(texts).toContain(name);
  });
});
