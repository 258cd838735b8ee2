import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Don Bell', () => {
  it('[GOLD-DON-01] draws! at the end of his turn, and has one more if it is red', () => {
    for (const sign of ['2♥', '3♦']) {
      const { Don } = table(
        { Don: { is: 'Don Bell', hand: ['Volcanic'] }, Ben: { hand: ['Mustang'] } },
        { sets, deckTop: [sign] },
      );
      Don.endsTurn();
      expect(Don).toBeAsked('play');
      expect(Don).toHold(3);
    }
  });

  it('[GOLD-DON-01] but not if it is black', () => {
    const { Don, Ben } = table(
      { Don: { is: 'Don Bell', hand: ['Volcanic'] }, Ben: { hand: ['Mustang'] } },
      { sets, deckTop: ['2♠'] },
    );
    Don.endsTurn();
    expect(Ben).toBeAsked('play');
  });

  it('[GOLD-DON-02] does not draw! at the end of the extra turn', () => {
    const { Don, Ben, game } = table(
      { Don: { is: 'Don Bell', hand: ['Volcanic'] }, Ben: { hand: ['Mustang'] } },
      { sets, deckTop: ['2♥', 'Beer', 'Scope', '4♥'] },
    );
    Don.endsTurn();
    Don.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(game).toHaveDiscarded('2♥');
  });

  it('[GOLD-DON-03-Q] has no draw! after a turn spent in Jail', () => {
    const { Don, Ben, game } = table(
      {
        Ann: { role: 'sheriff' },
        Don: { is: 'Don Bell', role: 'outlaw', inPlay: ['Jail'] },
        Ben: { role: 'outlaw', hand: ['Mustang'] },
      },
      { sets, turn: 'Don', phase: 'start', deckTop: ['2♠', '4♥'] },
    );
    expect(Ben).toBeAsked('play');
    expect(Don).toHold(0);
    expect(game).toHaveDiscarded('Jail', '2♠');
  });

  it('[GOLD-DON-04-Q] [DODGE-VERA-07-Q] Vera Custer draws! for him, chooses again in the extra turn, and draws! no more', () => {
    const { Vera, Don, game } = table(
      { Vera: { is: 'Vera Custer' }, Don: { is: 'Don Bell', hand: ['Mustang'] } },
      { sets: [...sets, 'dodge-city'], phase: 'start', deckTop: ['Beer', 'Scope', '4♥'] },
    );
    Vera.picks('Don Bell');
    Vera.endsTurn();
    expect(game).toHaveDiscarded('4♥');
    Vera.picks('Don Bell');
    Vera.endsTurn();
    expect(Don).toBeAsked('play');
    expect(game).toHaveDiscarded('4♥');
  });

  it('[FOC-VENDETTA-05-Q] draws! for Vendetta first, then for himself; each brings a turn', () => {
    const { Don, Ben } = table(
      { Don: { is: 'Don Bell', hand: ['Volcanic'] }, Ben: { hand: ['Mustang'] } },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Vendetta', deckTop: ['2♥', '3♦', 'Beer', 'Scope'] },
    );
    Don.endsTurn();
    Don.endsTurn();
    expect(Don).toBeAsked('play');
    Don.endsTurn();
    if (Don.question?.kind === 'discard') Don.discards('Beer', 'Volcanic');
    expect(Ben).toBeAsked('play');
  });

  it('[HN-BLESSING-05-Q] [HN-CURSE-06-Q] always succeeds under a Blessing, never under a Curse', () => {
    const bless = table(
      { Don: { is: 'Don Bell', hand: ['Volcanic'] }, Ben: { hand: ['Mustang'] } },
      { sets: [...sets, 'high-noon'], event: 'Blessing', deckTop: ['2♠'] },
    );
    bless.Don.endsTurn();
    expect(bless.Don).toBeAsked('play');
    const curse = table(
      { Don: { is: 'Don Bell', hand: ['Volcanic'] }, Ben: { hand: ['Mustang'] } },
      { sets: [...sets, 'high-noon'], event: 'Curse', deckTop: ['2♥'] },
    );
    curse.Don.endsTurn();
    expect(curse.Ben).toBeAsked('play');
  });

  it('[HN-GHOST-TOWN-14-Q] as a ghost leaves after his extra turn', () => {
    const { Don, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Scope'] },
        Don: { is: 'Don Bell', role: 'outlaw', presence: 'out' },
        Ben: { role: 'outlaw', hand: ['Mustang'] },
      },
      {
        sets: [...sets, 'high-noon'],
        event: 'Ghost Town',
        turn: 'Don',
        phase: 'start',
        deckTop: ['Beer', 'Duel', 'Saloon', '2♥'],
      },
    );
    Don.endsTurn();
    Don.discards('Beer', 'Duel', 'Saloon');
    expect(Don).toBeAsked('play');
    expect(Don).toHold(3);
    Don.endsTurn();
    const [...hand] = Don.state.hand;
    Don.game.answer(Don.seat, { cards: hand });
    expect(Don).toBeOut();
    expect(Ben).toBeAsked('play');
  });
});
