import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const reverend = { sets: ['base', 'dodge-city', 'high-noon'], event: 'The Reverend' } as const;

describe('The Reverend', () => {
  it('[HN-REVEREND-01] no Beer may be played', () => {
    const { Ann } = table({ Ann: { life: 2, hand: ['Beer'] }, Ben: {}, Cat: {} }, reverend);
    Ann.mayNot.play('Beer').because('noBeer', { ruling: 'HN-REVEREND-01' });
  });

  it('[HN-REVEREND-02] a Saloon may', () => {
    const { Ann, Ben } = table({ Ann: { life: 2, hand: ['Saloon'] }, Ben: { life: 1 }, Cat: {} }, reverend);
    Ann.plays('Saloon');
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(2);
  });

  it('[HN-REVEREND-03] a Beer does not save, and he is out', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Ben: { life: 1, hand: ['Beer'], role: 'renegade' }, Cat: {} },
      reverend,
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.mayNot.play('Beer').because('noBeer');
    Ben.passes();
    expect(Ben).toBeOut();
  });

  it('[HN-REVEREND-03] Sid Ketchum’s ability still does', () => {
    const { Ann, Sid } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Sid: { is: 'Sid Ketchum', life: 1, hand: ['Beer', 'Scope'] }, Cat: {} },
      reverend,
    );
    Ann.plays('BANG!', { on: Sid });
    Sid.passes();
    Sid.uses('Sid Ketchum', { cards: ['Beer', 'Scope'] });
    expect(Sid).toHaveLife(1);
  });

  it('[HN-REVEREND-04] Whisky, Tequila and Canteen are no Beer cards', () => {
    const { Ann, Ben } = table(
      {
        Ann: { life: 1, hand: ['Whisky', 'Tequila', 'Scope', 'Barrel'], inPlay: ['Canteen'] },
        Ben: { life: 1 },
        Cat: {},
      },
      reverend,
    );
    Ann.plays('Whisky', { cost: ['Scope'] });
    expect(Ann).toHaveLife(3);
    Ann.uses('Canteen');
    expect(Ann).toHaveLife(4);
    Ann.plays('Tequila', { on: Ben, cost: ['Barrel'] });
    expect(Ben).toHaveLife(2);
  });

  it('[HN-REVEREND-06-Q] a Beer may be given up as a card: Springfield, Elena Fuente, the surplus', () => {
    const { Ann, Elena } = table(
      {
        Ann: { life: 1, hand: ['Springfield', 'Beer 6♥', 'Beer 7♥', 'Scope'] },
        Elena: { is: 'Elena Fuente', hand: ['Beer'] },
      },
      reverend,
    );
    Ann.plays('Springfield', { on: Elena, cost: ['Beer 6♥'] });
    Elena.answers('Beer');
    expect(Elena).toHaveLostLife(0);
    Ann.endsTurn();
    Ann.discards('Beer 7♥');
    expect(Ann).toHold('Scope');
  });
});
