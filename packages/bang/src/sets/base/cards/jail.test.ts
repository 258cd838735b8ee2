import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Jail', () => {
  it('[BASE-JAIL-01] is laid in front of anybody at any distance, but never of the Sheriff', () => {
    const { A, B, D } = table({
      A: { role: 'outlaw', hand: ['Jail', 'Jail', 'Beer'] },
      B: { role: 'sheriff' },
      C: {},
      D: { inPlay: ['Mustang'] },
      E: {},
      F: {},
    });
    A.mayNot.play('Jail', { on: B }).because('notTheSheriff', { ruling: 'BASE-JAIL-01' });
    A.plays('Jail', { on: D });
    expect(D).toHaveInPlay('Mustang', 'Jail');
    expect(A).toHaveInPlay();
  });

  it('[BASE-JAIL-02] opens on a Heart: it is discarded, and the turn is like any other', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Jail'] }, Ben: { role: 'outlaw', hand: ['Beer'] } },
      { deckTop: ['4♥', 'Scope', 'Duel'] },
    );
    Ann.plays('Jail', { on: Ben });
    Ben.isAsked('play');
    expect(Ben).toHold('Beer', 'Scope', 'Duel');
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Jail', '4♥');
  });

  it('[BASE-JAIL-03] costs the whole turn on any other suit: nothing is drawn, played or discarded', () => {
    for (const sign of ['2♠', '3♦', '4♣']) {
      const { Ben, Cleo } = table(
        {
          Ben: { role: 'outlaw', life: 1, hand: ['Beer', 'BANG!', 'Panic!'], inPlay: ['Jail'] },
          Cleo: { role: 'sheriff' },
        },
        { phase: 'start', deckTop: [sign, 'Scope', 'Duel'] },
      );
      expect(Ben).toHold('Beer', 'BANG!', 'Panic!');
      expect(Ben).toHaveInPlay();
      expect(Cleo).toBeAsked('play');
      expect(Cleo).toHold('Scope', 'Duel');
    }
  });

  it('[BASE-JAIL-04] shuts nobody off: the jailed player is shot at and answers', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['BANG!', 'Gatling', 'Panic!', 'Scope'] },
      Ben: { role: 'outlaw', life: 1, hand: ['Missed!', 'Beer', 'Duel'], inPlay: ['Jail'] },
      Cleo: {},
    });
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    Ann.plays('Gatling');
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    Ann.plays('Panic!', { on: Ben, what: 'hand' });
    expect(Ann).toHold('Scope', 'Duel');
  });

  it('[BASE-JAIL-05] is refused in front of somebody who has one', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['Jail', 'Beer'] },
      Ben: { role: 'outlaw', inPlay: ['Jail'] },
      Cleo: { role: 'outlaw' },
    });
    Ann.mayNot.play('Jail', { on: Ben }).because('alreadyInPlay', { card: 'Jail', ruling: 'BASE-JAIL-05' });
  });

  it('[BASE-JAIL-06-Q] may be laid in front of oneself, unless one is the Sheriff or jailed', () => {
    const outlaw = table({ Ann: { role: 'outlaw', hand: ['Jail', 'Jail', 'Beer'] }, Ben: { role: 'sheriff' } });
    outlaw.Ann.plays('Jail', { on: outlaw.Ann });
    expect(outlaw.Ann).toHaveInPlay('Jail');
    outlaw.Ann.mayNot.play('Jail', { on: outlaw.Ann });

    const sheriff = table({ Ann: { role: 'sheriff', hand: ['Jail', 'Beer'] }, Ben: { role: 'outlaw' } });
    sheriff.Ann.mayNot.play('Jail', { on: sheriff.Ann }).because('notTheSheriff');
  });

  it('[BASE-JAIL-07-Q] lies on top of the card that was turned for it; so does a Dynamite that goes off', () => {
    const { game } = table(
      { Ben: { role: 'outlaw', inPlay: ['Jail'] }, Cleo: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['2♠'] },
    );
    expect(game).toHaveDiscarded('Jail', '2♠');

    const dynamite = table(
      { Ben: { role: 'outlaw', inPlay: ['Dynamite'] }, Cleo: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['3♠'] },
    );
    expect(dynamite.game).toHaveDiscarded('Dynamite', '3♠');
  });

  it('leaves Pedro Ramirez, freed from it, the Jail to take', () => {
    const { Pedro } = table(
      { Pedro: { is: 'Pedro Ramirez', role: 'outlaw', inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['4♥', 'Scope'] },
    );
    Pedro.picks({ from: 'discardPile' });
    expect(Pedro).toHold('Jail', 'Scope');
  });
});
