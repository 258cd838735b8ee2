import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const shop = ['Gold Rush', 'Rhum', 'Shot'];

describe('Gold Rush', () => {
  it('[GOLD-GRUSH-01] ends the turn; its player has all life points back and plays another one', () => {
    const { Ann } = table(
      { Ann: { life: 1, maxLife: 4, hand: ['Scope'], tokens: { nugget: 5 } }, Ben: {} },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Gold Rush' });
    expect(Ann).toHaveLife(4);
    expect(Ann).toBeAsked('play');
    expect(Ann).toHold(3);
    Ann.endsTurn();
  });

  it('[GOLD-GRUSH-02-Q] phase 3 comes first, with the limit of the moment, then the healing, then a whole turn', () => {
    const { Ann, Ben } = table(
      {
        Ann: { life: 1, hand: ['BANG!', 'Scope', 'BANG!'], tokens: { nugget: 5 }, inPlay: ['Dynamite'] },
        Ben: {},
      },
      { sets, zones: { shop }, deckTop: ['3♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.uses('Shop', { card: 'Gold Rush' });
    Ann.discards('Scope');
    expect(Ben).toHaveInPlay('Dynamite'); // checked at the start of the new turn
    expect(Ann).toHaveLostLife(-4); // a Sheriff's five
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[GOLD-GRUSH-03-Q] Don Bell draws! for the turn that it ends, and has a turn more if that is red', () => {
    const { Don, Ben, game } = table(
      { Don: { is: 'Don Bell', hand: ['Scope'], tokens: { nugget: 5 } }, Ben: { hand: ['Volcanic'] } },
      { sets, zones: { shop }, deckTop: ['2♥', 'Beer', 'Duel', 'Barrel', 'Mustang'] },
    );
    Don.uses('Shop', { card: 'Gold Rush' });
    expect(game).toHaveDiscarded('2♥');
    for (const turn of ['Gold Rush', 'Don Bell']) {
      expect(Don, turn).toBeAsked('play');
      Don.endsTurn();
      if (Don.question?.kind === 'discard') Don.passes();
    }
    expect(Ben).toBeAsked('play');
    expect(game).toHaveDiscarded('2♥'); // no further draw!
  });

  it('[FOC-VENDETTA-05-Q] a turn that it ends has its Vendetta', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Scope'], tokens: { nugget: 5 } }, Ben: { hand: ['Volcanic'] } },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Vendetta', zones: { shop }, deckTop: ['2♥'] },
    );
    Ann.uses('Shop', { card: 'Gold Rush' });
    expect(game).toHaveDiscarded('2♥');
    Ann.endsTurn();
    expect(Ann).toBeAsked('play');
    Ann.endsTurn();
    if (Ann.question?.kind === 'discard') Ann.passes();
    expect(Ben).toBeAsked('play');
  });

  it('[EVENT-12-Q] the Sheriff’s extra turn turns no new event', () => {
    const { Ann, game } = table(
      { Ann: { role: 'sheriff', hand: ['Scope'], tokens: { nugget: 5 } }, Ben: {} },
      { sets: [...sets, 'high-noon'], zones: { shop }, eventsToCome: ['Blessing', 'Curse'] },
    );
    Ann.uses('Shop', { card: 'Gold Rush' });
    expect(Ann).toBeAsked('play');
    expect(game.state.inForce['events']).toBeUndefined();
  });

  it('[HN-HIGH-NOON-06-Q] [FOC-FISTFUL-OF-CARDS-08-Q] the extra turn begins with High Noon, or with a Fistful of Cards', () => {
    const noon = table(
      { Ann: { life: 4, hand: ['Scope'], tokens: { nugget: 5 } }, Ben: {} },
      { sets: [...sets, 'high-noon'], event: 'High Noon', zones: { shop } },
    );
    noon.Ann.uses('Shop', { card: 'Gold Rush' });
    expect(noon.Ann).toHaveLostLife(0); // 4, healed to 5, and one lost again
    const fistful = table(
      { Ann: { life: 4, hand: ['Scope', 'Mustang'], tokens: { nugget: 5 } }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'A Fistful of Cards', zones: { shop } },
    );
    fistful.Ann.uses('Shop', { card: 'Gold Rush' });
    fistful.Ann.isAsked('dodge');
  });
});
