import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const noon = { sets: ['base', 'high-noon'], event: 'High Noon' } as const;
const hand = ['Missed!'];

describe('High Noon', () => {
  it('[HN-HIGH-NOON-01] beginning a turn costs a life point; a Beer saves', () => {
    const { Ann, Ben } = table({ Ann: { hand }, Ben: { life: 1, hand: ['Beer'] }, Cat: {} }, noon);
    Ann.endsTurn();
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ben).toBeAsked('play');
  });

  it('[HN-HIGH-NOON-02] the Sheriff is the first, in the turn before which it is turned, and it stays', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand }, Ben: { hand } },
      { sets: noon.sets, eventsToCome: ['High Noon'], turn: 'Ben' },
    );
    Ben.endsTurn();
    expect(Ann).toHaveLostLife(1);
    Ann.endsTurn();
    expect(Ben).toHaveLostLife(1);
    Ben.endsTurn();
    expect(Ann).toHaveLostLife(2);
    expect(game.state.inForce['events']).toBe('high-noon');
  });

  it('[HN-HIGH-NOON-03] before Dynamite and Jail: the jailed lose it too', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { inPlay: ['Jail'] }, Cat: { hand } },
      { ...noon, deckTop: ['5♠'] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toBeAsked('play');
  });

  it('[HN-HIGH-NOON-04] Bart Cassidy draws, El Gringo takes nothing', () => {
    const { Ann, Bart, Gringo } = table(
      { Ann: { hand }, Bart: { is: 'Bart Cassidy' }, Gringo: { is: 'El Gringo', hand } },
      noon,
    );
    Ann.endsTurn();
    expect(Bart).toHold(3); // with the two of phase 1
    Bart.endsTurn();
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold(3);
    expect(Bart).toHold(3);
  });

  it('[HN-HIGH-NOON-05] eliminated he has no turn; with two players left a Beer does not help', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { life: 1, role: 'renegade' }, Cat: { hand }, Dan: {} },
      noon,
    );
    Ann.endsTurn();
    expect(Ben).toBeOut();
    expect(Cat).toBeAsked('play');
    const two = table({ Ann: { hand }, Ben: { life: 1, hand: ['Beer'] } }, noon);
    two.Ann.endsTurn();
    two.Ben.answers('Beer');
    expect(two.Ann).toHaveWon();
  });

  it('[HN-HIGH-NOON-05] the Sheriff dies of it: the Outlaws win, or the Renegade if he alone is left', () => {
    const outlaws = table(
      { Ann: { role: 'sheriff', life: 1 }, Ben: { role: 'outlaw' }, Cat: { role: 'renegade', hand } },
      { ...noon, turn: 'Cat' },
    );
    outlaws.Cat.endsTurn();
    expect(outlaws.Ben).toHaveWon();
    const renegade = table(
      { Ann: { role: 'sheriff', life: 1 }, Cat: { role: 'renegade', hand } },
      { ...noon, turn: 'Cat' },
    );
    renegade.Cat.endsTurn();
    expect(renegade.Cat).toHaveWon();
  });

  it('[HN-HIGH-NOON-07-Q] Sid Ketchum heals to stay alive or afterwards, never before', () => {
    const { Ann, Sid } = table(
      { Ann: { hand }, Sid: { is: 'Sid Ketchum', life: 1, hand: ['Scope', 'Barrel', 'Missed!', 'Duel'] } },
      noon,
    );
    Ann.endsTurn();
    expect(Sid).toBeAsked('rescue');
    Sid.uses('Sid Ketchum', { cards: ['Scope', 'Barrel'] });
    expect(Sid).toBeAsked('turnStarts');
    Sid.interjects('Sid Ketchum', ['Missed!', 'Duel']);
    expect(Sid).toHaveLife(2);
  });
});
