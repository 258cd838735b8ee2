import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Mustang', () => {
  it('[BASE-MUST-01] makes its owner be seen one farther, and changes nothing for his own eyes', () => {
    const { Ann, Ben, Cleo } = table({ Ann: { hand: ['Mustang', 'Beer'] }, Ben: {}, Cleo: {} });
    expect(Ben).toSeeAt(1, Ann, Cleo);
    Ann.plays('Mustang');
    expect(Ben).toSeeAt(2, Ann);
    expect(Cleo).toSeeAt(2, Ann);
    expect(Ben).toSeeAt(1, Cleo);
    expect(Ann).toSeeAt(1, Ben, Cleo);
  });

  it('[BASE-MUST-02] in a circle of six', () => {
    const { A, B, C, D, E, F } = table({ A: { inPlay: ['Mustang'] }, B: {}, C: {}, D: {}, E: {}, F: {} });
    for (const one of [B, F]) expect(one).toSeeAt(2, A);
    for (const one of [C, E]) expect(one).toSeeAt(3, A);
    expect(D).toSeeAt(4, A);
    expect(A).toSeeAt(1, B, F);
    expect(A).toSeeAt(2, C, E);
    expect(A).toSeeAt(3, D);
  });

  it('is refused twice in front of one player', () => {
    const { Ann } = table({ Ann: { hand: ['Mustang', 'Beer'], inPlay: ['Mustang'] }, Ben: {} });
    Ann.mayNot.play('Mustang').because('alreadyInPlay', { card: 'Mustang' });
  });

  it('keeps neither a Duel nor a Cat Balou away', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Cat Balou'] }, Ben: { hand: ['Beer'], inPlay: ['Mustang'] } });
    Ann.may.play('Duel', { on: Ben });
    Ann.plays('Cat Balou', { on: Ben, what: 'Mustang' });
    expect(Ann).toSeeAt(1, Ben);
  });
});
