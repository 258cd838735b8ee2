import { describe, expect, it } from 'vitest';
import './matchers.ts';
import { table } from './table.ts';

/** What a test would have said. */
function failure(act: () => void): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe('A seat', () => {
  it('plays a card on somebody, and is refused with the reason', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { hand: ['BANG! 2♦', 'BANG! 3♦', 'Beer'] },
      Ben: {},
      Cleo: { inPlay: ['Mustang'] },
    });
    Ann.mayNot.play('BANG!', { on: Cleo }).because('outOfRange', { distance: 2, reach: 1 });
    expect(failure(() => Ann.plays('BANG!', { on: Cleo }))).toMatch(/Ann may not .*outOfRange.*Ann is asked 'play'/);
    Ann.may.play('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(0);
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold('BANG! 3♦', 'Beer');
  });

  it('is told of a card that it does not have', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Beer'] }, Ben: {} });
    expect(failure(() => Ann.plays('Gatling'))).toContain("Ann has no 'Gatling' to choose here, only: Beer 6♥");
    expect(failure(() => Ann.plays('Gatlin'))).toContain("did you mean 'Gatling'?");
    expect(failure(() => Ben.passes())).toContain("Ben cannot just pass: Ann is asked 'play'");
  });

  it('fails on a refusal that does not come, or comes for another reason', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Missed!'] }, Ben: {} });
    expect(failure(() => Ann.mayNot.play('BANG!', { on: Ben }))).toContain('Ann may well');
    const missed = Ann.mayNot.play('Missed!');
    missed.because('onlyAsAnswer');
    expect(failure(() => missed.because('outOfRange'))).toContain('not for {"refused":"outOfRange"}');
    expect(failure(() => missed.because('onlyAsAnswer', { ruling: 'X' }))).toContain('"ruling":"X"');
    expect(failure(() => Ann.may.play('Missed!'))).toContain('Ann may not');
    Ben.mayNot.play('Beer').because('notAsked');
  });

  it('names what it is after', () => {
    const { Ann, Ben, game } = table({
      Ann: { hand: ['Panic!', 'Cat Balou', 'Beer'] },
      Ben: { hand: ['Missed!'], inPlay: ['Barrel', 'Scope'] },
    });
    Ann.plays('Panic!', { on: Ben, what: 'Scope' });
    expect(Ann).toHold('Cat Balou', 'Beer', 'Scope');
    Ann.plays('Cat Balou', { on: Ben, what: 'hand' });
    expect(Ben).toHold(0);
    expect(Ben).toHaveInPlay('Barrel');
    expect(game).toHaveDiscarded('Missed!', 'Cat Balou', 'Panic!');
  });

  it('leaves out what goes without saying', () => {
    const { Janet, Ben } = table({
      Janet: { is: 'Calamity Janet', hand: ['Missed!', 'Beer'] },
      Ben: { hand: ['Beer'] },
    });
    Janet.plays('Missed!');
    Ben.isAsked('dodge');
  });

  it('names a player by the seat, not by a word', () => {
    const { Ann, Ben, Jesse } = table(
      { Jesse: { is: 'Jesse Jones' }, Ann: { hand: ['Beer', 'Duel'] }, Ben: { hand: ['Scope', 'Jail'] } },
      { phase: 'draw' },
    );
    expect(failure(() => Jesse.picks('Ben'))).toContain("say Ben, not 'Ben'");
    Jesse.picks(Ben);
    expect(Ben).toHold(1);
    expect(Ann).toHold(2);
  });

  it('uses abilities, passes, picks, discards and interjects', () => {
    const { Kit, Sid } = table(
      {
        Kit: { is: 'Kit Carlson', role: 'sheriff', life: 1, hand: ['BANG!'] },
        Sid: { is: 'Sid Ketchum', life: 2, hand: ['Beer', 'BANG!', 'Missed!'] },
      },
      { phase: 'draw', deckTop: ['Scope', 'Mustang', 'Gatling', 'Duel'] },
    );
    Kit.picks('Gatling');
    expect(Kit).toHold('BANG!', 'Scope', 'Mustang');
    expect(Kit.game).toHaveOnDeck('Gatling');
    Sid.interjects('Sid Ketchum', ['Beer', 'Missed!']);
    expect(Sid).toHaveLife(3);
    Kit.plays('BANG!', { on: Sid });
    Sid.passes();
    expect(Sid).toHaveLostLife(0);
    Kit.endsTurn();
    Kit.discards('Scope');
    expect(Kit).toHold('Mustang');
    expect(Sid).toBeAsked('play');
    Sid.mayNot.interject('Sid Ketchum', ['BANG!', 'BANG!']).because('notAnOption');
  });

  it('takes slots by name', () => {
    const { Jesse, Ben } = table(
      { Jesse: { is: 'Jesse Jones' }, Ben: { hand: ['Beer'] }, Cleo: {} },
      { phase: 'draw' },
    );
    Jesse.isAsked('drawFrom');
    Jesse.picks({ from: Ben });
    expect(Ben).toHold(0);
    expect(failure(() => Jesse.isAsked('drawFrom'))).toContain("Jesse is not asked 'drawFrom': Jesse is asked 'play'");
  });
});

describe('A matcher', () => {
  const { Ann, Ben, game } = table(
    { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Scope'] }, Ben: { role: 'renegade', life: 1 } },
    { discard: ['Duel Q♦'], deckTop: ['2♥'] },
  );

  it.each<[string, () => void]>([
    ['Ann: holds 2; expected 3', () => expect(Ann).toHold(3)],
    ['Ann holds: BANG! A♠, Beer 6♥; expected BANG!', () => expect(Ann).toHold('BANG!')],
    ['Ann holds: BANG! A♠, Beer 6♥; expected BANG!, BANG!', () => expect(Ann).toHold('BANG!', 'BANG!')],
    ['Ann: holds 2; expected not 2', () => expect(Ann).not.toHold(2)],
    ['Ann: has 5 life points; expected 4', () => expect(Ann).toHaveLife(4)],
    ['Ann: has lost 0 life points; expected 1', () => expect(Ann).toHaveLostLife(1)],
    ['Ann has in play: Scope A♠; expected nothing', () => expect(Ann).toHaveInPlay()],
    ['Ben: is in; expected out', () => expect(Ben).toBeOut()],
    ["Ben: at this point: Ann is asked 'play'; expected asked something", () => expect(Ben).toBeAsked()],
    ["Ann: at this point: Ann is asked 'play'; expected dodge", () => expect(Ann).toBeAsked('dodge')],
    ['Ann: game not over; expected won', () => expect(Ann).toHaveWon()],
    ['on top of the discard pile: Duel Q♦; expected Beer', () => expect(game).toHaveDiscarded('Beer')],
    ['on top of the discard pile: Duel Q♦; expected nothing', () => expect(game).toHaveDiscarded()],
    ['on top of the draw pile: Dynamite 2♥; expected Beer', () => expect(game).toHaveOnDeck('Beer')],
    ['Ann: sees Ben at 1; expected 2', () => expect(Ann).toSeeAt(2, Ben)],
    ['Ben: has seen nothing; expected Duel', () => expect(Ben).toHaveSeen('Duel')],
    ["the game: Ann is asked 'play'; expected over", () => expect(game).toBeOver()],
  ])('says: %s', (message, act) => {
    expect(failure(act)).toContain(message);
  });

  it('knows who has won', () => {
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHaveWon();
    expect(Ben).not.toHaveWon();
    expect(Ben).toHaveSeen('BANG! A♠');
    expect(game).toBeOver();
  });
});
