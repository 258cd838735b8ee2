import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const JOURDONNAIS = 'Jourdonnais';

describe('Jourdonnais', () => {
  it('[BASE-JOURD-01] draws! against every shot as if behind a Barrel, a BANG! and a Gatling alike', () => {
    const { Ann, Jourdonnais, game } = table(
      { Ann: { hand: ['BANG!', 'Gatling', 'Beer'] }, Jourdonnais: { is: JOURDONNAIS, hand: ['Missed!'] } },
      { deckTop: ['3♥', '4♥'] },
    );
    Ann.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses(JOURDONNAIS);
    expect(game).toHaveDiscarded('3♥', 'BANG!');
    Ann.plays('Gatling');
    Jourdonnais.uses(JOURDONNAIS);
    expect(Jourdonnais).toHaveLostLife(0);
    expect(Jourdonnais).toHold('Missed!');
  });

  it('[BASE-JOURD-01] is hit on any suit but Hearts, and tries once a shot', () => {
    const { Ann, Jourdonnais } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Jourdonnais: { is: JOURDONNAIS, hand: ['Beer'] } },
      { deckTop: ['2♦', '3♥'] },
    );
    Ann.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses(JOURDONNAIS);
    Jourdonnais.mayNot.use(JOURDONNAIS).because('noAbility');
    Jourdonnais.passes();
    expect(Jourdonnais).toHaveLostLife(1);
  });

  it('[BASE-JOURD-02] has two attempts with a real Barrel, and still his Missed!', () => {
    const { Ann, Jourdonnais, game } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Jourdonnais: { is: JOURDONNAIS, hand: ['Missed!'], inPlay: ['Barrel'] },
      },
      { deckTop: ['2♣', '3♣'] },
    );
    Ann.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses('Barrel');
    Jourdonnais.uses(JOURDONNAIS);
    Jourdonnais.answers('Missed!');
    expect(Jourdonnais).toHaveLostLife(0);
    expect(game).toHaveDiscarded('Missed!', '3♣', '2♣', 'BANG!');
  });

  it('[BASE-JOURD-03-Q] cancels Slab’s shot with two Hearts', () => {
    const { Slab, Jourdonnais } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
        Jourdonnais: { is: JOURDONNAIS, inPlay: ['Barrel'] },
      },
      { deckTop: ['3♥', '4♥'] },
    );
    Slab.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses(JOURDONNAIS);
    Jourdonnais.isAsked('dodge'); // the first has succeeded: he may use the second all the same
    Jourdonnais.uses('Barrel');
    expect(Jourdonnais).toHaveLostLife(0);
  });

  it('[BASE-JOURD-03-Q] cancels Slab’s shot with a Heart and a Missed!', () => {
    const { Slab, Jourdonnais } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
        Jourdonnais: { is: JOURDONNAIS, hand: ['Missed!'], inPlay: ['Barrel'] },
      },
      { deckTop: ['3♥'] },
    );
    Slab.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses(JOURDONNAIS);
    Jourdonnais.answers('Missed!');
    expect(Jourdonnais).toHaveLostLife(0);
    expect(Slab).toBeAsked('play');
  });

  it('has nothing to hide behind from Indians! and in a Duel', () => {
    const { Ann, Jourdonnais } = table({
      Ann: { hand: ['Indians!', 'Duel', 'Beer'] },
      Jourdonnais: { is: JOURDONNAIS, hand: ['Beer'] },
    });
    Ann.plays('Indians!');
    Jourdonnais.mayNot.use(JOURDONNAIS).because('notAnOption');
    Jourdonnais.passes();
    Ann.plays('Duel', { on: Jourdonnais });
    Jourdonnais.mayNot.use(JOURDONNAIS).because('notAnOption');
  });
});
