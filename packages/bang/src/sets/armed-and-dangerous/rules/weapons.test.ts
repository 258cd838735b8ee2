import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = (weapon: string, count = 3) => ({ sets, tokensOn: { load: { [weapon]: count } } });

describe('Dangerous weapons', () => {
  it('[ARMED-WEAPON-01][ARMED-WEAPON-05-Q] take the place of the old weapon, and give it up to the next; their tokens go back', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Thunderer', 'Volcanic', 'Beer'], inPlay: ['Schofield'] }, Ben: {} },
      { sets },
    );
    Ann.plays('Thunderer');
    expect(Ann).toHaveInPlay('Thunderer');
    Ann.plays('Volcanic');
    Ann.picks('nowhere');
    expect(Ann).toHaveInPlay('Volcanic');
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-WEAPON-02] shoot up to their range without paying anything', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Buntline Special'] }, Ben: {}, Cid: {}, Dot: {} },
      armed('Buntline Special', 1),
    );
    Ann.plays('BANG!', { on: Cid });
    expect(Cid).toHaveLostLife(1);
    expect(Ann).toHaveTokens('load', 1, 'Buntline Special');
  });

  it('[ARMED-WEAPON-03] their effect is paid as the BANG! is played, before the target answers', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Thunderer'] }, Ben: { hand: ['Missed!'] } },
      armed('Thunderer'),
    );
    Ann.plays('BANG!', { special: 'Thunderer', on: Ben });
    Ben.isAsked('dodge');
    expect(Ann).toHaveTokens('load', 2, 'Thunderer');
    Ben.answers('Missed!');
    Ann.isAsked('play');
    expect(Ann).toHaveTokens('load', 2, 'Thunderer');
  });

  it.each(['Gatling', 'Flintlock', 'Quick Shot'])('[ARMED-WEAPON-04] never goes with a %s', (shot) => {
    const { Ann } = table(
      { Ann: { hand: [shot, 'Beer'], inPlay: ['Thunderer'] }, Ben: {}, Cid: {} },
      armed('Thunderer'),
    );
    Ann.mayNot.play(shot, { special: 'Thunderer' }).because(shot === 'Gatling' ? 'slotTooMany' : 'slotMissing');
  });

  it('[ARMED-WEAPON-06-Q] a card that counts as a BANG! carries the effect as well: Calamity Janet’s Missed!', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['Missed!', 'Beer'], inPlay: ['Thunderer'] }, Ben: {} },
      armed('Thunderer'),
    );
    Janet.plays('Missed!', { as: 'BANG!', special: 'Thunderer', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Janet).toHold('Missed!', 'Beer');
  });

  it('[ARMED-WEAPON-06-Q] shots by an ability do not: Doc Holyday’s', () => {
    const { Doc, Ben } = table(
      { Doc: { is: 'Doc Holyday', hand: ['Beer', 'Beer', 'Beer'], inPlay: ['Thunderer'] }, Ben: {} },
      { ...armed('Thunderer'), sets: [...sets, 'dodge-city'] },
    );
    Doc.mayNot.use('Doc Holyday', { special: 'Thunderer', on: Ben, cost: ['Beer', 'Beer'] }).because('slotTooMany');
  });

  it('[ARMED-WEAPON-07-Q] the effect is bought once per BANG! card', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Thunderer'] }, Ben: {} },
      armed('Thunderer'),
    );
    Ann.plays('BANG!', { special: 'Thunderer', on: Ben });
    expect(Ann).toHaveTokens('load', 2, 'Thunderer');
  });

  it('[ARMED-USE-03-Q] a weapon that spends its last token keeps its range for the shot just declared', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Thunderer'] }, Ben: {}, Cid: {}, Dot: {} },
      armed('Thunderer', 1),
    );
    Ann.plays('BANG!', { special: 'Thunderer', on: Cid });
    expect(Cid).toHaveLostLife(1);
    expect(Ann).toHaveInPlay();
    expect(Ann).toHold('BANG!', 'Beer');
  });
});
