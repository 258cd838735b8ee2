import { describe, expect, it } from 'vitest';
import { faultsAgainst, faultsIn } from './faults.ts';
import { parseCatalogue } from './parse-catalogue.ts';

function english(messages: Readonly<Record<string, unknown>>) {
  return parseCatalogue(JSON.stringify(messages, null, 2), 'text/en.json');
}

function italian(messages: Readonly<Record<string, unknown>>) {
  return parseCatalogue(JSON.stringify(messages, null, 2), 'text/it.json');
}

describe('A catalogue', () => {
  it('is in order when every message can be read', () => {
    const messages = { 'tells.drew': '{who} draws {count, plural, one {a card} other {# cards}}.', 'a.b': 'I’m out' };
    expect(faultsIn(english({ ...messages, '@a.b': { description: 'Said by a player.' } }))).toEqual([]);
  });

  it('names file, line and message of a syntax error', () => {
    expect(faultsIn(english({ fine: 'fine', 'tells.drew': '{who draws.' }))).toEqual([
      'text/en.json:3: tells.drew cannot be read: MALFORMED_ARGUMENT',
    ]);
    expect(faultsIn(english({ some: '{count, plural, one {a card}}' }))).toEqual([
      'text/en.json:2: some cannot be read: MISSING_OTHER_CLAUSE',
    ]);
  });

  it('names the line where the JSON breaks off', () => {
    expect(faultsIn(parseCatalogue('{\n  "one": "1",\n  "two" "2"\n}\n', 'text/en.json'))[0]).toMatch(
      /^text\/en\.json:3: this is not JSON: /,
    );
  });

  it('has no message twice, none that is empty, and none that is no text', () => {
    const twice = parseCatalogue('{\n  "one": "1",\n  "one": "2"\n}\n', 'text/en.json');
    expect(faultsIn(twice)).toEqual(['text/en.json:3: one is there twice']);
    expect(faultsIn(english({ one: ' ', two: 2 }))).toEqual([
      'text/en.json:3: two is not a text',
      'text/en.json:2: one is empty',
    ]);
  });

  it('has notes on its own messages only', () => {
    expect(faultsIn(english({ one: '1', '@two': { description: '…' }, '@one': 'no' }))).toEqual([
      'text/en.json:6: @one is not a note: { "description": "…" }',
      'text/en.json:3: @two is a note on no message',
    ]);
  });

  it('keeps to the room on a card', () => {
    expect(faultsIn(english({ 'characters.x.power': 'x'.repeat(25), 'cards.x.line': 'x'.repeat(71) }))).toEqual([
      'text/en.json:2: characters.x.power has 25 characters, at most 24',
      'text/en.json:3: cards.x.line has 71 characters, at most 70',
    ]);
  });

  it('has no # where the formatter would forget the number', () => {
    const lost = '{count, plural, other {{who, select, you {#} other {{who}}}}}';
    expect(faultsIn(english({ lost }))).toEqual([
      'text/en.json:2: lost has # in a select within a plural: write {count} there',
    ]);
  });
});

describe('A translation', () => {
  it('has the messages of the source, no others, and the same arguments', () => {
    const source = english({ one: '{who} draws.', two: 'Two', three: '{who} plays {card}.' });
    const other = italian({ one: '{chi} pesca.', three: '{who} gioca.', four: 'Quattro' });
    expect(faultsAgainst(source, other)).toEqual([
      'text/it.json:1: two is missing',
      'text/it.json:2: one lacks {who} and has {chi}, which English does not have',
      'text/it.json:3: three lacks {card}',
      'text/it.json:4: four is in no English catalogue',
    ]);
    expect(faultsAgainst(source, italian({ one: '{who} pesca {x}.', two: '2', three: '{card}{who}' }))).toEqual([
      'text/it.json:2: one has {x}, which English does not have',
    ]);
  });

  it('shows the number that English shows, whatever its plurals', () => {
    const source = english({ some: '{count, plural, one {# card} other {# cards}}', any: '{n, plural, other {x}}' });
    expect(faultsAgainst(source, italian({ some: 'carte', any: 'x' }))).toEqual(['text/it.json:2: some lacks {count}']);
    expect(faultsAgainst(source, italian({ some: '{count} carte', any: 'x' }))).toEqual([]);
  });

  it('may say the gender and the cases of a name', () => {
    const source = english({ 'cards.jail.name': 'Jail' });
    const other = italian({ 'cards.jail.name': 'Prigione', 'cards.jail.gender': 'f' });
    expect(faultsAgainst(source, other)).toEqual([]);
  });
});
