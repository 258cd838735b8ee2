import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Belle Star', () => {
  it('[DODGE-BELLE-01] switches off Barrel and Mustang of the others in her turn', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel', 'Mustang'] }, Cat: {} },
      { sets },
    );
    Belle.plays('BANG!', { on: Ben }); // in reach, though he has a Mustang
    expect(Ben).toHaveLostLife(1); // and nothing to be asked about
  });

  it('[DODGE-BELLE-02] leaves hands and her own cards alone, and everything once her turn is over', () => {
    const { Belle, Ben, Cat, Dan } = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'], inPlay: ['Scope'] },
        Ben: { hand: ['BANG!', 'Missed!'] },
        Cat: { hand: ['Missed!'], inPlay: ['Barrel'] },
        Dan: {},
      },
      { sets, deckTop: ['2♠', '3♠', '4♠', '5♠', '7♥'] },
    );
    Belle.plays('BANG!', { on: Cat }); // two away, one with her own Scope
    Cat.mayNot.use('Barrel').because('noAbility');
    Cat.answers('Missed!');
    expect(Cat).toHaveLostLife(0);
    Belle.endsTurn();
    Ben.plays('BANG!', { on: Cat });
    Cat.uses('Barrel');
    expect(Dan).toHaveLostLife(0);
  });

  it('[DODGE-BELLE-03-Q] does not touch the abilities of the others', () => {
    const { Belle, Jourdonnais, Cat, Paul } = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] },
        Jourdonnais: { is: 'Jourdonnais', inPlay: ['Barrel'] },
        Cat: {},
        Paul: { is: 'Paul Regret' },
      },
      { sets, deckTop: ['Q♥'] },
    );
    Belle.mayNot.play('BANG!', { on: Paul }).because('outOfRange', { distance: 2, reach: 1 });
    Belle.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses('Jourdonnais');
    expect(Jourdonnais).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(0);
  });

  it('[DODGE-BELLE-04-Q] as Vera Custer’s loan: from her choice to the end of that turn, never in other turns', () => {
    const { Vera, Belle, Cat } = table(
      {
        Vera: { is: 'Vera Custer', hand: ['BANG!', 'BANG!'] },
        Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'], inPlay: ['Mustang'] },
        Cat: { hand: ['BANG!'], inPlay: ['Barrel'] },
      },
      { sets, phase: 'start', deckTop: ['2♠', '3♠', '4♠', '5♠', '6♠', '7♠', 'Q♥'] },
    );
    Vera.picks('Belle Star');
    Vera.plays('BANG!', { on: Belle });
    Belle.passes();
    expect(Belle).toHaveLostLife(1);
    Vera.endsTurn();
    Belle.plays('BANG!', { on: Cat });
    Cat.mayNot.use('Barrel').because('noAbility'); // Belle's own turn
    Cat.passes();
    expect(Cat).toHaveLostLife(1);
    Belle.endsTurn();
    Cat.mayNot.play('BANG!', { on: Belle }).because('outOfRange', { distance: 2, reach: 1 });
    Cat.plays('BANG!', { on: Vera });
  });
});
