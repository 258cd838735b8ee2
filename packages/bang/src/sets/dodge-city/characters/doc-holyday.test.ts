import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Doc Holyday', () => {
  it('[DODGE-DOC-01] once a turn discards two cards for a shot in reach, besides his BANG! card', () => {
    const { Doc, Ben, Cat, game } = table(
      {
        Doc: { is: 'Doc Holyday', hand: ['Beer', 'Scope', 'Panic!', 'Jail', 'BANG!', 'Saloon'] },
        Ben: {},
        Cat: {},
        Dan: {},
      },
      { sets },
    );
    Doc.mayNot
      .use('Doc Holyday', { on: Cat, cost: ['Beer', 'Scope'] })
      .because('outOfRange', { distance: 2, reach: 1 });
    Doc.uses('Doc Holyday', { on: Ben, cost: ['Beer', 'Scope'] });
    expect(Ben).toHaveLostLife(1);
    expect(Doc).toHold('Panic!', 'Jail', 'BANG!', 'Saloon');
    expect(game.state.discardPile).toHaveLength(2);
    Doc.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
    Doc.mayNot.use('Doc Holyday', { on: Ben, cost: ['Panic!', 'Jail'] }).because('usedUp', { used: 1, most: 1 });
  });

  it('[DODGE-DOC-01] is refused with fewer than two cards, with one, and with three', () => {
    const poor = table({ Doc: { is: 'Doc Holyday', hand: ['Beer'], inPlay: ['Knife'] }, Ben: {} }, { sets });
    poor.Doc.mayNot.use('Doc Holyday', { on: poor.Ben, cost: ['Beer'] }).because('cannotPay', { needs: 2, has: 1 });
    const { Doc, Ben } = table({ Doc: { is: 'Doc Holyday', hand: ['Beer', 'Scope', 'Panic!'] }, Ben: {} }, { sets });
    Doc.mayNot.use('Doc Holyday', { on: Ben, cost: ['Beer'] }).because('wrongCount');
    Doc.mayNot.use('Doc Holyday', { on: Ben, cost: ['Beer', 'Scope', 'Panic!'] }).because('wrongCount');
  });

  it('[DODGE-CARD-10-Q] is refused at himself', () => {
    const { Doc } = table({ Doc: { is: 'Doc Holyday', hand: ['Beer', 'Scope', 'Panic!'] }, Ben: {} }, { sets });
    Doc.mayNot.use('Doc Holyday', { on: Doc, cost: ['Beer', 'Scope'] }).because('notOneself');
  });

  it('[DODGE-DOC-02] meets Apache Kid only with a card that is no ♦, whatever their colours', () => {
    const hand = ['BANG! 2♦', 'BANG! 3♦', 'Beer 6♥', 'Scope'];
    const diamonds = table({ Doc: { is: 'Doc Holyday', hand }, Kid: { is: 'Apache Kid' } }, { sets });
    diamonds.Doc.uses('Doc Holyday', { on: diamonds.Kid, cost: ['BANG! 2♦', 'BANG! 3♦'] });
    expect(diamonds.Kid).toHaveLostLife(0);
    const mixed = table({ Doc: { is: 'Doc Holyday', hand }, Kid: { is: 'Apache Kid' } }, { sets });
    mixed.Doc.uses('Doc Holyday', { on: mixed.Kid, cost: ['BANG! 2♦', 'Beer 6♥'] });
    expect(mixed.Kid).toHaveLostLife(1);
    const blueAndGreen = table(
      { Doc: { is: 'Doc Holyday', hand: ['Hideout K♦', 'Pony Express Q♦', 'Beer'] }, Kid: { is: 'Apache Kid' } },
      { sets },
    );
    blueAndGreen.Doc.uses('Doc Holyday', { on: blueAndGreen.Kid, cost: ['Hideout', 'Pony Express'] });
    expect(blueAndGreen.Kid).toHaveLostLife(0);
  });

  it('[DODGE-DOC-03-Q] takes one Missed!; Volcanic gives no second shot, nor do two ♦ wasted on Apache Kid', () => {
    const { Doc, Ben } = table(
      {
        Doc: { is: 'Doc Holyday', inPlay: ['Volcanic'], hand: ['Beer', 'Scope', 'Panic!', 'Jail'] },
        Ben: { hand: ['Missed!', 'Beer'] },
      },
      { sets },
    );
    Doc.uses('Doc Holyday', { on: Ben, cost: ['Beer', 'Scope'] });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    Doc.mayNot.use('Doc Holyday', { on: Ben, cost: ['Panic!', 'Jail'] }).because('usedUp', { used: 1, most: 1 });
    const wasted = table(
      { Doc: { is: 'Doc Holyday', hand: ['BANG! 2♦', 'BANG! 3♦', 'Beer', 'Scope'] }, Kid: { is: 'Apache Kid' } },
      { sets },
    );
    wasted.Doc.uses('Doc Holyday', { on: wasted.Kid, cost: ['BANG! 2♦', 'BANG! 3♦'] });
    wasted.Doc.mayNot
      .use('Doc Holyday', { on: wasted.Kid, cost: ['Beer', 'Scope'] })
      .because('usedUp', { used: 1, most: 1 });
  });

  it('[DODGE-DOC-04-Q] El Gringo takes a card from him, and whom he eliminates is his', () => {
    const hit = table(
      { Doc: { is: 'Doc Holyday', hand: ['Beer', 'Scope', 'Panic!', 'Jail'] }, Gringo: { is: 'El Gringo' } },
      { sets },
    );
    hit.Doc.uses('Doc Holyday', { on: hit.Gringo, cost: ['Beer', 'Scope'] });
    expect(hit.Gringo).toHold(1);
    expect(hit.Doc).toHold(1);
    const killed = table(
      {
        Doc: { is: 'Doc Holyday', role: 'sheriff', hand: ['Beer', 'Scope'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade' },
      },
      { sets },
    );
    killed.Doc.uses('Doc Holyday', { on: killed.Ben, cost: ['Beer', 'Scope'] });
    expect(killed.Ben).toBeOut();
    expect(killed.Doc).toHold(3);
  });

  it('[DODGE-CHUCK-03-Q] has it in phase 2 only, when no card is under way', () => {
    const { Doc, Ann } = table(
      { Doc: { is: 'Doc Holyday', hand: ['Duel', 'BANG!', 'Beer', 'Scope'] }, Ann: { hand: ['BANG!'] } },
      { sets },
    );
    Doc.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    Doc.mayNot.use('Doc Holyday', { on: Ann, cost: ['Beer', 'Scope'] }).because('notAnOption');
  });

  it('with Pedro Ramirez about, says in which order the two are discarded', () => {
    const { Doc, Pedro, game } = table(
      { Doc: { is: 'Doc Holyday', hand: ['Beer', 'Scope', 'Panic!'] }, Pedro: { is: 'Pedro Ramirez' } },
      { sets },
    );
    Doc.uses('Doc Holyday', { on: Pedro, cost: ['Beer', 'Scope'] });
    Doc.isAsked('orderDiscards');
    Doc.discards('Scope', 'Beer');
    expect(game).toHaveDiscarded('Beer', 'Scope');
    expect(Pedro).toHaveLostLife(1);
  });
});
