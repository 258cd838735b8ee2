import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, spentCards } from './test-tables.ts';

const words = { sets: everything, discard: spentCards };
const shadows = { ...words, sets: [...everything, 'shadow-gunslingers'] };
const spare = { hand: ['Duel'] };
const ghost = (...inPlay: string[]) => ({ role: 'outlaw', presence: 'ghost', life: 0, inPlay }) as const;

describe('Ghost and Ghost Car', () => {
  it('[VALLEY-MIX-01-Q] may lie in front of the same player, whichever came first', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'Cat Balou', 'Cat Balou', 'Duel'] },
        Ben: ghost('Ghost Car'),
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      words,
    );
    Ann.plays('Ghost', { on: Ben });
    Ann.picks('nowhere'); // a token for the blue card
    expect(Ben).toHaveInPlay('Ghost', 'Ghost Car');
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).not.toBeOut();
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(Ben).toBeOut();
    const other = table(
      {
        Zippy: { hand: ['Water Tower', 'Cat Balou', 'Duel'] },
        Ben: ghost('Ghost'),
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      {
        ...words,
        zones: { line: ['Boom Town', 'San Tafe'], train: ['Ghost Car', 'Mail Car', 'Caboose'] },
        memory: { 'locomotive-at': 2 },
        inForce: { locomotive: 'Leland' },
      },
    );
    other.Zippy.plays('Water Tower', { trainCard: 'Ghost Car', on: other.Ben });
    other.Zippy.plays('Cat Balou', { on: other.Ben, what: 'Ghost' });
    expect(other.Ben).not.toBeOut();
    expect(other.Ben).toHaveLife(0);
  });

  it('[VALLEY-MIX-02-Q] make a shadow a ghost in their own turn: they stay, with their cards in play, in the turns of others', () => {
    const { Ben, Cid, Ann } = table(
      {
        Ann: { role: 'sheriff', hand: ['Indians!'] },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Water Tower', 'Mustang', 'Beer'], tokens: { nugget: 2 } },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      {
        ...shadows,
        turn: 'Ben',
        zones: { line: ['Boom Town', 'San Tafe'], train: ['Ghost Car', 'Mail Car', 'Caboose'] },
        memory: { 'locomotive-at': 2 },
        inForce: { locomotive: 'Leland' },
      },
    );
    Ben.plays('Water Tower', { trainCard: 'Ghost Car', on: Ben });
    Ben.plays('Mustang');
    while (Ben.question?.kind === 'reload') Ben.picks('nowhere');
    Ben.endsTurn();
    Ben.discards('Beer');
    Ben.picks('nowhere');
    expect(Ben.state).toMatchObject({ presence: 'ghost', life: 0 });
    expect(Ben).toHaveInPlay('Ghost Car', 'Mustang');
    expect(Ben).toHaveTokens('nugget', 2);
    Cid.isAsked('play');
    expect(Ann).toSeeAt(2, Ben);
  });

  it('[VALLEY-MIX-03-Q] without the Ghost Car they are out again, with their nuggets, and a shadow from their next turn', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Duel'] },
        Ben: { ...ghost('Ghost Car', 'Mustang'), hand: ['Beer'], tokens: { nugget: 2 } },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      shadows,
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).toBeOut();
    expect(Ben).toHaveTokens('nugget', 2);
    expect(Ben).toHaveInPlay();
    Ann.endsTurn();
    expect(Ben.state.presence).toBe('shadow');
    Ben.isAsked('play');
  });

  it('[VALLEY-MIX-04-Q] the role of a Ghost Car holder who was never out stays hidden and is not counted', () => {
    const sideOf = (isRoleShown: boolean) => {
      const { Ann, Bart } = table(
        {
          Ann: { ...spare, role: 'sheriff' },
          Bart: { role: 'renegade', presence: 'out' },
          Val: { ...ghost('Ghost Car'), role: 'outlaw', isRoleShown },
          Cid: { ...spare, role: 'outlaw' },
        },
        { ...shadows, turn: 'Bart', phase: 'start' },
      );
      return Ann.view.seats[Bart.seat]?.memory['shadow-side'];
    };
    expect(sideOf(false)).toBe('law'); // the Sheriff alone
    expect(sideOf(true)).toBe('outlaws'); // one of each
  });

  it('[VALLEY-MIX-04-Q] nor is it shown when the last life point goes', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'] },
        Ben: { role: 'outlaw', life: 1, inPlay: ['Ghost Car'] },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      words,
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLife(0);
    expect(Cid.view.seats[Ben.seat]?.role).toBeNull();
    expect(Ann).toHold('Duel'); // no reward either
  });

  it.each(['Ghost', 'Ghost Car'])(
    '[VALLEY-MIX-05-Q] a %s that is switched off keeps its holder in the game',
    (card) => {
      const seats = { Ben: ghost(card), Cid: { role: 'outlaw' }, Dan: { role: 'renegade' } } as const;
      const lasso = table(
        { Ann: { role: 'sheriff', hand: ['BANG!', 'Cat Balou', 'Duel'] }, ...seats },
        { ...words, event: 'Lasso' },
      );
      lasso.Ann.plays('BANG!', { on: lasso.Ben });
      expect(lasso.Ben).not.toBeOut();
      lasso.Ann.plays('Cat Balou', { on: lasso.Ben, what: card });
      expect(lasso.Ben).toBeOut();
      const belle = table({ Belle: { is: 'Belle Star', role: 'sheriff', hand: ['BANG!', 'Duel'] }, ...seats }, words);
      belle.Belle.plays('BANG!', { on: belle.Ben });
      expect(belle.Ben.state).toMatchObject({ presence: 'ghost', life: 0 });
      const fifty = table(
        { Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'], inPlay: ['Big Fifty'] }, ...seats },
        { ...words, tokensOn: { load: { 'Big Fifty': 3 } } },
      );
      fifty.Ann.plays('BANG!', { special: 'Big Fifty', on: fifty.Ben });
      expect(fifty.Ben.state).toMatchObject({ presence: 'ghost', life: 0 });
    },
  );
});

describe('A Ghost', () => {
  it('[VALLEY-MIX-22-Q] is taken into the hand by a Panic!, and played again on somebody who is out', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Panic!', 'Duel'] },
        Ben: ghost('Ghost'),
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      words,
    );
    Ann.plays('Panic!', { on: Ben, what: 'Ghost' });
    expect(Ben).toBeOut();
    expect(Ann).toHold('Duel', 'Ghost');
    Ann.plays('Ghost', { on: Ben });
    Ann.picks('nowhere');
    expect(Ben.state).toMatchObject({ presence: 'ghost', life: 0 });
  });

  it.each(['Ghost', 'Ghost Car'])(
    '[VALLEY-MIX-24-Q] with a %s and the Stick leaves it to the next on the left',
    (card) => {
      const { Ann, Ben, Cid } = table(
        {
          Ann: { role: 'sheriff', hand: ['Cat Balou', 'Duel'] },
          Ben: { ...ghost(card), tokens: { stick: 1 } },
          Cid: { role: 'outlaw' },
          Dan: { role: 'renegade' },
        },
        { ...words, sets: [...everything, 'stick-of-dynamite'] },
      );
      Ann.plays('Cat Balou', { on: Ben, what: card });
      expect(Ben).toBeOut();
      expect(Cid).toHaveTokens('stick', 1);
    },
  );
});

describe('Phase 3 of a ghost', () => {
  it.each(['Ghost', 'Ghost Car'])(
    '[VALLEY-MIX-09-Q] %s: the whole hand goes to Gary Looter and brings tokens',
    (card) => {
      const { Ben, Gary } = table(
        {
          Ben: { ...ghost(card), hand: ['Beer', 'Panic!'] },
          Gary: { is: 'Gary Looter', role: 'sheriff' },
          Cid: { role: 'outlaw' },
          Dan: { role: 'renegade' },
        },
        { ...words, deckTop: ['Mustang', 'Scope'] },
      );
      Ben.endsTurn();
      Ben.discards('Beer', 'Panic!');
      Ben.picks('character');
      Ben.picks('character');
      expect(Ben).toHaveTokens('load', 2);
      expect(Gary).toHold('Beer', 'Panic!', 'Mustang', 'Scope');
    },
  );

  it('[VALLEY-MIX-09-Q] neither Sean Mallory’s ability nor a Gun Belt saves a card', () => {
    const sean = table(
      { Sean: { ...ghost('Ghost Car'), is: 'Sean Mallory', hand: ['Beer', 'Panic!'] }, Ben: {}, Cid: {}, Dan: {} },
      words,
    );
    sean.Sean.endsTurn();
    sean.Sean.discards('Beer', 'Panic!');
    expect(sean.Sean).toHold(0);
    const belt = table(
      {
        Gus: { ...ghost('Ghost'), hand: ['Beer', 'Panic!'], zones: { equipment: ['Gun Belt'] } },
        Ben: {},
        Cid: {},
        Dan: {},
      },
      words,
    );
    belt.Gus.endsTurn();
    belt.Gus.discards('Beer', 'Panic!');
    expect(belt.Gus).toHold(0);
  });

  it('[VALLEY-MIX-09-Q] what a shadow drops on leaving is no surplus: nothing for Gary Looter, no token', () => {
    const { Ben, Gary, game } = table(
      {
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Beer', 'Panic!'] },
        Gary: { is: 'Gary Looter', role: 'sheriff', ...spare },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { ...shadows, deckTop: ['Mustang', 'Scope'] },
    );
    Ben.endsTurn();
    Gary.isAsked('play');
    expect(Gary).toHold('Duel', 'Mustang', 'Scope');
    expect(game).toHaveDiscarded('Panic!', 'Beer');
    expect(Ben).toHaveTokens('load', 0);
  });
});
