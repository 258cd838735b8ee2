import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Pixie Pete', () => {
  it('[DODGE-PIXIE-01] draws three cards in phase 1', () => {
    const { Pete } = table(
      { Pete: { is: 'Pixie Pete', role: 'outlaw' }, Ann: { role: 'sheriff' } },
      { sets, phase: 'start', deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    expect(Pete).toHold('BANG! 2♦', 'BANG! 3♦', 'BANG! 4♦');
  });

  it('draws three only there, and nobody else does', () => {
    const { Ann, Pete } = table(
      { Ann: { role: 'sheriff' }, Pete: { is: 'Pixie Pete', hand: ['Stagecoach'] } },
      { sets, phase: 'start', deckTop: ['Scope', 'Mustang 8♥'] },
    );
    expect(Ann).toHold(2);
    Ann.endsTurn();
    expect(Pete).toHold(4);
    Pete.plays('Stagecoach');
    expect(Pete).toHold(5);
  });
});
