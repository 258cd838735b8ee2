import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const LUCKY = 'Lucky Duke';

describe('Lucky Duke', () => {
  it('[BASE-LUCKY-01] turns two cards for his Jail, picks the one that counts, and both are discarded', () => {
    const { Duke, game } = table(
      { Duke: { is: LUCKY, role: 'outlaw', inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['3♠', '4♥'] },
    );
    Duke.isAsked('pickTurned');
    Duke.picks('4♥');
    Duke.isAsked('play');
    expect(game).toHaveDiscarded('Jail', '4♥', '3♠');
  });

  it('[BASE-LUCKY-01] picks as he likes: the bad card counts as well', () => {
    const { Duke, Ben, game } = table(
      { Duke: { is: LUCKY, role: 'outlaw', inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['3♠', '4♥'] },
    );
    Duke.picks('3♠');
    Ben.isAsked('play');
    expect(game).toHaveDiscarded('Jail', '4♥', '3♠');
  });

  it('[BASE-LUCKY-01] turns two for each draw!: Dynamite, then Jail', () => {
    const { Duke, Ben, game } = table(
      { Duke: { is: LUCKY, role: 'outlaw', inPlay: ['Jail', 'Dynamite'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['3♠', '5♣', '6♠', '7♥'] },
    );
    Duke.picks('5♣');
    expect(Ben).toHaveInPlay('Dynamite');
    Duke.picks('7♥');
    expect(Duke).toHaveLostLife(0);
    Duke.isAsked('play');
    expect(game).toHaveDiscarded('Jail', '7♥', '6♠', '5♣', '3♠');
  });

  it('[BASE-LUCKY-02-Q] needs one Heart of two behind a Barrel; both are discarded in the order turned', () => {
    const { Ann, Duke, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Duke: { is: LUCKY, inPlay: ['Barrel'] } },
      { deckTop: ['3♥', '4♣', '5♥'] },
    );
    Ann.plays('BANG!', { on: Duke });
    Duke.uses('Barrel');
    Duke.picks('3♥');
    expect(Duke).toHaveLostLife(0);
    expect(game).toHaveDiscarded('4♣', '3♥', 'BANG!');
    expect(game).toHaveOnDeck('5♥');
  });

  it('[BASE-LUCKY-03-Q] turns the last card, and the second from the discards, shuffled', () => {
    const { Duke, game } = table(
      { Duke: { is: LUCKY, role: 'outlaw', inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckExactly: ['3♠'], discard: ['Beer 6♥'] },
    );
    Duke.picks('Beer 6♥');
    expect(Duke).toHold('3♠', 'Beer 6♥'); // turned, shuffled again, and drawn in his phase 1
    expect(game).toHaveOnDeck('Jail');
  });

  it('[BASE-LUCKY-04-Q] turns the last two cards: the discards are shuffled at once, without them', () => {
    const { Duke, game } = table(
      { Duke: { is: LUCKY, role: 'outlaw', inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckExactly: ['3♠', '4♥'], discard: ['Beer 6♥', 'Beer 7♥', 'Beer 8♥'] },
    );
    expect(game).toHaveDiscarded();
    Duke.picks('4♥');
    expect(Duke).toHold(2);
    expect(game).toHaveDiscarded('Jail', '4♥', '3♠');
  });

  it('turns two cards for his own draw! only, and picks among those', () => {
    const { Duke, Ben } = table(
      { Duke: { is: LUCKY, role: 'outlaw', hand: ['BANG!', 'BANG!'], inPlay: ['Jail'] }, Ben: { inPlay: ['Barrel'] } },
      { deckTop: ['3♣', '4♥'] },
    );
    Duke.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(1);

    const jailed = table(
      { Duke: { is: LUCKY, role: 'outlaw', hand: ['Beer 6♥'], inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['3♠', '4♥'] },
    );
    jailed.Duke.mayNot.pick('Beer 6♥').because('notAnOption');
  });
});
