import type { GameEvent } from '@dustup/bang';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const law = { sets: ['base', 'a-fistful-of-cards'], event: 'Law of the West', phase: 'draw' } as const;

describe('Law of the West', () => {
  it('[FOC-LAW-OF-THE-WEST-01] the second card of phase 1 is shown and must be played', () => {
    const { Ann, Ben } = table({ Ann: {}, Ben: {} }, { ...law, deckTop: ['Missed!', 'Stagecoach'] });
    expect(Object.keys(Ben.view.turn.memory)).toEqual(['law-of-the-west']);
    Ann.mayNot.endTurn().because('mustPlay', { card: 'Stagecoach' });
    Ann.plays('Stagecoach');
    Ann.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-02] Kit Carlson keeps two of three in their order and shows the second', () => {
    const { Kit } = table(
      { Kit: { is: 'Kit Carlson' }, Ben: {} },
      { ...law, deckTop: ['Missed!', 'Schofield', 'Stagecoach'] },
    );
    Kit.picks('Schofield');
    Kit.mayNot.endTurn().because('mustPlay', { card: 'Stagecoach' });
  });

  it.each(['Stagecoach', 'Duel', 'Gatling', 'Dynamite'])(
    '[FOC-LAW-OF-THE-WEST-03] a shown %s must be played',
    (card) => {
      const { Ann } = table({ Ann: {}, Ben: {} }, { ...law, deckTop: ['Missed!', card] });
      Ann.mayNot.endTurn().because('mustPlay', { card });
    },
  );

  it('[FOC-LAW-OF-THE-WEST-03] a Missed! cannot be played, and a BANG! needs somebody in range', () => {
    const missed = table({ Ann: {}, Ben: {} }, { ...law, deckTop: ['Beer', 'Missed!'] });
    missed.Ann.endsTurn();
    const far = table({ Ann: {}, Ben: { inPlay: ['Mustang'] } }, { ...law, deckTop: ['Beer', 'BANG!'] });
    far.Ann.mayNot.play('BANG!', { on: far.Ben }).because('outOfRange');
    far.Ann.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-04-Q] other cards may come first, the target is his choice', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Schofield'] }, Ben: {}, Cat: {} },
      { ...law, deckTop: ['Beer', 'BANG!'] },
    );
    Ann.plays('Schofield');
    Ann.plays('Beer');
    Ann.mayNot.endTurn().because('mustPlay', { card: 'BANG!' });
    Ann.may.play('BANG!', { on: Ben });
    Ann.plays('BANG!', { on: Cat });
    expect(Cat).toHaveLostLife(1);
  });

  it('[FOC-LAW-OF-THE-WEST-05-Q] a Beer at full life is due, as is a Panic! with only a card of her own to take', () => {
    const beer = table({ Ann: {}, Ben: {} }, { ...law, deckTop: ['Missed!', 'Beer'] });
    beer.Ann.mayNot.endTurn().because('mustPlay', { card: 'Beer' });
    const panic = table({ Ann: { inPlay: ['Barrel'] }, Ben: {} }, { ...law, deckTop: ['Missed!', 'Panic!'] });
    panic.Ann.mayNot.endTurn().because('mustPlay', { card: 'Panic!' });
    const nothing = table({ Ann: {}, Ben: {} }, { ...law, deckTop: ['Missed!', 'Panic!'] });
    nothing.Ann.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-05-Q] a second Barrel is not, nor a Jail with nobody to lock up', () => {
    const barrel = table({ Ann: { inPlay: ['Barrel Q♠'] }, Ben: {} }, { ...law, deckTop: ['Missed!', 'Barrel K♠'] });
    barrel.Ann.endsTurn();
    const jail = table(
      { Ann: { inPlay: ['Jail'], role: 'outlaw' }, Ben: { role: 'sheriff' } },
      { ...law, deckTop: ['Missed!', 'Jail'] },
    );
    jail.Ann.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-06-Q] ends when another BANG! was the BANG! of the turn', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG! 2♦'] }, Ben: {} }, { ...law, deckTop: ['Beer', 'BANG! 3♦'] });
    Ann.mayNot.endTurn().because('mustPlay', { card: 'BANG!' });
    Ann.plays('BANG! 2♦', { on: Ben });
    Ann.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-06-Q] ends when Sid Ketchum gives the card up', () => {
    const { Sid } = table(
      { Sid: { is: 'Sid Ketchum', life: 2 }, Ben: {} },
      { ...law, deckTop: ['Missed!', 'Duel', 'Scope'] },
    );
    Sid.mayNot.endTurn().because('mustPlay', { card: 'Duel' });
    Sid.interjects('Sid Ketchum', ['Missed!', 'Duel']);
    Sid.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-07-Q] Calamity Janet must play a shown Missed! as a BANG! if somebody is in range', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet' }, Ben: {} },
      { ...law, deckTop: ['Schofield', 'Missed!'] },
    );
    Janet.mayNot.endTurn().because('mustPlay', { card: 'Missed!' });
    Janet.plays('Missed!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    Janet.endsTurn();
  });

  it('[FOC-LAW-OF-THE-WEST-08-Q] Jesse Jones and Pedro Ramirez show the card from the pile', () => {
    const jesse = table(
      { Jesse: { is: 'Jesse Jones' }, Ben: { hand: ['Missed!'] } },
      { ...law, deckTop: ['Stagecoach'] },
    );
    jesse.Jesse.picks({ from: jesse.Ben });
    jesse.Jesse.mayNot.endTurn().because('mustPlay', { card: 'Stagecoach' });
    const pedro = table(
      { Pedro: { is: 'Pedro Ramirez' }, Ben: {} },
      { ...law, deckTop: ['Stagecoach'], discard: ['Duel'] },
    );
    pedro.Pedro.picks('discardPile');
    pedro.Pedro.mayNot.endTurn().because('mustPlay', { card: 'Stagecoach' });
  });

  it('[FOC-LAW-OF-THE-WEST-08-Q] Black Jack’s second card counts, not the third it brings', () => {
    const { Jack } = table(
      { Jack: { is: 'Black Jack' }, Ben: { inPlay: ['Mustang'] } },
      { ...law, deckTop: ['Missed!', 'BANG! 2♦', 'Stagecoach'] },
    );
    expect(Jack).toHold('Missed!', 'BANG!', 'Stagecoach');
    Jack.endsTurn(); // the BANG! reaches nobody, and the Stagecoach is free
  });

  it('[FOC-LAW-OF-THE-WEST-08-Q] Black Jack shows his second card once for both', () => {
    const { game } = table(
      { Ann: { hand: ['Missed!'] }, Jack: { is: 'Black Jack' } },
      { ...law, phase: 'play', deckTop: ['Missed!', 'BANG! 2♦', 'Stagecoach'] },
    );
    const heard: GameEvent[] = [];
    game.position.fork({ listener: (event) => heard.push(event) }).accept(0, { do: 'end' });
    const shown = heard.filter(({ type }) => type === 'shown').flatMap(({ cards = [] }) => cards);
    expect(shown).toMatchObject([{ card: 'bang', sign: '2♦' }]);
  });

  it('[FOC-LAW-OF-THE-WEST-08-Q] whoever draws one card shows nothing', () => {
    const { Ann } = table({ Ann: { hand: ['Missed!'] }, Ben: {} }, { ...law, deckExactly: ['Stagecoach'] });
    Ann.endsTurn();
  });
});
