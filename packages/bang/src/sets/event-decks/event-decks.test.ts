import { bangRules, mayBringBack, optionsFor, type Setup } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards'];
const hand = ['Missed!'];

function stackOf(setup: Partial<Setup>, seed = 'events'): readonly string[] {
  const { state } = Position.begin(bangRules, { players: 4, sets, ...setup }, keyFromSeed(seed));
  return state.stacks['events'] ?? [];
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => `seed ${seed}`);

describe('The event decks', () => {
  it.each([
    ['high-noon', 13],
    ['a-fistful-of-cards', 15],
  ])('[EVENT-01] with %s alone all its %i cards make the stack', (set, count) => {
    expect(new Set(stackOf({ sets: ['base', set] })).size).toBe(count);
  });

  it.each(['high-noon', 'a-fistful-of-cards'])('[EVENT-02] shuffled, but for %s, which comes last', (set) => {
    const stacks = SEEDS.map((seed) => stackOf({ sets: ['base', set] }, seed));
    expect(new Set(stacks.map((stack) => stack.at(-1)))).toEqual(new Set([set]));
    expect(new Set(stacks.map(([first]) => first)).size).toBeGreaterThan(3);
  });

  it('[EVENT-03] the next event is seen by all, none behind it', () => {
    const { Ann } = table({ Ann: { hand }, Ben: {} }, { sets, eventsToCome: ['Ghost Town', 'Law of the West'] });
    expect(Ann.view.stacks['events']).toEqual({ next: 'ghost-town', left: 2 });
    expect(JSON.stringify(Ann.view)).not.toContain('law-of-the-west');
  });

  it('[EVENT-04] none is in force in the first round', () => {
    const { state } = Position.begin(bangRules, { players: 4, sets }, keyFromSeed('events'));
    expect(state.inForce['events']).toBeUndefined();
    expect(state.turn.number).toBe(1);
  });

  it('[EVENT-05][EVENT-06] one is turned before each turn of the Sheriff, and covers the one before', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', hand },
        Ben: { role: 'renegade', hand },
        Cat: { role: 'outlaw', presence: 'out', life: 0 },
      },
      {
        sets,
        eventsToCome: ['Ghost Town', 'Law of the West'],
        deckTop: ['Missed!', 'Missed!', 'Duel', 'Scope', 'Missed!', 'Missed!', 'Beer', 'Jail', 'Barrel', '2♦', '3♠'],
      },
    );
    Ann.endsTurn();
    expect(game.state.inForce['events']).toBeUndefined();
    Ben.endsTurn();
    expect(Ann).toBeAsked('play'); // nobody came back: there was no event yet
    expect(game.state.inForce['events']).toBe('ghost-town');
    Ann.endsTurn();
    Ben.endsTurn();
    Ben.discards('Missed!');
    Cat.endsTurn();
    Cat.discards('Beer', 'Jail', 'Barrel');
    expect(Ann).toBeAsked('play');
    expect(game.state.inForce['events']).toBe('law-of-the-west');
  });

  it('[EVENT-07] the last one stays', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand }, Ben: { hand } },
      { sets, eventsToCome: ['High Noon'], turn: 'Ben' },
    );
    for (let round = 0; round < 2; round++) {
      Ben.endsTurn();
      expect(game.state.inForce['events']).toBe('high-noon');
      Ann.endsTurn();
    }
    expect(Ann).toHaveLostLife(2);
  });

  it('[EVENT-08][EVENT-18-Q] both together: twelve of both, and one of the two named cards at the end', () => {
    const stacks = SEEDS.map((seed) => stackOf({}, seed));
    for (const stack of stacks) {
      expect(new Set(stack).size).toBe(13);
      expect(stack.slice(0, -1)).not.toContain('high-noon');
      expect(stack.slice(0, -1)).not.toContain('a-fistful-of-cards');
    }
    expect(new Set(stacks.map((stack) => stack.at(-1)))).toEqual(new Set(['high-noon', 'a-fistful-of-cards']));
    expect(stacks.some((stack) => stack.includes('curse') && stack.includes('lasso'))).toBe(true);
  });

  it('[EVENT-18-Q] eighteen or all twenty-six, if the table wants more', () => {
    expect(stackOf({ options: ['moreEvents'] })).toHaveLength(19);
    expect(new Set(stackOf({ options: ['allEvents'] })).size).toBe(27);
  });

  it.each(['moreEvents', 'allEvents'])('[EVENT-18-Q] %s is refused with one set alone', (option) => {
    expect(() => stackOf({ sets: ['base', 'high-noon'], options: [option] })).toThrow(/bothEventSets/);
  });

  it('[EVENT-09] what an event does at the start of a turn comes before Dynamite and Jail', () => {
    const { Ann, Ben } = table(
      { Ann: { hand }, Ben: { life: 1, hand: ['Scope'], inPlay: ['Dynamite', 'Jail'] } },
      { sets, event: 'High Noon' },
    );
    Ann.endsTurn();
    expect(Ben).toBeAsked('rescue');
    expect(Ben).toHaveInPlay('Dynamite', 'Jail');
  });

  it('[EVENT-11-Q] among three the Deputy’s turns take the place of the Sheriff’s', () => {
    const { Dan, Ron, game } = table(
      { Oz: { role: 'outlaw', hand }, Dan: { role: 'deputy', hand }, Ron: { role: 'renegade', hand } },
      { sets, eventsToCome: ['Thirst'], turn: 'Oz' },
    );
    expect(game.state.inForce['events']).toBeUndefined();
    expect(Ron).toHold(1);
    game.answer(0, { do: 'end' });
    expect(Dan).toBeAsked('play');
    expect(game.state.inForce['events']).toBe('thirst');
  });

  it('[EVENT-13-Q] event, Dynamite, Jail, then Vera Custer’s choice, then phase 1', () => {
    const { Ann, Vera, Cat } = table(
      {
        Ann: { hand },
        Vera: { is: 'Vera Custer', borrowed: ['Bart Cassidy'], inPlay: ['Dynamite', 'Jail'] },
        Cat: { hand, is: 'Bart Cassidy' },
      },
      { sets, event: 'High Noon', deckTop: ['Scope', '5♦', '6♥', 'Beer', 'Duel'] },
    );
    Ann.endsTurn();
    expect(Vera).toBeAsked('borrow');
    expect(Vera).toHold('Scope'); // Bart's ability still, at the event
    expect(Vera).toHaveInPlay();
    expect(Cat).toHaveInPlay('Dynamite');
    Vera.picks('bart-cassidy');
    expect(Vera).toHold('Scope', 'Beer', 'Duel');
  });

  it('[EVENT-14-Q] between two turns it is nobody’s: Belle Star’s ability is off though she is the Sheriff', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand }, Ben: { hand, inPlay: ['Barrel'] } },
      { sets, eventsToCome: ['Russian Roulette'], turn: 'Ben', deckTop: ['5♥'] },
    );
    Ben.endsTurn();
    expect(Belle.view.turn.phase).toBe('before');
    Belle.answers('Missed!');
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
    expect(Belle).toHaveLostLife(2);
  });

  it('[EVENT-15-Q] among three a Deputy in Jail still turns the card', () => {
    const { Oz, Ron, game } = table(
      {
        Oz: { role: 'outlaw', hand },
        Dan: { role: 'deputy', inPlay: ['Jail'] },
        Ron: { role: 'renegade', hand },
      },
      { sets, eventsToCome: ['Thirst'], turn: 'Oz', deckTop: ['5♠'] },
    );
    Oz.endsTurn();
    expect(game.state.inForce['events']).toBe('thirst');
    expect(Ron).toBeAsked('play');
  });

  const withoutDeputy = {
    Oz: { role: 'outlaw', hand },
    Dan: { role: 'deputy', presence: 'out', life: 0 },
    Ron: { role: 'renegade', hand },
  } as const;

  it('[EVENT-15-Q] once he is out the next to his left turns them', () => {
    const { Oz, Ron, game } = table(withoutDeputy, { sets, eventsToCome: ['Thirst', 'Lasso'], turn: 'Oz' });
    Oz.endsTurn();
    expect(game.state.inForce['events']).toBe('thirst');
    expect(Ron).toHold(2);
    Ron.endsTurn();
    expect(Oz).toBeAsked('play');
    expect(game.state.inForce['events']).toBe('thirst');
  });

  it('[EVENT-15-Q] or, if the table wants it so, the events are over', () => {
    const { Oz, Ron, game } = table(withoutDeputy, {
      sets,
      options: ['eventsEnd'],
      event: 'Thirst',
      eventsToCome: ['Lasso'],
      turn: 'Oz',
    });
    Oz.endsTurn();
    expect(game.state.inForce['events']).toBeUndefined();
    expect(Ron).toHold(3);
    Ron.endsTurn();
    expect(Oz).toHold(3);
    expect(game.state.inForce['events']).toBeUndefined();
  });

  it('[EVENT-15-Q] while he is there that choice changes nothing', () => {
    const { Oz, Dan, game } = table(
      { Oz: { role: 'outlaw', hand }, Dan: { role: 'deputy', hand }, Ron: { role: 'renegade', hand } },
      { sets, options: ['eventsEnd'], eventsToCome: ['Thirst'], turn: 'Oz' },
    );
    Oz.endsTurn();
    expect(game.state.inForce['events']).toBe('thirst');
    expect(Dan).toHold(2);
  });

  it('[EVENT-15-Q] whom the new card itself kills has no turn', () => {
    const { Oz, Dan, Ron } = table(
      {
        Oz: { role: 'outlaw', hand },
        Dan: { role: 'deputy', life: 2 },
        Ron: { role: 'renegade', hand },
      },
      { sets, eventsToCome: ['Russian Roulette'], turn: 'Oz' },
    );
    Oz.endsTurn();
    expect(Dan).toBeOut();
    expect(Ron).toBeAsked('play');
  });

  it('[EVENT-16-Q] an event ends when the next is turned, before that does anything', () => {
    const { Ann, Ben } = table(
      { Ann: { hand, inPlay: ['Barrel'] }, Ben: { hand } },
      { sets, event: 'Curse', eventsToCome: ['Russian Roulette'], turn: 'Ben', deckTop: ['5♥'] },
    );
    Ben.endsTurn();
    Ann.uses('Barrel');
    expect(Ann).toHaveLostLife(0); // a Heart again
    expect(Ben).toBeAsked('dodge');
  });

  it('[EVENT-17-Q] what speaks of phase 1 touches nothing else', () => {
    const thirst = table({ Ann: { hand: ['Stagecoach'] }, Ben: {} }, { sets, event: 'Thirst' });
    thirst.Ann.plays('Stagecoach');
    expect(thirst.Ann).toHold(2);
    const train = table({ Ann: { hand: ['Wells Fargo'] }, Ben: {} }, { sets, event: 'Train Arrival' });
    train.Ann.plays('Wells Fargo');
    expect(train.Ann).toHold(3);
    const law = table(
      { Ann: { hand: ['Stagecoach'] }, Ben: {} },
      { sets, event: 'Law of the West', deckTop: ['Missed!', 'Duel'] },
    );
    law.Ann.plays('Stagecoach');
    law.Ann.may.endTurn();
  });
});

describe('A table’s choices', () => {
  it('are those of its sets', () => {
    expect(optionsFor(['base'])).toEqual(['beginners', 'twoCharacters']);
    expect(optionsFor(sets)).toContain('noGhosts');
    expect(() => stackOf({ sets: ['base'], options: ['noGhosts'] })).toThrow(/noSuchOption .*noGhosts/);
  });

  it('[EVENT-19-Q] leave out whatever brings back the dead', () => {
    const stack = stackOf({ options: ['allEvents', 'noGhosts'] });
    expect(stack).toHaveLength(25);
    expect(stack).not.toContain('ghost-town');
    expect(stack).not.toContain('dead-man');
  });

  it('say whether somebody may come back', () => {
    expect(mayBringBack(['base', 'dodge-city'])).toBe(false);
    expect(mayBringBack(['base', 'high-noon'])).toBe(true);
    expect(mayBringBack(['base', 'a-fistful-of-cards'])).toBe(true);
    expect(mayBringBack(sets, ['noGhosts'])).toBe(false);
    expect(mayBringBack(['base', 'valley-of-shadows'], ['noGhosts'])).toBe(true);
  });
});
