import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Playing cards', () => {
  it('[BASE-PLAY-01] allows one BANG! card a turn, and one again in the next', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG! 2♦', 'BANG! 3♦'] }, Ben: {} },
      { deckTop: ['Scope', 'Mustang', 'Beer', 'Beer'] },
    );
    Ann.plays('BANG! 2♦', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1, ruling: 'BASE-PLAY-01' });
    Ann.endsTurn();
    Ben.endsTurn();
    Ann.may.play('BANG! 3♦', { on: Ben });
  });

  it('[BASE-PLAY-01] allows more with a Volcanic and to Willy the Kid', () => {
    const volcanic = table({ Ann: { hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Volcanic'] }, Ben: {} });
    volcanic.Ann.plays('BANG!', { on: volcanic.Ben });
    volcanic.Ann.plays('BANG!', { on: volcanic.Ben });
    expect(volcanic.Ben).toHaveLostLife(2);
    const { Willy, Ben } = table({ Willy: { is: 'Willy the Kid', hand: ['BANG!', 'BANG!', 'Beer'] }, Ben: {} });
    Willy.plays('BANG!', { on: Ben });
    Willy.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[BASE-PLAY-02] limits no other card with that icon, before or after the BANG! card', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Gatling', 'BANG!', 'Punch', 'Beer'] }, Ben: {}, Cleo: {} },
      { sets: ['base', 'dodge-city'] },
    );
    Ann.plays('Punch', { on: Ben });
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('Gatling');
    expect(Ben).toHaveLostLife(3);
  });

  it('[BASE-PLAY-03] never puts two cards of a name in front of one player', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['Mustang 8♥', 'Jail', 'Jail', 'Beer'], inPlay: ['Mustang 9♥'] },
      Ben: { role: 'outlaw' },
      Cleo: { inPlay: ['Barrel'] },
    });
    Ann.mayNot.play('Mustang').because('alreadyInPlay', { card: 'Mustang', ruling: 'BASE-PLAY-03' });
    Ann.plays('Jail', { on: Ben });
    Ann.mayNot.play('Jail', { on: Ben }).because('alreadyInPlay', { card: 'Jail' });
  });

  it('[BASE-PLAY-04] refuses a second Barrel: one stays in play, the other in the hand', () => {
    const { Ann } = table({ Ann: { hand: ['Barrel K♠', 'Beer'], inPlay: ['Barrel Q♠'] }, Ben: {} });
    Ann.mayNot.play('Barrel K♠').because('alreadyInPlay', { card: 'Barrel' });
    expect(Ann).toHaveInPlay('Barrel Q♠');
    expect(Ann).toHold('Barrel K♠', 'Beer');
  });

  it('[BASE-PLAY-05] lays a new weapon in the old one’s place, and it works at once', () => {
    const { Ann, Dan, game } = table({
      Ann: { hand: ['Remington', 'BANG!', 'Beer'], inPlay: ['Schofield', 'Mustang'] },
      Ben: {},
      Cleo: {},
      Dan: {},
      Eve: {},
      Fred: {},
    });
    Ann.mayNot.play('BANG!', { on: Dan }).because('outOfRange', { distance: 3, reach: 2 });
    Ann.plays('Remington');
    expect(Ann).toHaveInPlay('Remington', 'Mustang');
    expect(game).toHaveDiscarded('Schofield');
    Ann.may.play('BANG!', { on: Dan });
  });

  it('[BASE-PLAY-06] discards a brown card first, then carries it out', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG! 2♦', 'Beer'] }, Ben: { hand: ['Missed!'] } });
    Ann.plays('BANG!', { on: Ben });
    Ben.isAsked('dodge');
    expect(game).toHaveDiscarded('BANG! 2♦');
    expect(Ann).toHold('Beer');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(game.state.discardPile).toHaveLength(1);
  });

  it('[BASE-PLAY-07] leaves a blue card in front of its player until it is removed', () => {
    const { Ann, Ben, Cleo, game } = table(
      {
        Ann: { hand: ['Mustang', 'Beer'] },
        Ben: { hand: ['Cat Balou', 'BANG!', 'Beer'], inPlay: ['Scope'] },
        Cleo: {},
      },
      { deckTop: ['Duel', 'Duel'] },
    );
    Ann.plays('Mustang');
    expect(Ann).toHaveInPlay('Mustang');
    expect(Cleo.view.seats[0]?.inPlay.map(({ card }) => card)).toEqual(['mustang']);
    Ann.endsTurn();
    Ben.may.play('BANG!', { on: Ann }); // with his Scope
    Ben.plays('Cat Balou', { on: Ann, what: 'Mustang' });
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Mustang', 'Cat Balou');
  });

  it('[BASE-PLAY-07] works as long as it lies there', () => {
    const { Ann, Cleo } = table({
      Ann: { hand: ['Scope', 'BANG!', 'Beer'] },
      Ben: {},
      Cleo: {},
      Dan: {},
    });
    Ann.mayNot.play('BANG!', { on: Cleo }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.plays('Scope');
    Ann.may.play('BANG!', { on: Cleo });
  });

  it('[BASE-PLAY-07] leaves a Jail in front of its target until he has left it', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Jail', 'Beer'] }, Ben: { role: 'outlaw', hand: ['Beer'] }, Cleo: {} },
      { deckTop: ['10♥'] },
    );
    Ann.plays('Jail', { on: Ben });
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay('Jail');
    Ann.endsTurn();
    Ben.isAsked('play');
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Jail', '10♥');
  });

  it('[BASE-PLAY-08] puts any number of different cards in play', () => {
    const blue = ['Barrel', 'Scope', 'Mustang', 'Winchester', 'Dynamite'];
    const { Ann } = table({ Ann: { hand: [...blue, 'Beer'] }, Ben: {} });
    for (const card of blue) Ann.plays(card);
    expect(Ann).toHaveInPlay(...blue);
  });

  it('[BASE-PLAY-09-Q] refuses a weapon of the name of the one in play', () => {
    const { Ann, game } = table({ Ann: { hand: ['Schofield', 'Volcanic', 'Beer'], inPlay: ['Schofield'] }, Ben: {} });
    Ann.mayNot.play('Schofield').because('alreadyInPlay', { card: 'Schofield' });
    expect(game).toHaveDiscarded();
    Ann.may.play('Volcanic');
  });

  it('[BASE-PLAY-10-Q] allows cards that change nothing, if they need no target', () => {
    const { Ann, game } = table({ Ann: { hand: ['Beer', 'Saloon', 'Scope'] }, Ben: {}, Cleo: {} });
    Ann.plays('Beer');
    Ann.plays('Saloon');
    expect(Ann).toHaveLostLife(0);
    expect(game).toHaveDiscarded('Saloon', 'Beer');
  });

  it('[BASE-PLAY-10-Q] refuses a card that needs a target and has none', () => {
    const { Ann } = table({ Ann: { hand: ['Panic!', 'Cat Balou', 'Scope'] }, Ben: {}, Cleo: {} });
    Ann.mayNot.play('Panic!').because('noTarget', { ruling: 'BASE-PLAY-10-Q' });
    Ann.mayNot.play('Cat Balou').because('noTarget');
    const far = table({ Ann: { hand: ['BANG!', 'Scope'] }, Paul: { is: 'Paul Regret' } });
    far.Ann.mayNot.play('BANG!').because('noTarget');
  });

  it('[BASE-PLAY-11] waits until the card before is done', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['General Store', 'Panic!'] }, Ben: { hand: ['Panic!'] }, Cleo: { hand: ['Duel'] } },
      { deckTop: ['Beer 6♥', 'Beer 7♥', 'Beer 8♥'] },
    );
    Ann.plays('General Store');
    Ann.isAsked('generalStore');
    Ann.mayNot.play('Panic!', { on: Ben });
    Ann.picks('Beer 6♥');
    Ben.isAsked('generalStore');
    Ann.mayNot.play('Panic!', { on: Ben }).because('notAsked');
    Ben.mayNot.play('Panic!', { on: Ann });
    Ben.picks('Beer 7♥');
    Ann.plays('Panic!', { on: Ben, what: 'hand' });
    expect(Ann).toHold(2);
  });

  it('[BASE-PLAY-12] lets nobody throw cards away just like that', () => {
    const { Sid, Ben } = table({
      Sid: { is: 'Sid Ketchum', life: 2, hand: ['Beer', 'BANG!', 'Missed!'], inPlay: ['Scope'] },
      Ben: { hand: ['Beer'] },
    });
    const [card = -1] = Sid.state.hand;
    const [laid = -1] = Sid.state.inPlay;
    Sid.mayNot.pick({ do: 'discard', card }).because('notAnOption');
    Sid.mayNot.pick({ do: 'use', use: laid });
    Sid.mayNot.play('Missed!').because('onlyAsAnswer');
    Sid.mayNot.interject('Sid Ketchum', ['Beer']).because('wrongCount');
    Sid.mayNot.interject('Sid Ketchum', ['Beer', 'BANG!', 'Missed!']).because('wrongCount');
    Sid.may.interject('Sid Ketchum', ['Beer', 'BANG!']);
    Ben.mayNot.pick({ do: 'discard', card });
  });
});
