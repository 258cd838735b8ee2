import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sermon = { sets: ['base', 'dodge-city', 'high-noon'], event: 'The Sermon' } as const;

describe('The Sermon', () => {
  it('[HN-SERMON-01] no BANG! in one’s own turn; others answer with theirs, and Gatling and Punch are allowed', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Gatling', 'Punch', 'Indians!'] }, Ben: { hand: ['BANG!', 'Beer'] }, Cat: {} },
      sermon,
    );
    Ann.mayNot.play('BANG!', { on: Ben }).because('noBangs', { ruling: 'HN-SERMON-01' });
    Ann.plays('Indians!');
    Ben.answers('BANG!');
    expect(Ben).toHaveLostLife(0);
    Ann.plays('Gatling');
    Ben.passes();
    Ann.plays('Punch', { on: Cat });
    expect(Cat).toHaveLostLife(3);
  });

  it('[HN-SERMON-02] in his own Duel he cannot answer: he is not even asked, and loses the point', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'BANG!'] }, Ben: { hand: ['BANG!'] } }, sermon);
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    expect(Ann).toHaveLostLife(1);
    expect(Ann).toHold('BANG!');
  });

  it('[HN-SERMON-03] Calamity Janet’s Missed! is barred too', () => {
    const { Janet, Ben } = table({ Janet: { is: 'Calamity Janet', hand: ['Missed!'] }, Ben: {} }, sermon);
    Janet.mayNot.play('Missed!', { on: Ben }).because('noBangs');
  });

  it('[HN-SERMON-04] Volcanic and Willy the Kid do not help; who gives in at once loses the point', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Duel'], inPlay: ['Volcanic'] }, Ben: { hand: ['BANG!'] } },
      sermon,
    );
    Ann.mayNot.play('BANG!', { on: Ben }).because('noBangs');
    Ann.plays('Duel', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    const willy = table({ Willy: { is: 'Willy the Kid', hand: ['BANG!'] }, Ben: {} }, sermon);
    willy.Willy.mayNot.play('BANG!', { on: willy.Ben }).because('noBangs');
  });

  it('[HN-SERMON-05-Q] Doc Holyday’s shot and green shots are allowed', () => {
    const { Doc, Ben } = table(
      { Doc: { is: 'Doc Holyday', hand: ['Scope', 'Barrel', 'Beer'], inPlay: ['Derringer'] }, Ben: {} },
      sermon,
    );
    Doc.uses('Doc Holyday', { on: Ben, cost: ['Scope', 'Barrel'] });
    Doc.uses('Derringer', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[HN-SERMON-06-Q] a BANG! may be given up as a cost or in phase 3', () => {
    const { Doc, Ben } = table(
      { Doc: { is: 'Doc Holyday', life: 1, hand: ['BANG!', 'BANG!', 'BANG!', 'Beer'] }, Ben: {} },
      sermon,
    );
    Doc.uses('Doc Holyday', { on: Ben, cost: ['BANG!', 'BANG!'] });
    expect(Ben).toHaveLostLife(1);
    Doc.endsTurn();
    Doc.discards('BANG!');
    expect(Doc).toHold('Beer');
  });
});
