import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'high-noon', 'a-fistful-of-cards'];
const hand = ['Missed!'];

describe('The event decks', () => {
  it('[EVENT-03] the next event is seen by all, none behind it', () => {
    const { Ann } = table({ Ann: { hand }, Ben: {} }, { sets, eventsToCome: ['Ghost Town', 'Law of the West'] });
    expect(Ann.view.nextEvent).toBe('ghost-town');
    expect(Ann.view.eventsLeft).toBe(2);
  });

  it('[EVENT-04] none is in force in the first round', () => {
    const { state } = Position.begin(bangRules, { players: 4, sets }, keyFromSeed('events'));
    expect(state.eventsToCome.toSorted()).toEqual(['ghost-town', 'law-of-the-west']);
    expect(state.eventInForce).toBeNull();
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
    expect(game.state.eventInForce).toBeNull();
    Ben.endsTurn();
    expect(Ann).toBeAsked('play'); // nobody came back: there was no event yet
    expect(game.state.eventInForce).toBe('ghost-town');
    Ann.endsTurn();
    Ben.endsTurn();
    Ben.discards('Missed!');
    Cat.endsTurn();
    Cat.discards('Beer', 'Jail', 'Barrel');
    expect(Ann).toBeAsked('play');
    expect(game.state.eventInForce).toBe('law-of-the-west');
  });
});
