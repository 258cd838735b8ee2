import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const DOROTHY = 'Dorothy Rage';
const dorothy = { sets, inForce: { show: DOROTHY } } as const;
const spare = ['Missed!'];

describe('Dorothy Rage', () => {
  it('[WWS-DOROTHY-01][WWS-DOROTHY-03] names player, card and target; who holds it has to play it, from where they sit', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: spare }, Ben: { hand: ['BANG!', 'Beer'] }, Cat: {}, Dan: {} },
      dorothy,
    );
    Ann.mayNot.use(DOROTHY, { whom: Ann }).because('notOneself');
    Ann.uses(DOROTHY, { whom: Ben }); // Ann herself does not reach Cat
    Ann.picks({ as: 'BANG!', at: Cat });
    Ben.mayNot.pick({ do: 'show' }).because('mustPlay', { ruling: 'WWS-DOROTHY-03' });
    Ben.answers('BANG!');
    expect(Cat).toHaveLostLife(1);
    expect(game).toHaveDiscarded('BANG!');
    Ann.isAsked('play');
  });

  it('[WWS-DOROTHY-02] who does not hold it shows the whole hand to everybody', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: spare }, Ben: { hand: ['Duel', 'Beer'] }, Cat: {}, Dan: {} },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Cat });
    Ben.mayNot.pick({ do: 'play' }).because('noSuchCard');
    Ben.picks({ do: 'show' });
    expect(Cat).toHaveSeen('Duel', 'Beer');
    expect(Ben).toHold(2);
    expect(Cat).toHaveLostLife(0);
  });

  it('[WWS-DOROTHY-04-Q] once a turn, and nothing that could not be played so', () => {
    const { Ann, Ben, Cat, Sheriff } = table(
      {
        Ann: { role: 'outlaw', hand: spare },
        Ben: { role: 'outlaw', hand: ['Beer', 'Duel'] },
        Cat: { role: 'outlaw' },
        Sheriff: { role: 'sheriff' },
      },
      dorothy,
    );
    Ann.mayNot.use(DOROTHY, { whom: Cat }).because('nothingThere');
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.mayNot.pick({ as: 'BANG!', at: Sheriff }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.mayNot.pick({ as: 'Missed!' }).because('onlyAsAnswer');
    Ann.mayNot.pick({ as: 'Jail', at: Sheriff }).because('notTheSheriff');
    Ann.picks({ as: 'Saloon' });
    Ben.picks({ do: 'show' });
    Ann.mayNot.use(DOROTHY).because('usedUp', { used: 1, most: 1 });
  });

  it('[WWS-DOROTHY-05-Q] the forced player is the one who played it, and the BANG! of the turn is left', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG!', 'Missed!'] },
        Ben: { role: 'sheriff', hand: ['BANG!', 'Beer'], inPlay: ['Mustang'] },
        Cat: { role: 'deputy', life: 1 },
        Dan: { role: 'renegade' },
      },
      { ...dorothy, deckTop: ['Scope'] },
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Cat });
    Ben.answers('BANG!');
    expect(Cat).toBeOut();
    expect(Ben).toHold(0); // the Sheriff has killed a Deputy
    expect(Ben).toHaveInPlay();
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-DOROTHY-05-Q] El Gringo takes a card of the forced player', () => {
    const { Ann, Ben, Gringo } = table(
      { Ann: { hand: spare }, Ben: { hand: ['BANG!', 'Beer'] }, Gringo: { is: 'El Gringo' }, Dan: {} },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Gringo });
    Ben.answers('BANG!');
    expect(Gringo).toHold('Beer');
    expect(Ann).toHold('Missed!');
  });

  it('[WWS-DOROTHY-06-Q] a Gatling hits all but its player, from the left; the one who gave the order too', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: spare }, Ben: { hand: ['Gatling'] }, Cat: { hand: ['Beer'] } },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'Gatling' });
    Ben.answers('Gatling');
    Cat.passes();
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Cat).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
  });

  it('[WWS-DOROTHY-06-Q] a Stagecoach draws for its player and brings them the pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: spare }, Ben: { hand: ['Stagecoach'] }, Cat: {} },
      { ...dorothy, toCome: { show: ['Sacagaway'] }, memory: { 'show-holder': 0 } },
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'Stagecoach' });
    Ben.answers('Stagecoach');
    expect(Ben).toHold(2);
    expect(game.state.inForce).toEqual({ show: 'sacagaway' });
    expect(Ann.view.memory['show-holder']).toBe(Ben.seat);
    Ann.isAsked('play');
  });

  it('[WWS-DOROTHY-07-Q] what the hand alone can pay its player chooses; without it the hand is shown', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: spare }, Ben: { hand: ['Springfield', 'Beer', 'Scope'] }, Cat: {} },
      { ...dorothy, sets: [...sets, 'dodge-city'] },
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'Springfield', at: Cat });
    Ben.answers('Springfield', { cost: ['Scope'] });
    expect(Cat).toHaveLostLife(1);
    expect(Ben).toHold('Beer');
    const poor = table(
      { Ann: { hand: spare }, Ben: { hand: ['Springfield'] }, Cat: {} },
      { ...dorothy, sets: [...sets, 'dodge-city'] },
    );
    poor.Ann.uses(DOROTHY, { whom: poor.Ben });
    poor.Ann.picks({ as: 'Springfield', at: poor.Cat });
    poor.Ben.picks({ do: 'show' });
    expect(poor.Cat).toHaveLostLife(0);
    expect(poor.Cat).toHaveSeen('Springfield');
  });

  it('[WWS-DOROTHY-08-Q] blue and green cards can be ordered: in front of the player, or of whom a Jail is for', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: spare },
        Ben: { role: 'outlaw', hand: ['Jail', 'Volcanic'] },
        Cat: { role: 'renegade' },
      },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'Jail', at: Cat });
    Ben.answers('Jail');
    expect(Cat).toHaveInPlay('Jail');
    const again = table({ Ann: { hand: spare }, Ben: { hand: ['Jail', 'Volcanic'] }, Cat: {} }, dorothy);
    again.Ann.uses(DOROTHY, { whom: again.Ben });
    again.Ann.picks({ as: 'Volcanic' });
    again.Ben.answers('Volcanic');
    expect(again.Ben).toHaveInPlay('Volcanic');
  });

  it('[WWS-DOROTHY-08-Q] Lee Van Kliff repeats an ordered card on neither side', () => {
    const { Lee, Ben, Cat } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['BANG!', 'Missed!'] }, Ben: { hand: ['Gatling'] }, Cat: {} },
      dorothy,
    );
    Lee.uses(DOROTHY, { whom: Ben });
    Lee.picks({ as: 'Gatling' });
    Ben.answers('Gatling');
    Lee.passes();
    Lee.mayNot.use('Lee Van Kliff').because('nothingToRepeat');
    expect(Cat).toHaveLostLife(1);
    const other = table(
      { Ann: { hand: spare }, Lee: { is: 'Lee Van Kliff', hand: ['Saloon', 'BANG!'] }, Cat: {} },
      dorothy,
    );
    other.Ann.uses(DOROTHY, { whom: other.Lee });
    other.Ann.picks({ as: 'Saloon' });
    other.Lee.answers('Saloon');
    other.Ann.isAsked('play');
  });

  it('[WWS-DOROTHY-09-Q] of several copies the forced player chooses one', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: spare }, Ben: { hand: ['BANG! 2♦', 'BANG! 3♦', 'BANG! A♠'] }, Cat: {}, Dan: {} },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Cat });
    Ben.answers('BANG! 3♦');
    expect(Ben).toHold('BANG! 2♦', 'BANG! A♠');
    expect(game).toHaveDiscarded('BANG! 3♦');
  });

  it('[WWS-MIX-10-Q] a card is ordered by its own name and as what it is', () => {
    const { Ann, Janet, Cat } = table(
      { Ann: { hand: spare }, Janet: { is: 'Calamity Janet', hand: ['Missed!', 'Beer'] }, Cat: {}, Dan: {} },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Janet });
    Ann.picks({ as: 'BANG!', at: Cat });
    Janet.mayNot.play('Missed!').because('noSuchCard');
    Janet.picks({ do: 'show' });
  });

  it('[WWS-MIX-18-Q] Molly Stark draws nothing for a card she is ordered to play', () => {
    const { Ann, Molly, Cat } = table(
      { Ann: { hand: spare }, Molly: { is: 'Molly Stark', hand: ['BANG!', 'Beer'] }, Cat: {}, Dan: {} },
      { ...dorothy, sets: [...sets, 'dodge-city'] },
    );
    Ann.uses(DOROTHY, { whom: Molly });
    Ann.picks({ as: 'BANG!', at: Cat });
    Molly.answers('BANG!');
    expect(Molly).toHold('Beer');
  });

  it('[WWS-MIX-24-Q] an ordered BANG! that hits brings the Stick to the forced player', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: spare, tokens: { stick: 1 } }, Ben: { hand: ['BANG!', 'Beer'] }, Cat: {}, Dan: {} },
      { ...dorothy, sets: [...sets, 'stick-of-dynamite'] },
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Cat });
    Ben.answers('BANG!');
    expect(Ben.state.tokens).toEqual({ stick: 1 });
  });

  it('is told to all, and the deed is that of who gave the order', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: spare }, Ben: { hand: ['BANG!', 'Beer'] }, Cat: {}, Dan: {} },
      dorothy,
    );
    Ann.uses(DOROTHY, { whom: Ben });
    Ann.picks({ as: 'BANG!', at: Cat });
    Ben.answers('BANG!');
    const seats = 4;
    expect(Dan.view.ledger.harmed[Ann.seat * seats + Cat.seat]).toBe(1);
    expect(Dan.view.ledger.harmed[Ben.seat * seats + Cat.seat]).toBe(0);
  });
});
