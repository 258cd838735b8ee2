import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const GARY = 'Gary Looter';

describe('Gary Looter', () => {
  it('[WWS-GARY-01] gets all that another player discards over the limit', () => {
    const { Ann, Gary, game } = table(
      { Ann: { life: 1, hand: ['Missed!', 'Beer', 'Duel'] }, Ben: { hand: ['Jail'] }, Gary: { is: GARY } },
      { sets },
    );
    Ann.endsTurn();
    Ann.discards('Beer', 'Duel');
    expect(Gary).toHold('Beer', 'Duel');
    expect(game).toHaveDiscarded();
    expect(Ann).toHold('Missed!');
  });

  it('[WWS-GARY-02] nothing that is played, paid or lost otherwise, nor his own surplus', () => {
    const { Ann, Gary, Ben } = table(
      {
        Ann: { hand: ['Cat Balou', 'Springfield', 'Beer', 'Missed!'] },
        Ben: { hand: ['Jail'] },
        Gary: { is: GARY, life: 1, hand: ['Duel'] },
      },
      { sets: [...sets, 'dodge-city'], deckTop: ['Scope', 'Barrel', 'Remington', 'Mustang'] },
    );
    Ann.plays('Springfield', { on: Ben, cost: ['Beer'] });
    Ben.passes();
    Ann.plays('Cat Balou', { on: Ben, what: 'hand' });
    expect(Gary).toHold('Duel');
    Ann.endsTurn();
    Ben.endsTurn();
    Gary.endsTurn();
    Gary.discards('Duel', 'Remington');
    expect(Gary).toHold('Mustang');
  });

  it('[WWS-GARY-03-Q] of two the first clockwise from who discards', () => {
    const { Ann, Vera, Gary } = table(
      {
        Ann: { life: 1, hand: ['Missed!', 'Beer'] },
        Vera: { is: 'Vera Custer', borrowed: [GARY] },
        Gary: { is: GARY },
      },
      { sets: [...sets, 'dodge-city'] },
    );
    Ann.endsTurn();
    Ann.discards('Beer');
    Vera.isAsked('borrow');
    expect(Vera).toHold('Beer');
    expect(Gary).toHold(0);
  });

  it('[WWS-MIX-15-Q] also under Abandoned Mine, unseen by the others', () => {
    const { Ann, Ben, Gary, game } = table(
      { Ann: { life: 1, hand: ['Missed!', 'Beer', 'Duel'] }, Ben: { hand: ['Jail'] }, Gary: { is: GARY } },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Abandoned Mine' },
    );
    const before = game.state.drawPile.length;
    Ann.endsTurn();
    Ann.discards('Beer', 'Duel');
    expect(Gary).toHold('Beer', 'Duel');
    expect(Ben).not.toHaveSeen('Duel');
    expect(game.state.drawPile).toHaveLength(before - 2); // Ben's phase 1
  });

  it('[WWS-MIX-15-Q] the hand thrown away for Darling Valentine is no surplus', () => {
    const { Gary, Ben } = table(
      { Ben: { hand: ['Missed!', 'Beer'] }, Gary: { is: GARY } },
      { sets, inForce: { show: 'Darling Valentine' }, phase: 'start' },
    );
    Ben.isAsked('play');
    expect(Gary).toHold(0);
  });

  it('[VALLEY-HENRY-09-Q] Henry Block does not shoot at him for the surplus', () => {
    const { Henry, Gary, Ben } = table(
      { Henry: { is: 'Henry Block', life: 1, hand: ['Missed!', 'Beer'] }, Ben: { hand: ['Jail'] }, Gary: { is: GARY } },
      { sets: [...sets, 'valley-of-shadows'] },
    );
    Henry.endsTurn();
    Henry.discards('Beer');
    expect(Gary).toHold('Beer');
    expect(Gary).toHaveLostLife(0);
    Ben.isAsked('play');
  });
});
