import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Who gets what for an elimination', () => {
  it('[DODGE-ORDER-01-Q] Greg Digger, Herb Hunter and the killer all get what is theirs', () => {
    const { Ann, Ben, Greg, Herb } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', life: 1 },
        Greg: { is: 'Greg Digger', role: 'outlaw', life: 1 },
        Herb: { is: 'Herb Hunter', role: 'renegade' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(1 + 3);
    expect(Greg).toHaveLife(3);
    expect(Herb).toHold(2);
  });
});
