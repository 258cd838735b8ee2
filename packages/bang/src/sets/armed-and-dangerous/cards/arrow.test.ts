import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Arrow', () => {
  it('[ARMED-ARROW-01] somebody at any distance gives up a BANG! card or a life point, as they like', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['Arrow', 'Beer'] }, Ben: {}, Cid: { hand: ['BANG!'], inPlay: ['Mustang'] }, Dot: {} },
      { sets },
    );
    Ann.plays('Arrow', { on: Cid });
    Cid.isAsked('arrow');
    Cid.answers('BANG!');
    expect(Cid).toHaveLostLife(0);
    const other = table({ Ann: { hand: ['Arrow', 'Beer'] }, Cid: { hand: ['BANG!'] } }, { sets });
    other.Ann.plays('Arrow', { on: other.Cid });
    other.Cid.passes();
    expect(other.Cid).toHaveLostLife(1);
    expect(other.Cid).toHold('BANG!');
  });

  it.each(['Flintlock', 'Gatling', 'Quick Shot'])('[ARMED-ARROW-02] a %s is no BANG! card', (card) => {
    const { Ann, Ben } = table({ Ann: { hand: ['Arrow', 'Beer'] }, Ben: { hand: [card] } }, { sets });
    Ann.plays('Arrow', { on: Ben });
    Ben.mayNot.play(card).because('wrongCard', { needs: 'bangCard' });
  });

  it('[ARMED-ARROW-03] each token adds another target, all different', () => {
    const { Ann, Ben, Cid, Dot } = table(
      { Ann: { hand: ['Arrow', 'Beer'], tokens: { load: 3 } }, Ben: {}, Cid: {}, Dot: {} },
      { sets },
    );
    Ann.plays('Arrow', { on: Dot, times: 2, pay: ['character', 'character'], also: [Ben, Cid] });
    for (const hit of [Ben, Cid, Dot]) expect(hit).toHaveLostLife(1);
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[ARMED-ARROW-04-Q] Calamity Janet may give up a Missed!', () => {
    const { Ann, Janet } = table(
      { Ann: { hand: ['Arrow', 'Beer'] }, Janet: { is: 'Calamity Janet', hand: ['Missed!'] } },
      { sets },
    );
    Ann.plays('Arrow', { on: Janet });
    Janet.answers('Missed!');
    expect(Janet).toHaveLostLife(0);
  });

  it('[ARMED-ARROW-05-Q] Missed!, Barrel and Crate do not help', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Arrow', 'Beer'] }, Ben: { hand: ['Missed!'], inPlay: ['Barrel', 'Crate'] } },
      { sets, tokensOn: { load: { Crate: 4 } } },
    );
    Ann.plays('Arrow', { on: Ben });
    Ben.mayNot.play('Missed!').because('wrongCard');
    Ben.mayNot.use('Barrel').because('notAnOption');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
  });
});
