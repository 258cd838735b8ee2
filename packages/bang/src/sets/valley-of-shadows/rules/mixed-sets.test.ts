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

  it('[VALLEY-AIM-04-Q][TRAIN-MIX-09-Q] nuggets for each point that Aim, Evelyn, Henry and Backfire cost; none for the snake', () => {
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
});
