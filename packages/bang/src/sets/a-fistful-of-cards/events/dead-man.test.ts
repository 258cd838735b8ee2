import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city', 'a-fistful-of-cards'] as const;
const deadMan = { sets, event: 'Dead Man' } as const;
const hand = ['Missed!'];
const firstOut = { presence: 'out', life: 0, tokens: { 'first-out': 1 } } as const;
const out = { presence: 'out', life: 0 } as const;

describe('Dead Man', () => {
  it('[FOC-DEAD-MAN-01][FOC-DEAD-MAN-02] the first one out is back with two cards and two life points, and draws his phase 1', () => {
    const { Ann, Ben } = table({ Ann: { hand }, Ben: firstOut, Cat: {} }, deadMan);
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(Ben).toHold(4);
    expect(Ben).toHaveLife(2);
  });

  it('[FOC-DEAD-MAN-01] he plays on for good', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: firstOut, Cat: { hand } },
      { ...deadMan, eventsToCome: ['Lasso'], deckTop: ['Scope', 'Beer', 'Duel', 'Missed!'] },
    );
    Ann.endsTurn();
    Ben.plays('Scope');
    Ben.endsTurn();
    Ben.discards('Beer');
    Cat.endsTurn();
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(Ben).toHaveInPlay('Scope');
    expect(Ben).toHold(4);
  });

  it('[FOC-DEAD-MAN-03] also if he died in this round before his turn', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Ben: { life: 1, role: 'renegade' }, Cat: { hand }, Dan: { hand } },
      deadMan,
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(Ben).toHaveLife(2);
  });

  it('[FOC-DEAD-MAN-04] once: he does not come back again', () => {
    const { Ann, Cat } = table(
      { Ann: { hand }, Ben: { ...firstOut, tokens: { 'first-out': 0 } }, Cat: { hand } },
      deadMan,
    );
    Ann.endsTurn();
    expect(Cat).toBeAsked('play');
  });

  it('[FOC-DEAD-MAN-05] those eliminated later stay out', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['BANG!', 'Missed!'] },
        Ben: { life: 1, role: 'renegade' },
        Cat: firstOut,
        Dan: { hand },
        Eve: out,
      },
      { ...deadMan, deckTop: ['Scope', 'Barrel', 'Missed!', 'Duel'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.endsTurn();
    expect(Ben).toBeOut();
    expect(Cat).toBeAsked('play');
    Cat.endsTurn();
    Cat.discards('Scope', 'Barrel');
    Dan.endsTurn();
    expect(Ann).toBeAsked('play');
  });

  it('[FOC-DEAD-MAN-06-Q] two of four life points, Bill Noface draws three more, Vera Custer chooses', () => {
    const bill = table({ Ann: { hand }, Bill: { ...firstOut, is: 'Bill Noface' }, Cat: {} }, deadMan);
    bill.Ann.endsTurn();
    expect(bill.Bill.state).toMatchObject({ life: 2, maxLife: 4 });
    expect(bill.Bill).toHold(5);
    const vera = table({ Ann: { hand }, Vera: { ...firstOut, is: 'Vera Custer' }, Cat: {} }, deadMan);
    vera.Ann.endsTurn();
    expect(vera.Vera).toBeAsked('borrow');
    expect(vera.Vera).toHold(2);
  });

  it('[FOC-DEAD-MAN-07-Q] counted from then on, for victory too, and before that not', () => {
    const { Ann, Ben, Cat, Dan, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'Missed!'] },
        Ben: { ...firstOut, role: 'outlaw' },
        Cat: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', hand },
      },
      { ...deadMan, deckTop: ['BANG!', 'Scope', 'Missed!', 'Beer'] },
    );
    Ann.mayNot.play('BANG!', { on: Ben }).because('isOut');
    expect(Ann).toSeeAt(1, Cat);
    Ann.endsTurn();
    expect(Ben.state).toMatchObject({ presence: 'in', isRoleShown: true });
    Ben.plays('BANG!', { on: Cat });
    expect(Cat).toBeOut();
    expect(game).not.toBeOver();
    expect(Dan).toSeeAt(1, Ben);
  });

  it('[FOC-DEAD-MAN-07-Q] with nobody else against the Law, it has won before he could return', () => {
    const { Ann, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!'] },
        Ben: { ...firstOut, role: 'outlaw' },
        Cat: { role: 'renegade', life: 1 },
      },
      deadMan,
    );
    Ann.plays('BANG!', { on: Cat });
    expect(Ann).toHaveWon();
  });

  it('[FOC-DEAD-MAN-08-Q] an Outlaw who is back brings three cards when he is eliminated', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Ben: { role: 'outlaw', life: 1, isRoleShown: true },
        Cat: { role: 'renegade', hand },
      },
      { ...deadMan, memory: { 'first-out-has-been-back': true } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(4);
    Ann.endsTurn();
    expect(Ben).toBeOut();
    expect(Cat).toBeAsked('play');
  });

  it('[FOC-DEAD-MAN-08-Q] a Deputy who is back costs the Sheriff his cards', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'], inPlay: ['Scope'] },
        Ben: { role: 'deputy', life: 1, isRoleShown: true },
        Cat: { role: 'renegade', hand },
      },
      { ...deadMan, memory: { 'first-out-has-been-back': true } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(0);
    expect(Ann).toHaveInPlay();
  });

  it('[FOC-DEAD-MAN-09-Q] eliminated in his own turn he does not return in it', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { life: 1, role: 'renegade', inPlay: ['Dynamite'] }, Cat: { hand }, Dan: {} },
      { ...deadMan, deckTop: ['5♠'] },
    );
    Ann.endsTurn();
    expect(Ben).toBeOut();
    expect(Ben.state.tokens).toEqual({ 'first-out': 1 });
    expect(Cat).toBeAsked('play');
  });

  it('[FOC-DEAD-MAN-09-Q] a ghost’s departure is no elimination: the first one stays the first', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: out, Cat: { ...firstOut }, Dan: { hand } },
      { sets: [...sets, 'high-noon'], event: 'Ghost Town', deckTop: ['Scope', 'Barrel', 'Mustang'] },
    );
    Ann.endsTurn();
    Ben.endsTurn();
    Ben.discards('Scope', 'Barrel', 'Mustang');
    expect(Ben.state.tokens).toEqual({});
    expect(Cat.state.tokens).toEqual({ 'first-out': 1 });
  });
});
