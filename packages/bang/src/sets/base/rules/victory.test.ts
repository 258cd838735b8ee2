import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const out = { presence: 'out' } as const;
const hand = ['BANG! 2♦', 'Beer'];

describe('Victory', () => {
  it('[BASE-END-01] is the Renegade’s alone, if he is all that is left', () => {
    const { Ann, Ren, Out, Dep } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ren: { role: 'renegade', hand },
        Out: { role: 'outlaw', ...out },
        Dep: { role: 'deputy', ...out },
      },
      { turn: 'Ren' },
    );
    Ren.plays('BANG!', { on: Ann });
    expect(Ren).toHaveWon();
    for (const other of [Ann, Out, Dep]) expect(other).not.toHaveWon();
  });

  it('[BASE-END-02] is the Outlaws’ when the Sheriff dies otherwise, also of those who are out', () => {
    const { Ann, Ren, Out, Late } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ren: { role: 'renegade', hand },
        Out: { role: 'outlaw', ...out },
        Late: { role: 'outlaw' },
      },
      { turn: 'Ren' },
    );
    Ren.plays('BANG!', { on: Ann });
    expect(Out).toHaveWon();
    expect(Late).toHaveWon();
    expect(Ren).not.toHaveWon();
    expect(Ann).not.toHaveWon();
  });

  it('[BASE-END-03] is the law’s when all Outlaws and the Renegade are dead, also of Deputies who are', () => {
    const { Ann, Out, Dep, Dan, Ren } = table({
      Ann: { role: 'sheriff', hand },
      Out: { role: 'outlaw', life: 1 },
      Dep: { role: 'deputy', ...out },
      Ren: { role: 'renegade', ...out },
      Dan: { role: 'deputy' },
    });
    Ann.plays('BANG!', { on: Out });
    for (const winner of [Ann, Dep, Dan]) expect(winner).toHaveWon();
    for (const loser of [Out, Ren]) expect(loser).not.toHaveWon();
  });

  it('[BASE-END-03] is the law’s when the Renegade goes last', () => {
    const { Ann, Ren } = table({
      Ann: { role: 'sheriff', hand },
      Ren: { role: 'renegade', life: 1 },
      Out: { role: 'outlaw', ...out },
    });
    Ann.plays('BANG!', { on: Ren });
    expect(Ann).toHaveWon();
  });

  it('[BASE-END-04] waits for the Renegade: without Outlaws the game goes on', () => {
    const { Ann, Out, game } = table({
      Ann: { role: 'sheriff', hand },
      Out: { role: 'outlaw', life: 1 },
      Ren: { role: 'renegade' },
    });
    Ann.plays('BANG!', { on: Out });
    expect(Out).toBeOut();
    expect(game).not.toBeOver();
    expect(Ann).toBeAsked('play');
  });

  it.each(['Dep', 'Ren'] as const)(
    '[BASE-END-05] is the dead Outlaws’, if %s kills the Sheriff and others live',
    (killer) => {
      const seats = table(
        {
          Ann: { role: 'sheriff', life: 1 },
          Ren: { role: 'renegade', hand: ['BANG! 2♦'] },
          Out: { role: 'outlaw', ...out },
          Dep: { role: 'deputy', hand: ['BANG! 3♦'] },
        },
        { turn: killer },
      );
      seats[killer].plays('BANG!', { on: seats.Ann });
      expect(seats.Out).toHaveWon();
      for (const loser of [seats.Ren, seats.Dep, seats.Ann]) expect(loser).not.toHaveWon();
    },
  );

  it('[BASE-END-06] does not ask who killed the Sheriff', () => {
    const { Ren } = table(
      {
        Ann: { role: 'sheriff', life: 3, inPlay: ['Dynamite'] },
        Ren: { role: 'renegade' },
        Out: { role: 'outlaw', ...out },
      },
      { phase: 'start', deckTop: ['5♠'] },
    );
    expect(Ren).toHaveWon();
  });

  it.each([
    ['Sheriff first', { Ann: 'sheriff', Ben: 'outlaw' }],
    ['Sheriff last', { Ann: 'outlaw', Ben: 'sheriff' }],
  ] as const)('[BASE-END-07-Q] is looked at when the whole card is done: %s', (_order, { Ann, Ben }) => {
    const seats = table({
      Ren: { role: 'renegade', hand: ['Gatling', 'Beer'] },
      Ann: { role: Ann, life: 1 },
      Ben: { role: Ben, life: 1 },
    });
    seats.Ren.plays('Gatling');
    expect(seats.Ann).toBeOut();
    expect(seats.Ben).toBeOut();
    expect(seats.Ren).toHaveWon();
  });

  it('[BASE-END-07-Q] a Sheriff is dead while the rest of the card is still answered', () => {
    const { Ren, Ann, Ben, game } = table({
      Ren: { role: 'renegade', hand: ['Gatling', 'Beer'] },
      Ann: { role: 'sheriff', life: 1 },
      Ben: { role: 'outlaw', life: 1, hand: ['Missed!'] },
    });
    Ren.plays('Gatling');
    expect(Ann).toBeOut();
    expect(game).not.toBeOver();
    Ben.answers('Missed!');
    expect(Ben).toHaveWon();
    expect(Ren).not.toHaveWon();
  });
});
