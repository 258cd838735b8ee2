import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Phase 2', () => {
  it('passes over whoever has no card and nothing to use', () => {
    const { Ann, Ben, Cleo } = table(
      { Ann: { hand: ['Scope'] }, Ben: {}, Cleo: { hand: ['Beer'] } },
      { deckExactly: [] },
    );
    Ann.plays('Scope');
    expect(Ann).not.toBeAsked();
    expect(Ben).not.toBeAsked();
    Cleo.isAsked('play');
  });

  it('asks even so when nobody has or gets a card any more, so that no game runs on by itself', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Scope'] }, Ben: {} }, { deckExactly: [] });
    Ann.plays('Scope');
    Ann.isAsked('play');
    Ann.endsTurn();
    Ben.isAsked('play');
    Ben.mayNot.play('Beer').because('noSuchCard');
  });
});
