import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];
const loaded = (count: number) => ({ sets, tokensOn: { load: { Tumbleweed: count } } });

describe('Tumbleweed', () => {
  it('[ARMED-TUMBLE-01] has a draw! of somebody else repeated, out of turn; the earlier result is ignored', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] }, Ben: { inPlay: ['Barrel'] } },
      { ...loaded(3), deckTop: ['2♥', '3♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ann.isAsked('repeatDraw');
    Ann.uses('Tumbleweed');
    Ann.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveTokens('load', 2, 'Tumbleweed');
  });

  it('[ARMED-TUMBLE-01] its own owner’s draw! as well', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel', 'Tumbleweed'] } },
      { ...loaded(1), deckTop: ['3♠', '2♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.uses('Tumbleweed');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Barrel');
    expect(game).toHaveDiscarded('2♥', 'Tumbleweed', '3♠');
  });

  it('[ARMED-TUMBLE-01] passed by, the draw! counts as it is', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] }, Ben: { inPlay: ['Barrel'] } },
      { ...loaded(3), deckTop: ['2♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ann.passes();
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toHaveTokens('load', 3, 'Tumbleweed');
  });

  it('[ARMED-TUMBLE-02] again and again, as long as it can be paid', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] }, Ben: { inPlay: ['Barrel'] } },
      { ...loaded(2), deckTop: ['2♥', '3♥', '4♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ann.uses('Tumbleweed');
    Ann.uses('Tumbleweed');
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveInPlay();
  });

  it('[ARMED-TUMBLE-03][ARMED-TUMBLE-04-Q] Lucky Duke has chosen; repeated, he turns two new cards and chooses again', () => {
    const { Ann, Duke } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] }, Duke: { is: 'Lucky Duke', inPlay: ['Barrel'] } },
      { ...loaded(3), deckTop: ['2♥', '3♠', '4♠', '5♠'] },
    );
    Ann.plays('BANG!', { on: Duke });
    Duke.uses('Barrel');
    Duke.picks('2♥');
    Ann.uses('Tumbleweed');
    Duke.isAsked('pickTurned');
    Duke.picks('4♠');
    Ann.passes();
    expect(Duke).toHaveLostLife(1);
  });

  it('[ARMED-TUMBLE-04-Q] comes before the result is applied: a Dynamite that would go off goes on instead', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Dynamite'] }, Ben: { hand: ['Beer'], inPlay: ['Tumbleweed'] } },
      { ...loaded(3), phase: 'start', deckTop: ['5♠', '2♦'] },
    );
    Ben.uses('Tumbleweed');
    Ben.passes();
    expect(Ann).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Tumbleweed', 'Dynamite');
  });
});
