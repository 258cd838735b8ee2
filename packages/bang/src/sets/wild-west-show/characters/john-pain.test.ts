import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const JOHN = 'John Pain';
const five = ['Missed!', 'Duel', 'Duel', 'Saloon', 'Gatling'];

describe('John Pain', () => {
  it('[WWS-JOHN-01] gets what anybody turns for a draw!, once it has decided it', () => {
    const { Ann, Ben, John, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] }, John: { is: JOHN, hand: five } },
      { sets, deckTop: ['Beer 6♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
    expect(John).toHold(...five, 'Beer 6♥');
    expect(game).toHaveDiscarded('BANG!');
  });

  it('[WWS-JOHN-02] holding six he gets none', () => {
    const { Ann, Ben, John, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] }, John: { is: JOHN, hand: [...five, 'Jail'] } },
      { sets, deckTop: ['Beer 6♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(John).toHold(6);
    expect(game).toHaveDiscarded('Beer 6♥', 'BANG!');
  });

  it('[WWS-JOHN-03] a Beer that the fatal Dynamite brings saves him not', () => {
    const { John, Ben } = table(
      {
        Ben: { role: 'sheriff', hand: ['Jail'] },
        John: { is: JOHN, role: 'outlaw', life: 2, hand: ['Jail'], inPlay: ['Dynamite'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: [...sets, 'high-noon'], event: 'Curse', turn: 'John', phase: 'start', deckTop: ['Beer 6♥'] },
    );
    expect(John).toHold('Jail', 'Beer 6♥');
    John.mayNot.play('Beer').because('gainedTooLate', { ruling: 'WWS-JOHN-03' });
    John.passes();
    expect(John).toBeOut();
    expect(Ben.state.presence).toBe('in');
  });

  it('[WWS-JOHN-06] a Missed! that his Barrel turns is of no use against this shot, but against the next', () => {
    const { Ann, John } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Volcanic'] }, John: { is: JOHN, inPlay: ['Barrel'] } },
      { sets, deckTop: ['Missed! 10♣', '2♠'] },
    );
    Ann.plays('BANG!', { on: John });
    John.uses('Barrel');
    expect(John).toHold('Missed! 10♣');
    John.mayNot.play('Missed!').because('gainedTooLate');
    John.passes();
    Ann.plays('BANG!', { on: John });
    John.answers('Missed!');
    expect(John).toHaveLostLife(1);
  });

  it('[WWS-JOHN-04-Q] of several cards turned he gets them in order, chosen or not, up to six', () => {
    const { Ann, Lucky, John, game } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Lucky: { is: 'Lucky Duke', inPlay: ['Barrel'] },
        John: { is: JOHN, hand: five },
      },
      { sets, deckTop: ['4♣', 'K♥'] },
    );
    Ann.plays('BANG!', { on: Lucky });
    Lucky.uses('Barrel');
    Lucky.picks('K♥');
    expect(Lucky).toHaveLostLife(0);
    expect(John).toHold(...five, '4♣');
    expect(game).toHaveDiscarded('K♥');
  });

  it('[WWS-JOHN-07-Q] the last card of the pile goes to his hand and not into the new pile', () => {
    const { Ann, Ben, John, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] }, John: { is: JOHN } },
      { sets, deckExactly: ['Beer 6♥'], discard: ['Duel', 'Saloon'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(John).toHold('Beer 6♥');
    expect(game.state.drawPile).toHaveLength(3);
    expect(game).toHaveDiscarded();
  });

  it('[WWS-MIX-17-Q] of two the first clockwise from who draws!, he included, who holds fewer than six', () => {
    const { Ann, Vera, John } = table(
      {
        John: { is: JOHN },
        Ann: { hand: ['Duel', 'Jail'], inPlay: ['Barrel'] },
        Vera: { is: 'Vera Custer', borrowed: [JOHN], hand: ['BANG!', 'Beer'], inPlay: ['Barrel'] },
      },
      { sets: [...sets, 'dodge-city'], turn: 'Vera', deckTop: ['2♠'] },
    );
    Vera.plays('BANG!', { on: Ann });
    Ann.uses('Barrel');
    expect(Vera).toHold('Beer', '2♠');
    expect(John).toHold(0);
    const last = table(
      {
        Ann: { hand: ['BANG!', 'Jail'], inPlay: ['Winchester'] },
        John: { is: JOHN },
        Cid: { inPlay: ['Barrel'] },
        Vera: { is: 'Vera Custer', borrowed: [JOHN] },
      },
      { sets: [...sets, 'dodge-city'], deckTop: ['2♠'] },
    );
    last.Ann.plays('BANG!', { on: last.Cid });
    last.Cid.uses('Barrel');
    expect(last.Vera).toHold('2♠'); // John is nearer to whose turn it is, she to who drew!
    expect(last.John).toHold(0);
  });

  it('[WWS-JOHN-05-Q] a draw! that Tumbleweed repeats brings him nothing, the one that counts does', () => {
    const { Ann, Ben, John, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] }, Ben: { inPlay: ['Barrel'] }, John: { is: JOHN } },
      { sets: [...sets, 'armed-and-dangerous'], tokensOn: { load: { Tumbleweed: 3 } }, deckTop: ['3♥', '4♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ann.uses('Tumbleweed');
    Ann.passes(); // not once more
    expect(John).toHold('4♠');
    expect(game).toHaveDiscarded('3♥', 'BANG!');
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-MIX-08] every single draw! of Most Wanted counts, up to six cards', () => {
    const { Ann, John } = table(
      { Ann: { hand: ['Most Wanted', 'Beer'] }, John: { is: JOHN, hand: five.slice(0, 3) }, Cat: {}, Dan: {} },
      {
        sets: ['base', 'great-train-robbery', 'wild-west-show'],
        deckTop: ['Beer', '2♦', '3♦', '4♦', '5♦'],
      },
    );
    Ann.plays('Most Wanted');
    expect(John).toHold(...five.slice(0, 3), '2♦', '3♦', '4♦');
  });
});
