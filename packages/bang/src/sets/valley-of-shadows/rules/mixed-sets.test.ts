import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them
const ghost = { presence: 'ghost', life: 0, inPlay: ['Ghost'] } as const;

describe('The Valley of Shadows beside Wild West Show', () => {
  const show = [...sets, 'wild-west-show'];
  const showdown = { sets: show, inForce: { show: 'Showdown' }, discard } as const;

  it('[VALLEY-HENRY-09-Q] Gary Looter picks up Henry’s surplus unharmed', () => {
    const { Henry, Gary } = table(
      {
        Henry: { is: 'Henry Block', life: 1, hand: ['Missed!', 'Beer', 'Duel'] },
        Gary: { is: 'Gary Looter' },
        Cat: {},
      },
      { sets: show, discard },
    );
    Henry.endsTurn();
    Henry.discards('Beer', 'Duel');
    expect(Gary).toHaveLostLife(0);
    Gary.may.play('Duel', { on: Henry });
  });

  it('[VALLEY-HENRY-06-Q] Flint Westwood is shot at for each of two cards, and hands his own over last', () => {
    const { Flint, Henry } = table(
      {
        Flint: { is: 'Flint Westwood', hand: ['Scope'] },
        Henry: { is: 'Henry Block', hand: ['Beer', 'Duel'] },
        Cat: {},
      },
      { sets: show, discard },
    );
    Flint.uses('Flint Westwood', { card: 'Scope', on: Henry });
    Flint.passes();
    expect(Henry).toHold(1);
    Flint.passes();
    expect(Flint).toHaveLostLife(2);
    expect(Flint).toHold('Beer', 'Duel');
    expect(Henry).toHold('Scope');
  });

  it('[VALLEY-HENRY-06-Q] whom the second shot puts out keeps the first card only until then, and hands nothing over', () => {
    const { Flint, Henry } = table(
      {
        Flint: { is: 'Flint Westwood', role: 'outlaw', life: 1, hand: ['Scope'] },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Beer', 'Duel'] },
        Cat: { role: 'outlaw' },
      },
      { sets: show, discard },
    );
    Flint.uses('Flint Westwood', { card: 'Scope', on: Henry });
    Flint.passes();
    Flint.passes();
    expect(Flint).toBeOut();
    expect(Henry).toHold(7); // his two, the reward, and the two of his turn
  });

  it('[VALLEY-MIX-10-Q] Youl Grinner is not shot at for a card that Henry gives him', () => {
    const { Youl, Henry } = table(
      { Youl: { is: 'Youl Grinner' }, Henry: { is: 'Henry Block', hand: ['Beer', 'Duel'] }, Cat: {} },
      { sets: show, discard, phase: 'start' },
    );
    Henry.picks('Duel');
    expect(Youl).toHaveLostLife(0);
    expect(Youl).toHold(3);
  });

  it('[WWS-SHOWDOWN-08-Q] Mick Defender uses a BANG! as his Missed! under Showdown', () => {
    const { Ann, Mick } = table(
      { Ann: { hand: ['Panic!', 'Beer'] }, Mick: { is: 'Mick Defender', hand: ['BANG!', 'Scope'] } },
      showdown,
    );
    Ann.plays('Panic!', { as: 'Panic!', on: Mick, what: 'hand' });
    Mick.uses('Mick Defender', { card: 'BANG!' });
    expect(Mick).toHold('Scope');
  });

  it('[WWS-MIX-20-Q] under Showdown Der Spot’s Gatling is any card but a BANG!, Colorado Bill draws! for what he shoots', () => {
    const spot = table(
      { Spot: { is: 'Der Spot-Burst Ringer', hand: ['Scope', 'BANG!', 'Beer'] }, Ben: {}, Cat: {} },
      showdown,
    );
    spot.Spot.mayNot.use('Der Spot-Burst Ringer', { card: 'BANG!' }).because('onlyAsMissed');
    spot.Spot.uses('Der Spot-Burst Ringer', { card: 'Scope' });
    expect(spot.Ben).toHaveLostLife(1);
    const bill = table(
      { Bill: { is: 'Colorado Bill', hand: ['Scope', 'Beer'] }, Ben: { hand: ['BANG!'] }, Cat: {} },
      { ...showdown, deckTop: ['2♠'] },
    );
    bill.Bill.plays('Scope', { as: 'BANG!', on: bill.Ben });
    expect(bill.Ben).toHaveLostLife(1);
  });

  it('[WWS-MIX-20-Q] Black Flower’s ♣ is no BANG! then', () => {
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['BANG! 2♣', 'Missed! 10♣', 'Beer'] }, Ben: {}, Cat: {} },
      showdown,
    );
    Flower.mayNot.use('Black Flower', { card: 'BANG! 2♣', on: Ben }).because('onlyAsMissed');
    Flower.uses('Black Flower', { card: 'Missed! 10♣', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-MIX-11-Q] Aim goes with a card shot under Showdown, and Bounty pays for it', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope', 'Aim', 'Beer'] }, Ben: { inPlay: ['Bounty'] }, Cat: {} },
      { ...showdown, discard: ['Saved!', 'Escape'] },
    );
    Ann.plays('Scope', { as: 'BANG!', on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
    expect(Ann).toHold(2);
  });

  it('[WWS-MIX-02-Q] with Wild West Show in force a player and a ghost play on', () => {
    const { Ann, Cat, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', ...ghost },
        Cat: { role: 'outlaw', life: 1 },
      },
      { sets: show, inForce: { show: 'Wild West Show' }, discard },
    );
    Ann.plays('BANG!', { on: Cat });
    expect(Cat).toBeOut();
    expect(game).not.toBeOver();
  });

  it('[WWS-MIX-02-Q] and a ghost who is alone has won', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'sheriff', life: 1, hand: ['Duel'] }, Ben: { role: 'outlaw', ...ghost, hand: ['BANG!'] } },
      { sets: show, inForce: { show: 'Wild West Show' }, discard },
    );
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    expect(Ann).toBeOut();
    expect(Ben).toHaveWon();
  });
});

describe('The Valley of Shadows beside other sets', () => {
  it('[VALLEY-MIX-12-Q] Saved! does not help against a life point that is paid', () => {
    const { Chuck, Ann } = table(
      { Chuck: { is: 'Chuck Wengam', hand: ['Beer'] }, Ann: { hand: ['Saved!'] }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard: ['Escape', 'Aim'] },
    );
    Chuck.uses('Chuck Wengam');
    expect(Ann).not.toBeAsked();
    expect(Chuck).toHaveLostLife(1);
    expect(Chuck).toHold(3);
  });

  it('[VALLEY-MIX-12-Q] but against whatever else costs life', () => {
    const { Ben, Ann } = table(
      { Ben: { inPlay: ['Rattlesnake'] }, Ann: { hand: ['Saved!'] }, Cat: {} },
      { sets, discard: ['Escape', 'Aim'], phase: 'start', deckTop: ['2♠'] },
    );
    Ann.answers('Saved!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[VALLEY-MIX-24-Q] a ghost who leaves with the Stick leaves it to the next', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Beer'] },
        Ben: { role: 'outlaw', ...ghost, tokens: { stick: 1 } },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'stick-of-dynamite'], discard },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(Ben).toBeOut();
    expect(Cat).toHaveTokens('stick', 1);
  });

  it('[VALLEY-MIX-17-Q] Escape and Mick Defender avoid what Pardner and Bottle do', () => {
    const gold = [...sets, 'gold-rush'];
    const { Ann, Ben, Mick } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 4 } },
        Ben: { hand: ['Escape', 'Scope'] },
        Mick: { is: 'Mick Defender', hand: ['Missed!', 'Duel'] },
      },
      { sets: gold, discard: ['Saved!', 'Aim'], zones: { shop: ['Bottle', 'Pardner', 'Pardner'] } },
    );
    Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    Ben.answers('Escape');
    Ann.uses('Shop', { card: 'Pardner', as: 'Duel', on: Mick });
    Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(Ben).toHaveLostLife(0);
    expect(Mick).toHaveLostLife(0);
  });

  it('[VALLEY-AIM-04-Q] nuggets for each point that Aim, Henry, Evelyn and Backfire cost; none for the snake', () => {
    const gold = [...sets, 'gold-rush'];
    const aimed = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Ben: {}, Cat: {} },
      { sets: gold, discard: ['Saved!', 'Escape'] },
    );
    aimed.Ann.plays('BANG!', { on: aimed.Ben, withCard: 'Aim' });
    expect(aimed.Ann).toHaveTokens('nugget', 2);
    const henry = table(
      { Ann: { hand: ['Cat Balou'] }, Henry: { is: 'Henry Block', hand: ['Beer', 'Duel'] }, Cat: {} },
      { sets: gold, discard },
    );
    henry.Ann.plays('Cat Balou', { on: henry.Henry, what: 'hand' });
    expect(henry.Henry).toHaveTokens('nugget', 1);
    const evelyn = table(
      { Evelyn: { is: 'Evelyn Shebang', hand: ['Scope'] }, Ben: {}, Cat: {} },
      { sets: gold, discard, phase: 'draw' },
    );
    evelyn.Evelyn.picks(1);
    evelyn.Evelyn.picks(evelyn.Ben);
    expect(evelyn.Evelyn).toHaveTokens('nugget', 1);
    const back = table({ Ann: { hand: ['BANG!'] }, Ben: { hand: ['Backfire'] }, Cat: {} }, { sets: gold, discard });
    back.Ann.plays('BANG!', { on: back.Ben });
    back.Ben.answers('Backfire');
    expect(back.Ben).toHaveTokens('nugget', 1);
    const snake = table(
      { Ben: { inPlay: ['Rattlesnake'], hand: ['Duel'] }, Ann: {}, Cat: {} },
      { sets: gold, discard, phase: 'start', deckTop: ['2♠'] },
    );
    expect(snake.Ben).toHaveLostLife(1);
    expect(snake.Ann).toHaveTokens('nugget', 0);
  });

  it('[VALLEY-LEMONADE-02-Q] Lemonade Jim drinks along when a Beer is played for gold', () => {
    const { Ann, Jim } = table(
      { Ann: { hand: ['Beer', 'Scope'] }, Jim: { is: 'Lemonade Jim', life: 2, hand: ['Duel'] }, Cat: {} },
      { sets: [...sets, 'gold-rush'], discard },
    );
    Ann.uses('Beer for gold', { card: 'Beer' });
    Jim.answers('Duel');
    expect(Jim).toHaveLife(3);
  });

  it('[VALLEY-MIX-01-Q] with Ghost and Ghost Car in front of one player one of them is enough', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Cat Balou', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost', 'Ghost Car'] },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'great-train-robbery'], discard },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(Ben).not.toBeOut();
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost Car' });
    expect(Ben).toBeOut();
  });

  it('[VALLEY-MIX-22-Q] a Ghost is not switched to somebody who is in the game', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Switch', 'Beer'], inPlay: ['Scope'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost', 'Barrel'] },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'great-train-robbery'], discard },
    );
    Ann.mayNot.play('Switch', { ownCard: 'Scope', on: Ben, what: 'Ghost' }).because('isNotOut');
    Ann.may.play('Switch', { ownCard: 'Scope', on: Ben, what: 'Barrel' });
  });

  it('[VALLEY-MIX-11-Q] El Gringo’s card brings a Refund', () => {
    const { Henry, Gringo } = table(
      {
        Henry: { is: 'Henry Block', hand: ['BANG!', 'Duel', 'Beer'], inPlay: ['Refund'] },
        Gringo: { is: 'El Gringo' },
        Cat: {},
      },
      { sets: [...sets, 'great-train-robbery'], discard },
    );
    Henry.plays('BANG!', { on: Gringo });
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold(1);
    expect(Henry).toHold(2);
  });

  it('[VALLEY-MIX-14-Q] Henry with a Refund: shot, card, a card of the pile; none for the Refund itself', () => {
    const train = { sets: [...sets, 'great-train-robbery'], discard };
    const taken = table(
      {
        Ann: { hand: ['Panic!', 'Missed!'] },
        Henry: { is: 'Henry Block', hand: ['Duel'], inPlay: ['Refund'] },
        Cat: {},
      },
      train,
    );
    taken.Ann.plays('Panic!', { on: taken.Henry, what: 'hand' });
    expect(taken.Henry).toHold('Duel');
    taken.Ann.passes();
    expect(taken.Ann).toHold('Missed!', 'Duel');
    expect(taken.Henry).toHold(1);
    const itself = table(
      { Ann: { hand: ['Cat Balou', 'Missed!'] }, Henry: { is: 'Henry Block', inPlay: ['Refund'] }, Cat: {} },
      train,
    );
    itself.Ann.plays('Cat Balou', { on: itself.Henry, what: 'Refund' });
    itself.Ann.passes();
    expect(itself.Henry).toHold(0);
  });

  it('[VALLEY-MIX-15-Q] Julie Cutter answers Henry’s shot before the card goes', () => {
    const { Julie, Henry } = table(
      { Julie: { is: 'Julie Cutter', hand: ['Panic!'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cat: {} },
      { sets: [...sets, 'armed-and-dangerous'], discard, deckTop: ['2♦'] },
    );
    Julie.plays('Panic!', { on: Henry, what: 'hand' });
    Henry.isAsked('dodge');
    expect(Julie).toHaveLostLife(1);
    expect(Henry).toHold('Duel');
    Henry.passes();
    expect(Henry).toHaveLostLife(1);
  });

  it('[VALLEY-MIX-18-Q] a Flintlock that is escaped may be bought back', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Flintlock', 'Beer'], tokens: { load: 2 } }, Ben: { hand: ['Escape'] } },
      { sets: [...sets, 'armed-and-dangerous'], discard: ['Saved!', 'Aim'] },
    );
    Ann.plays('Flintlock', { on: Ben });
    Ben.answers('Escape');
    Ann.isAsked('takeBack');
  });

  it('[VALLEY-MIX-19-Q] an Escape avoids a whole Train Robbery', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Train Robbery', 'Beer'] }, Ben: { hand: ['Escape'], inPlay: ['Barrel', 'Scope'] } },
      { sets: [...sets, 'great-train-robbery'], discard: ['Saved!', 'Aim'] },
    );
    Ann.plays('Train Robbery', { on: Ben });
    Ben.isAsked('evade');
    Ben.answers('Escape');
    expect(Ben).toHaveInPlay('Barrel', 'Scope');
    expect(Ann).toBeAsked('play');
  });

  it('[VALLEY-TUCO-02-Q] an orange card and a railcar are blue to Tuco Franziskaner', () => {
    const orange = table(
      { Tuco: { is: 'Tuco Franziskaner', inPlay: ['Crate'] }, Ben: {} },
      { sets: [...sets, 'armed-and-dangerous'], discard, phase: 'draw' },
    );
    expect(orange.Tuco).toHold(2);
    const railcar = table(
      { Tuco: { is: 'Tuco Franziskaner', inPlay: ['Caboose'] }, Ben: {} },
      { sets: [...sets, 'great-train-robbery'], discard, phase: 'draw' },
    );
    expect(railcar.Tuco).toHold(2);
  });
});
