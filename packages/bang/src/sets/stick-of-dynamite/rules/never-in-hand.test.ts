import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'stick-of-dynamite'];
const stick = { stick: 1 };

type Game = ReturnType<typeof table>['game'];

/** The draw pile by name, top first. */
function pileOf(game: Game): string[] {
  return game
    .facesOf(game.state.drawPile)
    .map(({ card, signText }) => `${card.name} ${signText}`)
    .toReversed();
}

/** The discard pile by name, top first. */
function discardsOf(game: Game): string[] {
  return game
    .facesOf(game.state.discardPile)
    .map(({ card }) => card.name)
    .toReversed();
}

describe('Drawn, the Dynamite', () => {
  it('[STICK-07] of phase 1 lies in front of the Stick’s holder, seen by all, and another card is drawn for it', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: {}, Ben: {}, Cat: { tokens: stick } },
      { sets, phase: 'draw', deckTop: ['Dynamite', 'Beer', 'Scope'] },
    );
    expect(Ann).toHold('Beer', 'Scope');
    expect(Cat).toHaveInPlay('Dynamite');
    expect(Ben).toHaveSeen('Dynamite');
  });

  it.each([
    ['Stagecoach', 2],
    ['Wells Fargo', 3],
  ])('[STICK-07] of %s is replaced too: %i cards all the same', (card, count) => {
    const { Ann, Ben } = table(
      { Ann: { hand: [card] }, Ben: { tokens: stick }, Cat: {} },
      { sets, deckTop: ['Beer', 'Dynamite', 'Scope', 'Barrel'] },
    );
    Ann.plays(card);
    expect(Ann).toHold(count);
    expect(Ben).toHaveInPlay('Dynamite');
  });

  it('[STICK-07] of a reward is replaced too', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Duel'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'outlaw', tokens: stick },
      },
      { sets, deckTop: ['Dynamite', 'Beer', 'Scope', 'Barrel'] },
    );
    Ann.plays('Duel', { on: Ben });
    expect(Ann).toHold('Beer', 'Scope', 'Barrel');
    expect(Cat).toHaveInPlay('Dynamite');
  });

  it('[STICK-07] as the last card of the pile is replaced from the shuffled discards', () => {
    const { Ann, Cat } = table(
      { Ann: {}, Ben: {}, Cat: { tokens: stick } },
      { sets, phase: 'draw', deckExactly: ['Dynamite'], discard: ['Beer', 'Scope', 'Barrel'] },
    );
    expect(Ann).toHold(2);
    expect(Cat).toHaveInPlay('Dynamite');
  });

  it('[STICK-12] is never in a hand, and nobody lays it: not even when there is no card in its place', () => {
    const { Ann } = table(
      { Ann: { hand: ['Stagecoach', 'Beer'], tokens: stick }, Ben: {}, Cat: {} },
      { sets, deckExactly: ['Dynamite'] },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHaveInPlay('Dynamite');
    expect(Ann).toHold('Beer', 'Stagecoach'); // its own card, shuffled in and drawn
    Ann.mayNot.play('Dynamite');
  });

  it('[STICK-18-Q] in front of whose turn it is, is first checked at the start of his next turn', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Stagecoach'], tokens: stick }, Ben: { hand: ['Scope'] } },
      { sets, deckTop: ['Dynamite', 'Mustang', 'Barrel', 'Beer', 'Missed! 10♣', '5♠'] },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHaveInPlay('Dynamite');
    Ann.endsTurn();
    expect(Ann).toHaveLostLife(0);
    Ben.isAsked('play');
    Ben.endsTurn();
    expect(Ann).toHaveLostLife(3);
  });

  it('[STICK-18-Q] turned for his Jail waits for his next turn', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', inPlay: ['Jail'], hand: ['Scope'], tokens: stick }, Ben: {} },
      { sets, phase: 'start', deckTop: ['Dynamite', 'Beer 10♥', '5♠', '6♠'] },
    );
    Ann.isAsked('play');
    expect(Ann).toHaveInPlay('Dynamite');
    expect(Ann).toHaveLostLife(0);
  });
});

describe('Turned up, the Dynamite', () => {
  it('[STICK-08] does not count for a draw!: another card is turned', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] }, Cat: { tokens: stick } },
      { sets, deckTop: ['Dynamite 2♥', '9♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toHaveInPlay('Dynamite');
    expect(game.facesOf(game.state.discardPile.slice(-1)).map(({ signText }) => signText)).toEqual(['9♠']);
  });

  it('[STICK-15-Q] by General Store is replaced before anybody chooses', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['General Store'] }, Ben: { tokens: stick }, Cat: {} },
      { sets, deckTop: ['Beer', 'Dynamite', 'Scope', 'Barrel'] },
    );
    Ann.plays('General Store');
    expect(Ben).toHaveInPlay('Dynamite');
    Ann.mayNot.pick('Dynamite');
    Ann.picks('Barrel');
    Ben.picks('Scope');
    expect(Cat).toHold('Beer');
  });

  it('[STICK-15-Q] seen by Kit Carlson is replaced before he chooses', () => {
    const { Kit, Ben, game } = table(
      { Kit: { is: 'Kit Carlson' }, Ben: { tokens: stick }, Cat: {} },
      { sets, phase: 'draw', deckTop: ['Beer', 'Dynamite', 'Scope', 'Barrel'] },
    );
    expect(Ben).toHaveInPlay('Dynamite');
    Kit.mayNot.pick('Dynamite');
    Kit.picks('Beer');
    expect(Kit).toHold('Scope', 'Barrel');
    expect(game).toHaveOnDeck('Beer');
  });

  it('[STICK-15-Q] as one of Lucky Duke’s two cards is replaced before he chooses', () => {
    const { Ann, Duke } = table(
      { Ann: { hand: ['BANG!', 'Beer'], tokens: stick }, Duke: { is: 'Lucky Duke', inPlay: ['Barrel'] } },
      { sets, deckTop: ['9♠', 'Dynamite 2♥', '10♠'] },
    );
    Ann.plays('BANG!', { on: Duke });
    Duke.uses('Barrel');
    expect(Ann).toHaveInPlay('Dynamite');
    Duke.mayNot.pick('Dynamite');
    Duke.picks('10♠');
    expect(Duke).toHaveLostLife(1);
  });
});

describe('In play, the Dynamite', () => {
  it('[STICK-09] is checked at the start of its owner’s turn and handed on to the left, not to the Stick', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { inPlay: ['Dynamite'], hand: ['Scope'] }, Ben: {}, Cat: { tokens: stick } },
      { sets, phase: 'start', deckTop: ['10♥'] },
    );
    Ann.isAsked('play');
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveInPlay('Dynamite');
    expect(Cat).toHaveInPlay();
  });

  it('[STICK-09] does not follow the Stick', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: { inPlay: ['Dynamite'], tokens: stick } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann.state.tokens).toEqual(stick);
    expect(Ann).toHaveInPlay();
    expect(Cat).toHaveInPlay('Dynamite');
  });

  it('[STICK-10] is shuffled into the pile when it explodes', () => {
    const { Ann, game } = table(
      { Ann: { inPlay: ['Dynamite'], hand: ['Scope'], tokens: stick }, Ben: {} },
      { sets, phase: 'start', deckExactly: ['5♠', 'Beer', 'Missed! 10♣', 'Duel', 'Panic!', 'Saloon'] },
    );
    expect(Ann).toHaveLostLife(3);
    expect(discardsOf(game)).not.toContain('Dynamite');
    expect([...pileOf(game), ...game.facesOf(Ann.state.inPlay).map(({ card }) => card.name)].join()).toContain(
      'Dynamite',
    );
  });

  it('[STICK-10] is shuffled into the pile when it is discarded', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Cat Balou', 'Beer'] }, Ben: { inPlay: ['Dynamite'] }, Cat: { tokens: stick } },
      { sets },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Dynamite' });
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Cat Balou');
    expect(pileOf(game)).toContain('Dynamite 2♥');
  });

  it('[STICK-21-Q] is shuffled in with the whole pile: the card Kit Carlson put back is lost from sight', () => {
    const { Kit, Ben, game } = table(
      {
        Kit: { is: 'Kit Carlson', hand: ['Cat Balou'] },
        Ben: { inPlay: ['Dynamite'] },
        Cat: { tokens: stick },
      },
      { sets, phase: 'draw', deckTop: ['Beer', 'Scope', 'Barrel'] },
    );
    Kit.picks('Beer');
    expect(game).toHaveOnDeck('Beer');
    const before = pileOf(game);
    Kit.plays('Cat Balou', { on: Ben, what: 'Dynamite' });
    const after = pileOf(game).filter((card) => card !== 'Dynamite 2♥');
    expect(after).not.toEqual(before);
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  it('[STICK-11] taken by a Panic! goes in front of the Stick’s holder, and the hand does not grow', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Panic!', 'Beer'] }, Ben: { inPlay: ['Dynamite'] }, Cat: { tokens: stick } },
      { sets },
    );
    Ann.plays('Panic!', { on: Ben, what: 'Dynamite' });
    expect(Ann).toHold('Beer');
    expect(Ben).toHaveInPlay();
    expect(Cat).toHaveInPlay('Dynamite');
  });

  it('[STICK-14-Q] stays where it is by a Panic! on the Stick’s holder; the Panic! is spent', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Panic!', 'Beer'] }, Ben: { inPlay: ['Dynamite', 'Scope'], tokens: stick }, Cat: {} },
      { sets },
    );
    Ann.plays('Panic!', { on: Ben, what: 'Dynamite' });
    expect(Ann).toHold('Beer');
    expect(Ben.state.inPlay).toHaveLength(2);
    expect(game).toHaveDiscarded('Panic!');
  });
});

describe('The Dynamite of somebody who is out', () => {
  const victim = { role: 'renegade', life: 1, hand: ['Beer'], inPlay: ['Dynamite', 'Scope'] } as const;

  it('[STICK-16-Q] is shuffled into the pile', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'], tokens: stick },
        Ben: victim,
        Cat: { role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    expect(Ben).toBeOut();
    expect(discardsOf(game).toSorted()).toEqual(['BANG!', 'Beer', 'Scope']);
    expect(pileOf(game)).toContain('Dynamite 2♥');
  });

  it('[STICK-16-Q] goes in front of the Stick’s holder when Vulture Sam inherits', () => {
    const { Ann, Ben, Sam } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'] },
        Ben: { ...victim, tokens: stick },
        Sam: { is: 'Vulture Sam', role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    expect(Ben).toBeOut();
    expect(Sam).toHold('Beer', 'Scope');
    expect(Ann).toHaveInPlay('Dynamite');
  });

  it('[STICK-16-Q] goes with the Stick when its holder is the one who is out', () => {
    const { Ann, Ben, Sam, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: ['Duel', 'Mustang'] },
        Ben: { role: 'renegade', life: 1, inPlay: ['Dynamite', 'Scope'], tokens: stick },
        Dan: { role: 'outlaw' },
        Sam: { is: 'Vulture Sam', role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('Duel', { on: Ben });
    expect(Ben).toBeOut();
    expect(Sam).toHold('Scope');
    expect(Dan.state.tokens).toEqual(stick);
    expect(Dan).toHaveInPlay('Dynamite');
  });

  it('[STICK-23-Q] and that of a Sheriff who pays for his Deputy is shuffled into the pile', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'], inPlay: ['Dynamite', 'Scope'] },
        Ben: { role: 'deputy', life: 1 },
        Cat: { role: 'outlaw' },
        Dan: { role: 'outlaw', hand: ['Duel'] },
      },
      { sets, deckTop: ['Mustang', 'Barrel'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHaveInPlay();
    expect(discardsOf(game)).not.toContain('Dynamite');
  });
});
