import { cardId, EVENT_TYPES, type GameEvent, rolesFor, seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile.ts';
import { coreCatalogue, readStoryteller } from './files/read.ts';
import { LANGUAGES } from './languages.ts';
import { messagesIn } from './messages.ts';
import { plainText } from './pieces.ts';
import { storytellerOf } from './storyteller.ts';

const COMPANY = { names: ['Ann', 'Ben', 'Cleo'], you: 1, roles: ['sheriff', 'outlaw', 'outlaw'] };
const [ANN, BEN, CLEO] = [seatId(0), seatId(1), seatId(2)];
const english = readStoryteller('en', ['base']);
const italian = readStoryteller('it', ['base']);
const bang = { id: cardId(1), card: 'bang', sign: '2♦' };
const jail = { id: cardId(2), card: 'jail', sign: 'J♠' };

function told(event: GameEvent, teller = english): string {
  return plainText(teller.event(event, COMPANY));
}

describe('The storyteller', () => {
  it('speaks of the reader as «you»', () => {
    const played: GameEvent = { type: 'played', seat: ANN, target: BEN, cards: [bang] };
    expect(told(played)).toBe('Ann plays BANG! 2♦ on you.');
    expect(told({ ...played, seat: BEN, target: CLEO })).toBe('You play BANG! 2♦ on Cleo.');
    expect(told(played, italian)).toBe('Ann gioca BANG! 2♦ su di te.');
    expect(told({ ...played, seat: BEN, target: CLEO }, italian)).toBe('Giochi BANG! 2♦ su Cleo.');
  });

  it('counts cards that are not to be seen', () => {
    expect(told({ type: 'drew', seat: ANN, count: 1 })).toBe('Ann draws a card.');
    expect(told({ type: 'drew', seat: ANN, count: 2 })).toBe('Ann draws 2 cards.');
    expect(told({ type: 'drew', seat: BEN, cards: [bang, jail] })).toBe('You draw BANG! 2♦ and Jail J♠.');
  });

  it('says what a card is played as only if it is another', () => {
    const played: GameEvent = { type: 'played', seat: ANN, cards: [bang] };
    expect(told({ ...played, detail: { as: 'bang' } })).toBe('Ann plays BANG! 2♦.');
    expect(told({ ...played, detail: { as: 'missed' } })).toBe('Ann plays BANG! 2♦ as Missed!.');
  });

  it('has sentences of its own for what the rules of a set let players do', () => {
    const teller = readStoryteller('en', ['base', 'gold-rush', 'great-train-robbery']);
    const used = (source: string, as?: string) =>
      told({ type: 'used', seat: ANN, target: BEN, detail: { source, ...(as && { as }) } }, teller);
    expect(used('sabotage')).toBe('Ann pays for you to discard equipment.');
    expect(used('take-railcar')).toBe('Ann takes a railcar for you.');
    expect(used('yooma', 'take-railcar')).toBe('Ann pays at Yooma and takes a railcar.');
    expect(used('jourdonnais')).toBe('Ann uses Jourdonnais on you.');
    expect(told({ type: 'advanced', detail: { source: 'train', to: 'frisco' } }, teller)).toBe(
      'The train moves on to Frisco.',
    );
  });

  it('tells an event from a card of the same name', () => {
    const teller = readStoryteller('en', ['base', 'high-noon', 'gold-rush']);
    const turned: GameEvent = { type: 'eventTurned', detail: { event: 'gold-rush' } };
    const said = teller.news(turned, { names: ['Ann', 'Ben'], you: null, roles: [] });
    expect(plainText(said)).toBe('The new event: Gold Rush. Turns go the other way round; effects don’t.');
    expect(said.some(({ kind }) => kind === 'card')).toBe(false);
    expect(teller.lineOf('gold-rush')).toMatch(/^Your turn ends/);
  });

  it('gives a role the article it needs', () => {
    const out: GameEvent = { type: 'eliminated', seat: ANN, detail: { role: 'outlaw', by: BEN } };
    expect(told(out)).toBe('Ann is eliminated by you. Ann was an Outlaw.');
    expect(told({ ...out, detail: { role: 'sheriff', by: ANN } })).toBe('Ann is eliminated. Ann was the Sheriff.');
    expect(told({ ...out, seat: BEN, detail: { role: 'outlaw', by: CLEO } })).toBe(
      'You are eliminated by Cleo. You were an Outlaw.',
    );
  });

  it('says «a Renegade» among eight, of whom two are, and «the Renegade» among seven', () => {
    const out: GameEvent = { type: 'eliminated', seat: ANN, detail: { role: 'renegade', by: CLEO } };
    const among = (count: number) => {
      const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].slice(0, count);
      return plainText(english.event(out, { names, you: null, roles: rolesFor(count) }));
    };
    expect(among(7)).toBe('Ann is eliminated by Cleo. Ann was the Renegade.');
    expect(among(8)).toBe('Ann is eliminated by Cleo. Ann was a Renegade.');
  });

  it('gives pieces: who, which card', () => {
    const event: GameEvent = { type: 'took', seat: ANN, target: CLEO, cards: [bang] };
    expect(english.event(event, COMPANY)).toEqual([
      { kind: 'seat', seat: 0, name: 'Ann' },
      { kind: 'text', text: ' takes ' },
      { kind: 'card', card: 'bang', name: 'BANG!', sign: '2♦' },
      { kind: 'text', text: ' from ' },
      { kind: 'seat', seat: 2, name: 'Cleo' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('asks with what the question is about', () => {
    const dodge = (about: { readonly [name: string]: string | number }) =>
      plainText(english.question({ kind: 'dodge', about }, COMPANY));
    expect(dodge({ by: 0, card: 'bang', sign: '2♦', missing: 1, damage: 1 })).toBe(
      'Ann shoots at you with BANG! 2♦: one Missed! cancels it',
    );
    expect(dodge({ by: 0, card: 'bang', missing: 2, damage: 1 })).toBe(
      'Ann shoots at you with BANG!: you need 2 Missed!',
    );
    expect(dodge({ by: 0, card: 'bang', stake: 'barrel', missing: 1 })).toBe(
      'Ann throws BANG! at your Barrel: a Missed! saves it',
    );
    expect(plainText(english.question({ kind: 'jail', about: null }, COMPANY))).toBe('Jail: what do you do?');
  });

  it('names whom a question is about', () => {
    const teller = readStoryteller('en', ['base', 'valley-of-shadows', 'armed-and-dangerous']);
    const asked = (kind: string, about: { readonly [name: string]: string | number | boolean }) =>
      plainText(teller.question({ kind, about }, COMPANY));
    expect(asked('save', { seat: 2, amount: 1, by: 0 })).toBe('Cleo is about to lose a life point: do you step in?');
    expect(asked('repeatDraw', { seat: 2, reason: 'jail', isHit: false, isGood: true })).toBe(
      'Cleo’s draw! for Jail: no match. Repeat it with Tumbleweed?',
    );
    expect(asked('repeatDraw', { seat: 1, reason: 'barrel', isHit: true, isGood: true })).toBe(
      'Your draw! for Barrel: a match. Repeat it with Tumbleweed?',
    );
    expect(asked('pickTurned', { reason: 'barrel', isGood: true })).toBe('draw! for Barrel: which card counts?');
  });

  it('refuses with numbers, and with words for what they count', () => {
    expect(plainText(english.refusal({ refused: 'outOfRange', distance: 3, reach: 1 }))).toBe(
      'distance 3, but your gun reaches 1',
    );
    expect(plainText(english.refusal({ refused: 'alreadyInPlay', card: 'jail' }))).toBe(
      'Jail is already in play there',
    );
    expect(plainText(italian.refusal({ refused: 'cannotPay', needs: 1, has: 0 }))).toBe(
      'costa un’altra carta, ne hai 0',
    );
    expect(plainText(english.shortRefusal({ refused: 'outOfRange', distance: 3, reach: 1 }))).toBe('reach 1');
  });

  it('reads signs aloud', () => {
    expect(english.aloud(english.event({ type: 'drew', seat: BEN, cards: [bang] }, COMPANY))).toBe(
      'You draw BANG!, two of diamonds.',
    );
  });

  it.each(LANGUAGES)('tells every event in %s', (language) => {
    const teller = readStoryteller(language, ['base']);
    expect(EVENT_TYPES.filter((type) => !teller.has(`tells.${type}`))).toEqual([]);
  });
});

describe('A language with cases, genders and three plurals', () => {
  const polish = storytellerOf(
    messagesIn(
      'pl',
      [
        {
          'cards.jail.name': 'Więzienie',
          'cards.jail.gender': 'n',
          'cards.bang.name': 'BANG!',
          'cards.beer.name': 'Beczka piwa',
          'cards.beer.accusative': 'Beczkę piwa',
          'cards.beer.gender': 'f',
          someCards: '{count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
          'tells.drew': '{whoIs, select, you {Ciągniesz} other {{who} ciągnie}} {cardsAccusative}.',
          'tells.landed':
            '{cards} {cardsGender, select, f {została odłożona} n {zostało odłożone} other {został odłożony}}.',
        },
        coreCatalogue('en'),
      ],
      compileMessage,
    ),
  );
  const beer = { id: cardId(3), card: 'beer', sign: '6♥' };

  it.each([
    [1, 'Ann ciągnie 1 kartę.'],
    [2, 'Ann ciągnie 2 karty.'],
    [5, 'Ann ciągnie 5 kart.'],
    [12, 'Ann ciągnie 12 kart.'],
    [22, 'Ann ciągnie 22 karty.'],
  ])('counts %i', (count, text) => {
    expect(told({ type: 'drew', seat: ANN, count }, polish)).toBe(text);
  });

  it('puts a name into the case that the sentence wants, where it has one', () => {
    expect(told({ type: 'drew', seat: BEN, cards: [beer, jail] }, polish)).toBe(
      'Ciągniesz Beczkę piwa 6♥ i Więzienie J♠.',
    );
  });

  it('chooses the verb by the gender of the card', () => {
    expect(told({ type: 'landed', cards: [beer] }, polish)).toBe('Beczka piwa 6♥ została odłożona.');
    expect(told({ type: 'landed', cards: [jail] }, polish)).toBe('Więzienie J♠ zostało odłożone.');
    expect(told({ type: 'landed', cards: [bang] }, polish)).toBe('BANG! 2♦ został odłożony.');
  });
});
