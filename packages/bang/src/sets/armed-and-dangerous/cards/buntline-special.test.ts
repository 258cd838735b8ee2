import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = { sets, tokensOn: { load: { 'Buntline Special': 3 } } };
const shooter = { hand: ['BANG!', 'Beer'], inPlay: ['Buntline Special'] };

describe('Buntline Special', () => {
  it('[ARMED-BUNTLINE-01] for a token whoever cancels the shot discards a card of their own choice', () => {
    const { Ann, Ben, game } = table({ Ann: shooter, Ben: { hand: ['Missed!', 'Duel', 'Saloon'] } }, armed);
    Ann.plays('BANG!', { special: 'Buntline Special', on: Ben });
    Ben.answers('Missed!');
    Ben.isAsked('discardForBuntline');
    Ben.picks('Duel');
    expect(Ben).toHold('Saloon');
    expect(game).toHaveDiscarded('Duel', 'Missed!', 'BANG!');
  });

  it('[ARMED-BUNTLINE-01] a Barrel’s Missed! as well; with an empty hand there is nothing to discard', () => {
    const { Ann, Ben } = table({ Ann: shooter, Ben: { inPlay: ['Barrel'] } }, { ...armed, deckTop: ['2♥'] });
    Ann.plays('BANG!', { special: 'Buntline Special', on: Ben });
    Ben.uses('Barrel');
    Ann.isAsked('play');
    expect(Ben).toHaveLostLife(0);
  });

  it('[ARMED-BUNTLINE-01] not bought, or hit, nothing is discarded', () => {
    const { Ann, Ben } = table({ Ann: shooter, Ben: { hand: ['Missed!', 'Duel'] } }, armed);
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHold('Duel');
  });

  it('[ARMED-BUNTLINE-02-Q] Suzy cancels with her last card: she draws, discards that, and draws again', () => {
    const { Ann, Suzy } = table(
      { Ann: shooter, Suzy: { is: 'Suzy Lafayette', hand: ['Missed!'] } },
      { ...armed, deckTop: ['2♦', '3♦'] },
    );
    Ann.plays('BANG!', { special: 'Buntline Special', on: Suzy });
    Suzy.answers('Missed!');
    Suzy.picks('2♦');
    expect(Suzy).toHold('3♦');
  });
});
