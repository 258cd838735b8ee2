import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const fistful = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'A Fistful of Cards' } as const;
const hand = ['Missed!'];

describe('A Fistful of Cards', () => {
  it('[FOC-FISTFUL-OF-CARDS-01][FOC-FISTFUL-OF-CARDS-02] a shot for each card of his hand, each can be cancelled', () => {
    const { Ann, Ben } = table({ Ann: { hand }, Ben: { hand: ['Missed!', 'Beer', 'Scope'] } }, fistful);
    Ann.endsTurn();
    Ben.answers('Missed!');
    Ben.passes();
    Ben.passes();
    expect(Ben).toHaveLostLife(2);
    expect(Ben).toBeAsked('play');
  });

  it('[FOC-FISTFUL-OF-CARDS-03] before Dynamite and Jail; with an empty hand nothing happens', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { hand: ['Beer'], inPlay: ['Jail'] }, Cat: {} },
      { ...fistful, deckTop: ['5♠'] },
    );
    Ann.endsTurn();
    Ben.isAsked('dodge');
    expect(Ben).toHaveInPlay('Jail');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toBeAsked('play');
    expect(Cat).toHaveLostLife(0);
  });

  it('[FOC-FISTFUL-OF-CARDS-04] nobody shoots: El Gringo takes nothing, Bart Cassidy draws for each point', () => {
    const { Ann, Bart } = table({ Ann: { hand }, Bart: { is: 'Bart Cassidy', hand: ['Beer', 'Duel'] } }, fistful);
    Ann.endsTurn();
    Bart.passes();
    expect(Bart).toHold(3);
    Bart.passes();
    expect(Bart).toHold(6); // with phase 1
    const gringo = table({ Ann: { hand }, Gringo: { is: 'El Gringo', hand: ['Beer'] } }, fistful);
    gringo.Ann.endsTurn();
    gringo.Gringo.passes();
    expect(gringo.Gringo).toHaveLostLife(1);
    expect(gringo.Ann).toHold(1);
  });

  it('[FOC-FISTFUL-OF-CARDS-05-Q] counted when the turn begins; a card drawn in between may answer a later shot', () => {
    const { Ann, Bart } = table(
      { Ann: { hand }, Bart: { is: 'Bart Cassidy', hand: ['Beer', 'Duel'] } },
      { ...fistful, deckTop: ['Missed!', 'Scope', 'Barrel'] },
    );
    Ann.endsTurn();
    Bart.passes();
    Bart.answers('Missed!');
    expect(Bart).toHaveLostLife(1);
    expect(Bart).toBeAsked('play');
  });

  it('[FOC-FISTFUL-OF-CARDS-06-Q] one after the other, each with a fresh try of the Barrel; rescued, the rest goes on', () => {
    const { Ann, Ben } = table(
      { Ann: { hand }, Ben: { life: 1, hand: ['Beer', 'Scope', 'Duel'], inPlay: ['Barrel'] }, Cat: {} },
      { ...fistful, deckTop: ['5♠', '6♥', '7♥'] },
    );
    Ann.endsTurn();
    Ben.uses('Barrel');
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    Ben.uses('Barrel');
    Ben.uses('Barrel');
    expect(Ben).toHaveLife(1);
    expect(Ben).toBeAsked('play');
  });

  it('[FOC-FISTFUL-OF-CARDS-06-Q] eliminated he has no turn', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { life: 1, hand: ['Scope', 'Duel'], role: 'renegade' }, Cat: {} },
      fistful,
    );
    Ann.endsTurn();
    Ben.passes();
    Ben.passes();
    expect(Ben).toBeOut();
    expect(Cat).toBeAsked('play');
  });

  it('[FOC-FISTFUL-OF-CARDS-07-Q] Apache Kid is not spared, Molly Stark draws nothing, green cards work', () => {
    const kid = table({ Ann: { hand }, Kid: { is: 'Apache Kid', hand: ['Beer'] } }, fistful);
    kid.Ann.endsTurn();
    kid.Kid.passes();
    expect(kid.Kid).toHaveLostLife(1);
    const molly = table(
      { Ann: { hand }, Molly: { is: 'Molly Stark', hand: ['Missed!', 'Beer'], inPlay: ['Sombrero'] } },
      fistful,
    );
    molly.Ann.endsTurn();
    molly.Molly.answers('Missed!');
    molly.Molly.uses('Sombrero');
    expect(molly.Molly).toHaveLostLife(0);
    expect(molly.Molly).toHold(3);
  });

  it('[FOC-FISTFUL-OF-CARDS-07-Q] Suzy Lafayette draws when her hand is empty', () => {
    const { Ann, Suzy } = table({ Ann: { hand }, Suzy: { is: 'Suzy Lafayette', hand } }, fistful);
    Ann.endsTurn();
    Suzy.answers('Missed!');
    expect(Suzy).toHold(3);
  });
});
