import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const SLEEPER = { inPlay: ['Sleeper Car', 'Mustang'] };

describe('Sleeper Car', () => {
  it('[TRAIN-SLEEPER-01] turns another blue card into one more BANG!, once a turn', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Sleeper Car', 'Mustang', 'Scope'], hand: ['BANG!', 'Beer'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.uses('Sleeper Car', { on: Ben, card: 'Mustang' });
    expect(Ben).toHaveLostLife(2);
    expect(Ann).toHaveInPlay('Sleeper Car', 'Scope');
    Ann.mayNot.use('Sleeper Car', { on: Ben, card: 'Scope' }).because('usedUp', { most: 1 });
  });

  it('[TRAIN-SLEEPER-01] takes railcars, under whose deck they go, but not itself', () => {
    const { Ann, Ben, game } = table(
      { Ann: { inPlay: ['Sleeper Car', 'Lounge Car'], hand: ['Beer'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.mayNot.use('Sleeper Car', { on: Ben, card: 'Sleeper Car' }).because('wrongCard', { needs: 'blue' });
    Ann.mayNot.use('Sleeper Car', { on: Ben, card: 'Beer' }).because('wrongCard', { needs: 'blue' });
    Ann.uses('Sleeper Car', { on: Ben, card: 'Lounge Car' });
    expect(Ben).toHaveLostLife(1);
    expect(game.facesOf(game.state.zones['railcars'] ?? [])[0]?.card.name).toBe('Lounge Car');
  });

  it('[TRAIN-SLEEPER-02] gives up a blue card where a BANG! is asked for in a Duel, once in that turn', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Duel', 'BANG!', 'Beer'] },
        Ben: { inPlay: ['Sleeper Car', 'Mustang', 'Scope'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('Duel', { on: Ben });
    Ben.uses('Sleeper Car', { card: 'Mustang' });
    Ann.answers('BANG!');
    // nothing else could help: Ben is not even asked
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHaveInPlay('Sleeper Car', 'Scope');
  });

  it('[TRAIN-SLEEPER-02] gives up a blue card of the hand against Indians! in the turn of another', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Indians!', 'Beer'] }, Ben: { inPlay: ['Sleeper Car'], hand: ['Scope'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Indians!');
    Ben.uses('Sleeper Car', { card: 'Scope' });
    expect(Ben).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(1);
  });

  it('[TRAIN-SLEEPER-03-Q] shoots as far as the weapon, no BANG! card, and again in the next turn of anybody', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { ...SLEEPER, is: 'Slab the Killer', hand: ['Scope', 'Barrel', 'Beer'] },
        Ben: { hand: ['Missed!', 'Indians!'] },
        Cid: { hand: ['Stagecoach'] },
        Dan: {},
      },
      onTheLine(),
    );
    Ann.mayNot.use('Sleeper Car', { on: Cid, card: 'Mustang' }).because('outOfRange');
    Ann.uses('Sleeper Car', { on: Ben, card: 'Mustang' });
    Ben.answers('Missed!'); // one is enough, though Slab shoots
    expect(Ben).toHaveLostLife(0);
    Ann.endsTurn();
    Ben.plays('Indians!');
    Cid.passes();
    Ann.uses('Sleeper Car', { card: 'Scope' });
    expect(Ann).toHaveLostLife(0);
  });
});
