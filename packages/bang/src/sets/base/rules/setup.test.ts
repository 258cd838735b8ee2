import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { bangRules, bookOf, type Setup } from '@dustup/bang';

const SEEDS = Array.from({ length: 40 }, (_, i) => `deal ${i}`);

/** The table as it is when the first turn begins, once for each seed. */
function deals(words: Partial<Setup> = {}) {
  const setup = { players: 5, sets: ['base'], ...words };
  return SEEDS.map((seed) => Position.begin(bangRules, setup, keyFromSeed(seed)));
}

function refusalOf(words: Partial<Setup>): string {
  try {
    bangRules.begin({ players: 5, sets: ['base'], ...words }, keyFromSeed('refused'));
  } catch (error) {
    return String(error);
  }
  return 'none';
}

/** Which roles were dealt, each different hand of them once. */
function rolesDealtTo(players: number): string[] {
  const dealt = deals({ players }).map(({ state }) =>
    state.seats
      .map(({ role }) => role)
      .toSorted()
      .join(' '),
  );
  return [...new Set(dealt)];
}

const base = bookOf(['base']);

describe('Setting up', () => {
  it('[BASE-SETUP-01] deals four roles to four', () => {
    expect(rolesDealtTo(4)).toEqual(['outlaw outlaw renegade sheriff']);
  });

  it('[BASE-SETUP-02] deals a Deputy among five', () => {
    expect(rolesDealtTo(5)).toEqual(['deputy outlaw outlaw renegade sheriff']);
  });

  it('[BASE-SETUP-03] deals a third Outlaw among six', () => {
    expect(rolesDealtTo(6)).toEqual(['deputy outlaw outlaw outlaw renegade sheriff']);
  });

  it('[BASE-SETUP-04] deals a second Deputy among seven', () => {
    expect(rolesDealtTo(7)).toEqual(['deputy deputy outlaw outlaw outlaw renegade sheriff']);
  });

  it('[BASE-SETUP-05] deals roles at random; of the others’ a seat sees the Sheriff’s only', () => {
    const dealt = deals();
    for (const seat of [0, 1, 2, 3, 4]) {
      const roles = new Set(dealt.map(({ state }) => state.seats[seat]?.role));
      expect(roles.size).toBe(4);
    }
    for (const position of dealt) {
      for (const viewer of [0, 1, 2, 3, 4, null]) {
        const seen = position.view(viewer).seats.map(({ role }) => role);
        const truth = position.state.seats.map(({ role }, at) => (role === 'sheriff' || at === viewer ? role : null));
        expect(seen).toEqual(truth);
      }
    }
  });

  it('[BASE-SETUP-06] deals characters at random, no two alike, seen by all; the others are out of the game', () => {
    const met = new Set<string>();
    for (const position of deals({ players: 7 })) {
      const dealt = position.state.seats.map(({ character }) => character);
      for (const character of dealt) met.add(character);
      expect(new Set(dealt).size).toBe(7);
      expect(position.view(null).seats.map(({ character }) => character)).toEqual(dealt);
      const left = [...base.characters.keys()].filter((slug) => !dealt.includes(slug));
      expect(left.filter((slug) => JSON.stringify(position.state).includes(slug))).toEqual([]);
    }
    expect(met.size).toBe(16);
  });

  it('[BASE-SETUP-07] gives life by the bullets, and the Sheriff one more', () => {
    for (const { state } of deals({ players: 7 })) {
      for (const { character, role, life, maxLife } of state.seats) {
        const bullets = base.characters.get(character)?.life ?? 0;
        expect([life, maxLife]).toEqual(role === 'sheriff' ? [bullets + 1, bullets + 1] : [bullets, bullets]);
      }
    }
    const lifeOfSheriff = (character: string) => {
      const [first] = deals({ sheriff: 0, characters: [character] });
      return [first?.state.seats[0]?.life, first?.state.seats[0]?.maxLife];
    };
    expect(lifeOfSheriff('paul-regret')).toEqual([4, 4]);
    expect(lifeOfSheriff('jesse-jones')).toEqual([5, 5]);
  });

  it('[BASE-SETUP-07] the Sheriff’s fifth point is his maximum for healing too', () => {
    const { Ann } = table({ Ann: { role: 'sheriff', life: 4, hand: ['Beer', 'Beer', 'Scope'] }, Ben: {}, Cleo: {} });
    Ann.plays('Beer');
    expect(Ann).toHaveLife(5);
    Ann.plays('Beer');
    expect(Ann).toHaveLife(5);
  });

  it('[BASE-SETUP-08] deals as many cards as life points, the Sheriff’s bonus included', () => {
    // The Sheriff has had his phase 1 when he is first asked
    const handSizes = (characters: readonly string[]) => {
      const [first] = deals({ sheriff: 0, characters });
      return first?.state.seats.slice(0, 2).map(({ hand }) => hand.length);
    };
    expect(handSizes(['bart-cassidy', 'paul-regret'])).toEqual([5 + 2, 3]);
    expect(handSizes(['paul-regret', 'bart-cassidy'])).toEqual([4 + 2, 4]);
  });

  it('[BASE-SETUP-09] leaves the rest face down, nothing discarded, nothing in play', () => {
    for (const position of deals({ characters: ['bart-cassidy'], sheriff: 0 })) {
      const { state } = position;
      const held = state.seats.reduce((cards, { hand }) => cards + hand.length, 0);
      expect(state.drawPile.length).toBe(80 - held);
      expect(state.discardPile).toEqual([]);
      expect(state.seats.flatMap(({ inPlay }) => inPlay)).toEqual([]);
      expect(position.view(0).drawPileCount).toBe(80 - held);
    }
  });

  it('[BASE-SETUP-10] has 80 cards and 16 characters for 4 to 7 players', () => {
    expect(base.faces.length).toBe(80);
    expect(base.characters.size).toBe(16);
    for (const players of [4, 5, 6, 7]) expect(refusalOf({ players })).toBe('none');
    for (const players of [0, 1, 2, 3, 8, 4.5])
      expect(refusalOf({ players })).toContain(`playersOutOfRange {"players":${players},"least":4,"most":7}`);
  });
});

const BOOK_CARDS = ['Duel', 'Dynamite', 'General Store', 'Indians!', 'Jail'];

describe('The beginners’ game', () => {
  it('[BASE-SETUP-11] takes the book cards out before dealing, and nothing else', () => {
    for (const { state } of deals({ options: ['beginners'], sheriff: 0, characters: ['bart-cassidy'] })) {
      const inGame = [...state.drawPile, ...state.seats.flatMap(({ hand }) => hand)];
      const cardsOf = (ids: readonly number[]) => ids.map((id) => base.faces[state.faces[id] ?? -1]?.card);
      expect(cardsOf(inGame).filter((card) => card?.hasBook !== false)).toEqual([]);
      expect(cardsOf(state.box).filter((card) => card?.hasBook !== true)).toEqual([]);
      expect(inGame.length + state.box.length).toBe(base.faces.length);
    }
  });

  it('[BASE-SETUP-11] is off unless it is asked for', () => {
    for (const { state } of deals()) expect(state.box).toEqual([]);
  });

  it('[BASE-SETUP-12-Q] leaves out eleven cards of five names: 69 are left', () => {
    const left = base.faces.filter(({ card }) => !card.hasBook);
    const out = base.faces.filter(({ card }) => card.hasBook);
    expect([...new Set(out.map(({ card }) => card.name))].toSorted()).toEqual(BOOK_CARDS);
    expect([out.length, left.length]).toEqual([11, 69]);
  });

  it('[BASE-SETUP-12-Q] leaves out Dodge City’s cards of these names too', () => {
    const both = bookOf(['base', 'dodge-city']);
    const [first] = deals({ sets: ['base', 'dodge-city'], options: ['beginners'] });
    const boxed = first?.state.box.map((id) => both.faces[first.state.faces[id] ?? -1]?.card.name) ?? [];
    expect(boxed.length).toBe(both.faces.filter(({ card }) => BOOK_CARDS.includes(card.name)).length);
    expect(boxed.filter((name) => !BOOK_CARDS.includes(name ?? ''))).toEqual([]);
  });
});

describe('A list of sets', () => {
  it('is read anew for each game, also when its owner has changed it', () => {
    const sets = ['base'];
    expect(bangRules.begin({ players: 4, sets }, keyFromSeed('one')).faces).toHaveLength(80);
    sets.push('dodge-city');
    const { faces } = bangRules.begin({ players: 4, sets }, keyFromSeed('two'));
    expect(faces).toHaveLength(bookOf(['base', 'dodge-city']).faces.length);
    expect(faces.length).toBeGreaterThan(80);
  });
});

describe('The choice between two characters', () => {
  it('asks everybody at once, each of two of his own, and tells nobody else', () => {
    for (const position of deals({ players: 7, options: ['twoCharacters'] })) {
      const offered = position.state.seats.map(({ characterChoice }) => characterChoice);
      expect(offered.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
      expect(new Set(offered.flat()).size).toBe(14);
      expect(position.open.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      for (const viewer of [0, null]) {
        const seen = JSON.stringify(position.view(viewer));
        expect(offered.flat().filter((slug) => seen.includes(slug))).toEqual([]);
      }
    }
  });

  it('is made by each for himself, in any order; the others stay hidden until all have chosen', () => {
    const [position] = deals({ players: 4, options: ['twoCharacters'], sheriff: 2 });
    if (position === undefined) throw new Error('no deal');
    const second = position.state.seats.map(({ characterChoice }) => characterChoice[1] ?? '');
    expect(position.answer(1, { character: second[0] ?? '' })).toEqual(
      expect.objectContaining({ refused: 'notAnOption' }),
    );
    for (const seat of [3, 1, 0]) expect(position.answer(seat, { character: second[seat] ?? '' })).toBeUndefined();
    expect(position.view(null).seats.map(({ character }) => character)).toEqual(['', '', '', '']);
    position.answer(2, { character: second[2] ?? '' });
    expect(position.view(null).seats.map(({ character }) => character)).toEqual(second);
    const lives = second.map((slug, at) => (base.characters.get(slug)?.life ?? 0) + (at === 2 ? 1 : 0));
    expect(position.state.seats.map(({ life }) => life)).toEqual(lives);
    expect(position.state.turn.seat).toBe(2);
  });

  it('is none for whoever has a certain character', () => {
    const [position] = deals({ players: 4, options: ['twoCharacters'], characters: [null, 'suzy-lafayette'] });
    expect(position?.open.map(({ seat }) => seat)).toEqual([0, 2, 3]);
    expect(position?.state.seats.flatMap(({ characterChoice }) => characterChoice)).toHaveLength(7);
  });
});

describe('A set-up is refused', () => {
  it.each<[string, Partial<Setup>, string]>([
    ['with an unknown set', { sets: ['bse'] }, 'noSuchSet {"set":"bse","sets":["base"'],
    [
      'with an unknown option',
      { options: ['begginers'] },
      'noSuchOption {"option":"begginers","options":["beginners","twoCharacters"]}',
    ],
    ['with a Sheriff who sits nowhere', { sheriff: 5 }, 'noSuchSeat {"seat":5,"players":5}'],
    ['with a Sheriff between two seats', { sheriff: 1.5 }, 'noSuchSeat {"seat":1.5,"players":5}'],
    ['with a stranger', { characters: ['slab'] }, 'noSuchCharacter {"character":"slab"}'],
    [
      'with a character at two seats',
      { characters: ['sid-ketchum', null, 'sid-ketchum'] },
      'characterTwice {"character":"sid-ketchum"}',
    ],
    [
      'with more characters than seats',
      { characters: Array.from({ length: 6 }, () => null) },
      'tooManyCharacters {"characters":6,"players":5}',
    ],
  ])('%s', (_what, words, reason) => {
    expect(refusalOf(words)).toContain(reason);
  });
});
