import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'shadow-gunslingers'];
const valley = [...sets, 'valley-of-shadows'];

describe('Shadow-gunslingers and other sets', () => {
  it('a ghost of the Valley, a ghost of Ghost Town and a shadow: each keeps to its own rule', () => {
    const seats = {
      Ann: { role: 'sheriff', hand: ['Mustang'] },
      Val: { role: 'outlaw', presence: 'ghost', inPlay: ['Ghost'], hand: ['Scope'] },
      Sid: { role: 'outlaw', presence: 'out' },
      Cat: { role: 'outlaw', hand: ['Saloon'] },
      Dan: { role: 'renegade' },
    } as const;
    const before = table(seats, { sets: [...valley, 'high-noon'], turn: 'Val' });
    before.Val.endsTurn();
    before.Val.discards('Scope'); // no life points: nothing is kept
    expect(before.Val.state.presence).toBe('ghost'); // stays in the game between turns
    expect(before.Sid.state.presence).toBe('shadow'); // is in the game for this turn alone
    expect(before.Sid).toHold(2);
    before.Sid.endsTurn();
    expect(before.Sid).toBeOut();
    expect(before.Cat).toBeAsked('play');
    expect(before.Ann).toSeeAt(2, before.Cat); // the ghost is counted, the shadow is not

    const during = table(seats, { sets: [...valley, 'high-noon'], event: 'Ghost Town', turn: 'Val' });
    during.Val.endsTurn();
    during.Val.discards('Scope');
    expect(during.Val.state).toMatchObject({ presence: 'ghost', broughtBackBy: 'ghost' });
    expect(during.Sid.state).toMatchObject({ presence: 'ghost', broughtBackBy: 'ghost-town' });
    expect(during.Sid).toHold(3);
  });

  it('[VALLEY-MIX-02-Q] a shadow who gets the Ghost in their own turn stays, discards the hand alone and keeps cards in play', () => {
    const { Ben, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Ghost', 'Mustang', 'Scope'], tokens: { nugget: 2 } },
        Cat: { role: 'outlaw', hand: ['Saloon'] },
        Dan: { role: 'renegade' },
      },
      { sets: [...valley, 'gold-rush'], turn: 'Ben' },
    );
    Ben.plays('Ghost', { on: Ben });
    Ben.plays('Mustang');
    Ben.endsTurn();
    Ben.discards('Scope');
    expect(Ben.state.presence).toBe('ghost');
    expect(Ben).toHaveInPlay('Ghost', 'Mustang');
    expect(Ben).toHaveTokens('nugget', 2);
    expect(Cat).toBeAsked('play');
  });

  it('[VALLEY-MIX-03-Q] and is a shadow again once the Ghost is gone', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Saloon'] },
        Ben: { role: 'outlaw', presence: 'ghost', inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: valley },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(Ben).toBeOut();
    Ann.endsTurn();
    expect(Ben.state.presence).toBe('shadow');
  });

  it('[VALLEY-MIX-04-Q] a ghost’s role is open and counts for the shadow-Renegade', () => {
    const { Ann, Bart } = table(
      {
        Ann: { role: 'sheriff' },
        Bart: { role: 'renegade', presence: 'out' },
        Val: { role: 'outlaw', presence: 'ghost', inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets: valley, turn: 'Bart', phase: 'start' },
    );
    expect(Ann.view.seats[Bart.seat]?.memory['shadow-side']).toBe('outlaws');
  });

  it('[WWS-MIX-03-Q] with the Wild West Show in force shadows go for good when any two are left', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Mustang'] },
        Ben: { role: 'renegade', presence: 'out' },
        Cat: { role: 'outlaw', hand: ['Scope'] },
      },
      { sets: [...sets, 'wild-west-show'], inForce: { show: 'Wild West Show' } },
    );
    Ann.endsTurn();
    expect(Cat).toBeAsked('play');
    expect(Ben).toBeOut();
  });

  it('[SHADOW-28-Q] a leaving shadow’s Load tokens go back to the supply', () => {
    const { Ben, game } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Scope'], tokens: { load: 2 }, inPlay: ['Crate'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: [...sets, 'armed-and-dangerous'], turn: 'Ben' },
    );
    Ben.endsTurn();
    expect(Ben).toHaveTokens('load', 0);
    expect(game.state.cardTokens).toEqual({});
  });
});
