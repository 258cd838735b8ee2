import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Greg Digger', () => {
  it('[DODGE-GREG-01] regains two when another character goes out, whoever did it', () => {
    const { Ann, Greg, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', life: 1 },
        Greg: { is: 'Greg Digger', role: 'renegade', life: 1 },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Greg).toHaveLife(3);
  });

  it('[DODGE-GREG-01] also when it was nobody, and never above his maximum', () => {
    const { Ben, Greg } = table(
      {
        Ben: { role: 'outlaw', life: 1, inPlay: ['Dynamite'] },
        Greg: { is: 'Greg Digger', role: 'sheriff', life: 4, hand: ['Beer'] },
        Cat: { role: 'renegade' },
      },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    expect(Ben).toBeOut();
    expect(Greg).toHaveLife(5);
  });

  it('is not saved by his own death', () => {
    const { Ann, Greg } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Greg: { is: 'Greg Digger', role: 'outlaw', life: 1 },
        Cat: { role: 'renegade' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Greg });
    expect(Greg).toBeOut();
  });

  it('[DODGE-GREG-02-Q] in the middle of a Gatling has his points before it comes to him', () => {
    const { Ann, Greg } = table(
      {
        Ann: { role: 'sheriff', hand: ['Gatling', 'Beer'] },
        Ben: { role: 'outlaw', life: 1 },
        Greg: { is: 'Greg Digger', role: 'renegade', life: 1, hand: ['Scope'] },
      },
      { sets },
    );
    Ann.plays('Gatling');
    Greg.isAsked('dodge');
    expect(Greg).toHaveLife(3);
    Greg.passes();
    expect(Greg).toHaveLife(2);
  });
});
