import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = (count: number) => ({ sets, tokensOn: { load: { Bomb: count } } });

describe('Bomb', () => {
  it('[ARMED-BOMB-01] red: its owner passes it on, tokens included, to whom they like', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Bomb'] }, Ben: {}, Cid: {}, Dot: {} },
      { ...armed(2), phase: 'start', deckTop: ['2♦'] },
    );
    Ann.isAsked('passBomb');
    Ann.picks(Cid);
    expect(Cid).toHaveTokens('load', 2, 'Bomb');
    Ann.isAsked('play');
  });

  it('[ARMED-BOMB-01] black: 2 tokens are discarded from it', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Bomb'] }, Ben: {}, Cid: {} },
      { ...armed(3), phase: 'start', deckTop: ['2♠'] },
    );
    Ann.isAsked('play');
    expect(Ann).toHaveTokens('load', 1, 'Bomb');
    expect(Ann).toHaveLostLife(0);
  });

  it('[ARMED-BOMB-02] a fresh Bomb: the first black draw! leaves 1, the second removes it, and it explodes', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Bomb'] }, Ben: { hand: ['Beer'] } },
      { ...armed(3), phase: 'start', deckTop: ['2♠', '2♦', '3♦', '4♦', '5♦', '3♣'] },
    );
    Ann.endsTurn();
    Ben.endsTurn();
    expect(Ann).toHaveLostLife(2);
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Bomb', '3♣');
  });

  it.each([
    ['Panic!', { what: 'Bomb' }],
    ['Cat Balou', { what: 'Bomb' }],
    ['Squaw', { what: 'Bomb' }],
  ] as const)('[ARMED-BOMB-03] removed by a %s it does not explode', (card, words) => {
    const { Ann, Ben, game } = table({ Ann: { hand: [card, 'Beer'] }, Ben: { inPlay: ['Bomb'] } }, armed(1));
    Ann.plays(card, { on: Ben, ...words });
    expect(Ben).toHaveInPlay();
    expect(Ben).toHaveLostLife(0);
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-BOMB-03] nor by a Whip', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Whip'] }, Ben: { inPlay: ['Bomb'] } },
      { sets, tokensOn: { load: { Bomb: 1, Whip: 3 } } },
    );
    Ann.uses('Whip', { on: Ben, what: 'Bomb' });
    expect(Ben).toHaveInPlay();
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-BOMB-04] it explodes when Rust takes its last token; that is nobody’s deed', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Rust', 'Beer'] }, Ben: { inPlay: ['Bomb'] } }, armed(1));
    Ann.plays('Rust');
    expect(Ben).toHaveLostLife(2);
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[ARMED-BOMB-05] Dynamite and Jail come before it', () => {
    const { Ann, game } = table(
      {
        Ann: { role: 'outlaw', hand: ['Beer'], inPlay: ['Bomb', 'Jail', 'Dynamite'] },
        Ben: { role: 'sheriff' },
      },
      { ...armed(3), phase: 'start', deckTop: ['4♦', '2♥', '3♠'] },
    );
    expect(game).toHaveDiscarded('3♠', 'Jail', '2♥', '4♦');
    expect(Ann).toHaveTokens('load', 1, 'Bomb');
  });

  it('[ARMED-BOMB-06-Q] nobody is to blame: an Outlaw it eliminates brings no reward, not even after Frankie Canton', () => {
    const { Frankie, Ben } = table(
      {
        Frankie: { is: 'Frankie Canton', hand: ['Beer'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Bomb'] },
        Cid: {},
        Dot: {},
      },
      armed(1),
    );
    Frankie.uses('Frankie Canton', { on: Ben, place: 'Bomb' });
    expect(Ben).toBeOut();
    expect(Frankie).toHold('Beer');
  });

  it('[ARMED-BOMB-07-Q] its owner may reload it and pay with its tokens; the last one makes it explode', () => {
    const { Ann } = table({ Ann: { hand: ['Mustang', 'Caravan', 'Beer'], inPlay: ['Bomb'] }, Ben: {} }, armed(1));
    Ann.plays('Mustang');
    Ann.picks('Bomb');
    expect(Ann).toHaveTokens('load', 2, 'Bomb');
    Ann.plays('Caravan', { times: 1, pay: ['Bomb', 'Bomb'] });
    expect(Ann).toHaveLostLife(2);
    expect(Ann).toHaveInPlay('Mustang');
    expect(Ann).toHold(4);
  });

  it('[ARMED-BOMB-08-Q] it is checked after the Rattlesnake', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Bomb', 'Rattlesnake'] }, Ben: {}, Cid: {} },
      { ...armed(3), sets: [...sets, 'valley-of-shadows'], phase: 'start', deckTop: ['2♥', '3♣'] },
    );
    expect(Ann).toHaveTokens('load', 1, 'Bomb');
    expect(game).toHaveDiscarded('3♣', '2♥');
  });

  it('[ARMED-BOMB-09-Q] it must be passed; of two players to the other, the Sheriff too', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'outlaw', hand: ['Beer'], inPlay: ['Bomb'] }, Ben: { role: 'sheriff' } },
      { ...armed(3), phase: 'start', deckTop: ['2♥'] },
    );
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveTokens('load', 3, 'Bomb');
  });

  it('[ARMED-BOMB-10-Q] in Jail, and the check fails: the Bomb is not checked', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'outlaw', hand: ['Beer'], inPlay: ['Bomb', 'Jail'] }, Ben: { role: 'sheriff', hand: ['Beer'] } },
      { ...armed(3), phase: 'start', deckTop: ['2♠'] },
    );
    Ben.isAsked('play');
    expect(Ann).toHaveTokens('load', 3, 'Bomb');
  });

  it('[ARMED-BOMB-11-Q] spent as a payment it explodes first; whoever is out by that gets nothing for it', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', life: 2, hand: ['Quick Shot'], inPlay: ['Bomb'] },
        Ben: { role: 'sheriff', hand: ['Beer'] },
        Cid: { role: 'outlaw', hand: ['Beer'] },
        Dot: { role: 'renegade' },
      },
      armed(1),
    );
    Ann.plays('Quick Shot', { on: Ben, times: 1, pay: ['Bomb'] });
    expect(Ann).toBeOut();
    expect(Ben).toHaveLostLife(0);
  });
});
