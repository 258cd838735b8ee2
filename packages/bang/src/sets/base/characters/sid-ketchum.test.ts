import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SID = 'Sid Ketchum';

describe('Sid Ketchum', () => {
  it('[BASE-SID-01] gives up two cards for a life point, again and again, up to his maximum', () => {
    const { Sid, game } = table({
      Sid: { is: SID, role: 'outlaw', life: 2, hand: ['BANG!', 'Beer', 'Scope', 'Duel', 'Panic!'] },
      Ben: { role: 'sheriff' },
    });
    Sid.interjects(SID, ['BANG!', 'Scope']);
    expect(Sid).toHaveLife(3);
    expect(game).toHaveDiscarded('Scope', 'BANG!');
    Sid.interjects(SID, ['Duel', 'Panic!']);
    expect(Sid).toHaveLife(4);
    expect(Sid).toHold('Beer');
  });

  it('[BASE-SID-02] saves himself with it outside his turn', () => {
    const { Ann, Sid, Cat } = table({
      Ann: { hand: ['BANG!', 'Beer'] },
      Sid: { is: SID, life: 1, hand: ['Scope', 'Duel'] },
      Cat: {},
    });
    Ann.plays('BANG!', { on: Sid });
    Sid.passes();
    Sid.isAsked('rescue');
    Sid.uses(SID, { cards: ['Scope', 'Duel'] });
    expect(Sid).toHaveLife(1);
    expect(Sid).toHold(0);
    expect(Cat).toHaveLostLife(0);
  });

  it('[BASE-SID-03-Q] heals with two players left, where a Beer would not', () => {
    const { Sid } = table({ Sid: { is: SID, life: 1, hand: ['Beer', 'Scope', 'Duel'] }, Ben: {} });
    Sid.plays('Beer');
    expect(Sid).toHaveLife(1);
    Sid.interjects(SID, ['Scope', 'Duel']);
    expect(Sid).toHaveLife(2);
  });

  it('[BASE-SID-04-Q] may not at his maximum', () => {
    const { Sid } = table({ Sid: { is: SID, hand: ['Beer', 'Scope', 'Duel'] }, Ben: {} });
    Sid.mayNot.interject(SID, ['Scope', 'Duel']).because('notOffered');
  });

  it('[BASE-SID-05-Q] mixes it with a Beer against Dynamite', () => {
    const { Sid } = table(
      {
        Sid: { is: SID, role: 'outlaw', life: 2, hand: ['Beer', 'Scope', 'Duel'], inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff' },
        Cat: {},
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    Sid.picks({ do: 'goOn' });
    Sid.answers('Beer');
    Sid.isAsked('rescue');
    Sid.uses(SID, { cards: ['Scope', 'Duel'] });
    expect(Sid).toHaveLife(1);
  });

  it('[BASE-SID-06-Q] may when he himself is asked, inside somebody’s Gatling; not while another is', () => {
    const { Ann, Ben, Sid } = table({
      Ann: { hand: ['Gatling', 'Beer'] },
      Ben: { hand: ['Missed!'] },
      Sid: { is: SID, life: 2, hand: ['Scope', 'Duel', 'Missed!'] },
    });
    Ann.plays('Gatling');
    Ben.isAsked('dodge');
    Sid.mayNot.interject(SID, ['Scope', 'Duel']).because('notOffered');
    Ben.answers('Missed!');
    Sid.isAsked('dodge');
    Sid.interjects(SID, ['Scope', 'Duel']);
    expect(Sid).toHaveLife(3);
    Sid.isAsked('dodge'); // the question still stands
    Sid.answers('Missed!');
    expect(Sid).toHaveLife(3);
    expect(Sid).toHold(0);
  });

  it('[BASE-SID-06-Q] may between two actions of others, and before and after his own turn’s phases', () => {
    const { Ann, Sid } = table(
      {
        Ann: { hand: ['Beer'] },
        Sid: { is: SID, life: 1, hand: ['Scope', 'Duel', 'Panic!', 'BANG!', 'Jail', 'Barrel'] },
        Cat: {},
      },
      { deckTop: ['Missed!', 'Missed!'] },
    );
    Ann.isAsked('play');
    Sid.interjects(SID, ['Scope', 'Duel']);
    Ann.isAsked('play');
    Ann.endsTurn();
    Sid.isAsked('turnStarts');
    Sid.interjects(SID, ['Panic!', 'BANG!']);
    Sid.picks({ do: 'goOn' });
    expect(Sid).toHold(4);
    Sid.endsTurn();
    Sid.isAsked('discard'); // of four cards he may keep three
    Sid.interjects(SID, ['Jail', 'Barrel']);
    expect(Sid).toHaveLife(4);
  });

  it('[BASE-SID-06-Q] may between the two Missed! that Slab’s shot takes', () => {
    const { Slab, Sid } = table({
      Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
      Sid: { is: SID, life: 2, hand: ['Missed! 10♣', 'Missed! J♣', 'Scope', 'Duel'] },
    });
    Slab.plays('BANG!', { on: Sid });
    Sid.answers('Missed! 10♣');
    Sid.interjects(SID, ['Scope', 'Duel']);
    Sid.answers('Missed! J♣');
    expect(Sid).toHaveLife(3);
    expect(Slab).toBeAsked('play');
  });

  it('[BASE-SID-06-Q] may in phase 3, and then has nothing to discard any more', () => {
    const { Sid, Ben } = table({
      Sid: { is: SID, role: 'outlaw', life: 2, hand: ['BANG!', 'Scope', 'Duel'] },
      Ben: { role: 'sheriff', hand: ['Beer'] },
    });
    Sid.endsTurn();
    Sid.isAsked('discard');
    Sid.interjects(SID, ['BANG!', 'Scope']);
    expect(Sid).toHold('Duel');
    expect(Ben).toBeAsked('play');
  });

  it('may not pay with cards that he is about to discard as the Sheriff’s penalty', () => {
    const { Sid, Ben, game } = table({
      Sid: { is: SID, role: 'sheriff', life: 2, hand: ['BANG!', 'Scope', 'Duel', 'Beer'] },
      Ben: { role: 'deputy', life: 1 },
      Pedro: { is: 'Pedro Ramirez', role: 'outlaw' },
      Dan: { role: 'renegade' },
    });
    Sid.plays('BANG!', { on: Ben });
    Sid.isAsked('orderDiscards');
    Sid.mayNot.interject(SID, ['Scope', 'Duel']).because('notOffered');
    Sid.discards('Scope', 'Duel', 'Beer');
    expect(game).toHaveDiscarded('Beer', 'Duel', 'Scope', 'BANG!');
    expect(Sid).toHaveLife(2);
  });
});
