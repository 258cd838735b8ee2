import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const brothers = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Blood Brothers' } as const;
const hand = ['Missed!'];

describe('Blood Brothers', () => {
  it('[FOC-BLOOD-BROTHERS-01] when his turn begins he may give a point to somebody', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand }, Ben: { hand }, Cat: { life: 1 } }, brothers);
    Ann.endsTurn();
    Ben.picks({ do: 'give', at: Cat });
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toHaveLife(2);
    expect(Ben).toBeAsked('play');
  });

  it('[FOC-BLOOD-BROTHERS-01] he need not', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand }, Ben: { hand }, Cat: { life: 1 } }, brothers);
    Ann.endsTurn();
    Ben.picks('pass');
    expect(Ben).toHaveLostLife(0);
    expect(Cat).toHaveLife(1);
  });

  it('[FOC-BLOOD-BROTHERS-02] not to somebody at full life, not to himself', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand }, Ben: { life: 2, hand }, Cat: { life: 1 } }, brothers);
    Ann.endsTurn();
    Ben.mayNot.pick({ do: 'give', at: Ann });
    Ben.mayNot.pick({ do: 'give', at: Ben });
    Ben.may.pick({ do: 'give', at: Cat });
  });

  it('[FOC-BLOOD-BROTHERS-03] before Dynamite and Jail: a jailed player may give too', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { inPlay: ['Jail'] }, Cat: { life: 1, hand } },
      { ...brothers, deckTop: ['5♠'] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveInPlay('Jail');
    Ben.picks({ do: 'give', at: Cat });
    expect(Cat).toHaveLife(2);
    expect(Cat).toBeAsked('giveLife');
  });

  it('[FOC-BLOOD-BROTHERS-04] not offered at one life, nor when nobody else lacks a point', () => {
    const last = table({ Ann: { hand, life: 2 }, Ben: { life: 1, hand } }, brothers);
    last.Ann.endsTurn();
    expect(last.Ben).toBeAsked('play');
    const full = table({ Ann: { hand }, Ben: { life: 2, hand } }, brothers);
    full.Ann.endsTurn();
    expect(full.Ben).toBeAsked('play');
  });

  it('[FOC-BLOOD-BROTHERS-05-Q] once a turn, at any distance, to the Sheriff too', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Dan: { role: 'outlaw', hand }, Ben: { hand }, Ann: { role: 'sheriff', life: 1 }, Cat: { life: 1 } },
      { ...brothers, turn: 'Dan' },
    );
    Dan.endsTurn();
    Ben.picks({ do: 'give', at: Ann });
    expect(Ann).toHaveLife(2);
    expect(Ben).toBeAsked('play');
    expect(Cat).toHaveLife(1);
  });

  it('[FOC-BLOOD-BROTHERS-06-Q] Bart Cassidy draws for his point, El Gringo takes nothing', () => {
    const { Ann, Bart, Cat, Gringo } = table(
      { Ann: { hand, life: 1 }, Bart: { is: 'Bart Cassidy' }, Gringo: { is: 'El Gringo', hand }, Cat: {} },
      brothers,
    );
    Ann.endsTurn();
    Bart.picks({ do: 'give', at: Ann });
    expect(Bart).toHold(3);
    Bart.endsTurn();
    Gringo.picks({ do: 'give', at: Bart });
    expect(Gringo).toHold(3);
    expect(Cat).toHold(0);
  });

  it('[FOC-BLOOD-BROTHERS-07-Q] exactly one point, for Tequila Joe too, among two players too', () => {
    const { Ann, Joe } = table(
      { Ann: { hand }, Joe: { is: 'Tequila Joe', life: 1, hand } },
      { ...brothers, turn: 'Joe' },
    );
    Joe.endsTurn();
    Ann.picks({ do: 'give', at: Joe });
    expect(Joe).toHaveLife(2);
  });
});
