import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Mick Defender', () => {
  it('[VALLEY-MICK-01] spares himself a brown card with a Missed!', () => {
    const { Ann, Mick } = table(
      { Ann: { hand: ['Panic!', 'Beer'] }, Mick: { is: 'Mick Defender', hand: ['Missed!', 'Scope'] } },
      { sets, discard },
    );
    Ann.plays('Panic!', { on: Mick, what: 'hand' });
    Mick.isAsked('evade');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(Mick).toHold('Scope');
    expect(Ann).toHold('Beer');
  });

  it('[VALLEY-MICK-02] of Indians! and Gatling he alone is spared', () => {
    const { Ann, Mick, Cat } = table(
      {
        Ann: { hand: ['Indians!', 'Gatling', 'Beer'] },
        Mick: { is: 'Mick Defender', hand: ['Missed!', 'Missed!'] },
        Cat: {},
      },
      { sets, discard },
    );
    Ann.plays('Indians!');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Ann.plays('Gatling');
    Mick.answers('Missed!');
    expect(Mick).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(2);
  });

  it('[VALLEY-MICK-03-Q] with any card that counts as a Missed! card, not with one that only bears the symbol', () => {
    const { Ann, Mick } = table(
      {
        Ann: { hand: ['Duel', 'Panic!', 'Beer'] },
        Mick: { is: 'Mick Defender', hand: ['Backfire', 'Dodge', 'Missed!'], inPlay: ['Barrel', 'Bible'] },
      },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('Duel', { on: Mick });
    Mick.mayNot.use('Mick Defender', { card: 'Dodge' }).because('wrongCard', { needs: 'missedCard' });
    Mick.mayNot.use('Barrel').because('notAnOption');
    Mick.mayNot.use('Bible').because('notAnOption');
    Mick.uses('Mick Defender', { card: 'Backfire' });
    expect(Mick).toHaveLostLife(0);
    expect(Ann).toHaveLostLife(0); // a Duel is no shot: nothing is shot back
    expect(Ann).toBeAsked('play');
  });

  it('[VALLEY-MICK-04-Q] helps against Poker, Tornado and Bandidos, not against blue cards', () => {
    const { Ann, Mick, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Poker', 'Tornado', 'Bandidos', 'Jail', 'Bounty', 'Rattlesnake'] },
        Mick: { is: 'Mick Defender', role: 'outlaw', hand: ['Missed!', 'Missed!', 'Missed!', 'Missed!'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Poker');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Ann.plays('Tornado');
    Ann.picks('Jail');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Ann.plays('Bandidos');
    Ann.picks({ do: 'loseLife' });
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Cat.picks({ do: 'loseLife' });
    expect(Mick).toHold('Missed!');
    expect(Mick).toHaveLostLife(0);
    Ann.plays('Bounty', { on: Mick });
    Ann.plays('Rattlesnake', { on: Mick });
    expect(Mick).toHaveInPlay('Bounty', 'Rattlesnake');
  });

  it('[VALLEY-MICK-04-Q] of a General Store he loses the good part: the card left over is discarded', () => {
    const { Ann, Mick, game } = table(
      { Ann: { hand: ['General Store', 'Beer'] }, Mick: { is: 'Mick Defender', hand: ['Missed!', 'Scope'] } },
      { sets, discard, deckTop: ['Duel', 'Barrel'] },
    );
    Ann.plays('General Store');
    Ann.picks('Duel');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(Mick).toHold('Scope');
    expect(game).toHaveDiscarded('Barrel', 'Missed!', 'General Store');
  });

  it('[VALLEY-MICK-05-Q] in a Duel before his first BANG! only', () => {
    const { Ann, Mick } = table(
      { Ann: { hand: ['Duel', 'BANG!', 'Beer'] }, Mick: { is: 'Mick Defender', hand: ['Missed!', 'BANG!'] } },
      { sets, discard },
    );
    Ann.plays('Duel', { on: Mick });
    Mick.passes();
    Mick.isAsked('duel');
    Mick.answers('BANG!');
    Ann.answers('BANG!');
    Mick.mayNot.play('Missed!').because('wrongCard');
    Mick.passes();
    expect(Mick).toHaveLostLife(1);
  });

  it('[VALLEY-ESCAPE-06-Q] not against Saved!', () => {
    const { Ann, Mick, Cat } = table(
      { Ann: { hand: ['BANG!'] }, Mick: { is: 'Mick Defender', hand: ['Missed!'] }, Cat: { hand: ['Saved!'] } },
      { sets, discard: ['Escape', 'Aim'] },
    );
    Ann.plays('BANG!', { on: Mick });
    Mick.passes();
    Cat.answers('Saved!');
    Cat.picks({ from: Mick });
    expect(Cat).toHold('Missed!');
  });

  it('is not asked with an empty hand, nor about a card that he cannot avoid', () => {
    const empty = table(
      { Ann: { hand: ['Cat Balou', 'Beer'] }, Mick: { is: 'Mick Defender', inPlay: ['Scope'] } },
      { sets, discard },
    );
    empty.Ann.plays('Cat Balou', { on: empty.Mick, what: 'Scope' });
    expect(empty.Mick).toHaveInPlay();
    const green = table(
      { Ann: { hand: ['Beer'], inPlay: ['Can Can'] }, Mick: { is: 'Mick Defender', hand: ['Missed!'] } },
      { sets: [...sets, 'dodge-city'], discard },
    );
    green.Ann.uses('Can Can', { on: green.Mick, what: 'hand' });
    expect(green.Mick).toHold(0);
  });

  it('[VALLEY-MIX-21-Q] works in Belle Star’s turn', () => {
    const { Belle, Mick } = table(
      { Belle: { is: 'Belle Star', hand: ['Panic!', 'Beer'] }, Mick: { is: 'Mick Defender', hand: ['Missed!'] } },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Belle.plays('Panic!', { on: Mick, what: 'hand' });
    Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(Belle).toHold('Beer');
  });
});
