import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Scope', () => {
  it('[BASE-SCOPE-01] shows the others one nearer, never below 1, and changes nothing for their eyes', () => {
    const { A, B, C, D } = table({ A: { hand: ['Scope', 'Beer'] }, B: {}, C: {}, D: {} });
    expect(A).toSeeAt(2, C);
    A.plays('Scope');
    expect(A).toSeeAt(1, B, C, D);
    expect(C).toSeeAt(2, A);
  });

  it('[BASE-SCOPE-02] in a circle of six', () => {
    const { A, B, C, D, E, F } = table({ A: { inPlay: ['Scope'] }, B: {}, C: {}, D: {}, E: {}, F: {} });
    expect(A).toSeeAt(1, B, C, E, F);
    expect(A).toSeeAt(2, D);
    for (const one of [B, F]) expect(one).toSeeAt(1, A);
    for (const one of [C, E]) expect(one).toSeeAt(2, A);
    expect(D).toSeeAt(3, A);
  });

  it('[BASE-SCOPE-03] adds up with what makes farther before the minimum of 1 applies', () => {
    const { Ann, Ben } = table({ Ann: { inPlay: ['Scope'] }, Ben: { inPlay: ['Mustang'] } });
    expect(Ann).toSeeAt(1, Ben); // 1 + 1 - 1, and not the minimum of 1 plus 1
    const rose = table({ Ann: { is: 'Rose Doolan', inPlay: ['Scope'] }, Ben: {}, Cleo: { inPlay: ['Mustang'] } });
    expect(rose.Ann).toSeeAt(1, rose.Ben, rose.Cleo);
  });

  it('is refused out of turn', () => {
    const { Ben } = table({ Ann: { hand: ['Beer'] }, Ben: { hand: ['Scope'] } });
    Ben.mayNot.play('Scope').because('notAsked');
  });

  it('no longer helps once it is discarded', () => {
    const { A, C } = table({ A: { hand: ['Cat Balou', 'Beer'], inPlay: ['Scope'] }, B: {}, C: {}, D: {} });
    expect(A).toSeeAt(1, C);
    A.plays('Cat Balou', { on: A, what: 'Scope' });
    expect(A).toSeeAt(2, C);
  });
});
