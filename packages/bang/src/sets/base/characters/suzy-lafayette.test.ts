import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SUZY = 'Suzy Lafayette';

describe('Suzy Lafayette', () => {
  it('[BASE-SUZY-01] draws a card as soon as her last one is stolen, discarded or played as an answer', () => {
    const { Ann, Suzy } = table(
      { Ann: { hand: ['Panic!', 'Cat Balou', 'BANG!', 'Scope'] }, Suzy: { is: SUZY, hand: ['Beer'] } },
      { deckTop: ['Duel', 'Missed!', 'Barrel', 'Mustang'] },
    );
    Ann.plays('Panic!', { on: Suzy });
    expect(Suzy).toHold('Duel');
    Ann.plays('Cat Balou', { on: Suzy });
    expect(Suzy).toHold('Missed!');
    Ann.plays('BANG!', { on: Suzy });
    Suzy.answers('Missed!');
    expect(Suzy).toHold('Barrel');
    expect(Suzy).toHaveLostLife(0);
  });

  it('[BASE-SUZY-02-Q] draws only when the Duel is over, and loses it for want of a BANG!', () => {
    const { Ann, Suzy, game } = table(
      { Ann: { hand: ['Duel', 'BANG!', 'Scope'] }, Suzy: { is: SUZY, hand: ['BANG!'] } },
      { deckTop: ['BANG! 2♦', 'Beer'] },
    );
    Ann.plays('Duel', { on: Suzy });
    Suzy.answers('BANG!');
    expect(Suzy).toHold(0);
    expect(game).toHaveOnDeck('BANG! 2♦');
    Ann.answers('BANG!');
    expect(Suzy).toHaveLostLife(1);
    expect(Suzy).toHold('BANG! 2♦');
  });

  it('[BASE-SUZY-02-Q] wins a Duel with her last card and draws when it is over', () => {
    const { Ann, Suzy } = table(
      { Ann: { hand: ['Duel', 'Scope'] }, Suzy: { is: SUZY, hand: ['BANG!'] } },
      { deckTop: ['Beer'] },
    );
    Ann.plays('Duel', { on: Suzy });
    Suzy.answers('BANG!');
    expect(Suzy).toHold(0);
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Suzy).toHold('Beer');
  });

  it.each([
    ['Stagecoach', 2],
    ['Scope', 1],
    ['Beer', 1],
    ['BANG!', 1],
  ])('[BASE-SUZY-03-Q] plays her last card, a %s: then she holds %i', (card, count) => {
    const { Suzy } = table({ Suzy: { is: SUZY, hand: [card] }, Ben: {} }, { deckTop: ['Duel', 'Duel'] });
    Suzy.plays(card);
    expect(Suzy).toHold(count);
  });

  it('[BASE-SUZY-03-Q] draws nothing after a Panic! or a General Store that brought her a card', () => {
    const panic = table({ Suzy: { is: SUZY, hand: ['Panic!'] }, Ben: { hand: ['Duel'] } });
    panic.Suzy.plays('Panic!', { on: panic.Ben });
    expect(panic.Suzy).toHold('Duel');

    const store = table(
      { Suzy: { is: SUZY, hand: ['General Store'] }, Ben: { hand: ['Duel'] }, Cleo: {} },
      { deckTop: ['Scope', 'Beer', 'Barrel'] },
    );
    store.Suzy.plays('General Store');
    store.Suzy.picks('Beer');
    store.Ben.picks('Scope');
    expect(store.Suzy).toHold('Beer');
  });

  it('[BASE-SUZY-04-Q] plays her only Missed! against Slab, draws, and may use what she drew', () => {
    const { Slab, Suzy } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Suzy: { is: SUZY, hand: ['Missed! 2♠'] } },
      { deckTop: ['Missed! 3♠', 'Scope'] },
    );
    Slab.plays('BANG!', { on: Suzy });
    Suzy.answers('Missed! 2♠');
    Suzy.isAsked('dodge');
    Suzy.answers('Missed! 3♠');
    expect(Suzy).toHaveLostLife(0);
    expect(Suzy).toHold('Scope');
  });

  it('[BASE-SUZY-05-Q] is the Sheriff and kills a Deputy: she discards everything, then draws', () => {
    const { Suzy, Ben, game } = table(
      {
        Suzy: { is: SUZY, role: 'sheriff', hand: ['BANG!', 'Beer'], inPlay: ['Scope'] },
        Ben: { role: 'deputy', life: 1 },
        Cleo: { role: 'outlaw' },
      },
      { deckTop: ['Duel', 'Panic!'] },
    );
    Suzy.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Suzy).toHaveInPlay();
    expect(Suzy).toHold('Duel');
    expect(game).toHaveDiscarded('Scope', 'Beer', 'BANG!');
  });

  it('[BASE-SUZY-06-Q] wins her Duel against El Gringo with an empty hand: she draws, he takes, she draws', () => {
    const { Suzy, Gringo } = table(
      { Suzy: { is: SUZY, hand: ['Duel'] }, Gringo: { is: 'El Gringo' } },
      { deckTop: ['Beer', 'Scope', 'Panic!'] },
    );
    Suzy.plays('Duel', { on: Gringo });
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold('Beer');
    expect(Suzy).toHold('Scope');
  });

  it('[BASE-SUZY-07-Q] draws before Jesse Jones, who took her last card, has his second', () => {
    const { Jesse, Suzy } = table(
      { Jesse: { is: 'Jesse Jones' }, Suzy: { is: SUZY, hand: ['Beer'] } },
      { phase: 'draw', deckTop: ['Scope', 'Panic!', 'Duel'] },
    );
    Jesse.picks({ from: Suzy });
    expect(Suzy).toHold('Scope');
    expect(Jesse).toHold('Beer', 'Panic!');
  });

  it('[BASE-SUZY-08-Q] plays her last card as a rescue that is not enough: no new card, and she is out', () => {
    const { Suzy, Ben, game } = table(
      {
        Suzy: { is: SUZY, role: 'renegade', life: 2, hand: ['Beer 6♥'], inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff' },
        Cleo: { role: 'outlaw' },
      },
      { phase: 'start', deckTop: ['5♠', 'Beer 7♥', 'Scope', 'Duel'] },
    );
    Suzy.answers('Beer 6♥');
    expect(Suzy).toBeOut();
    expect(Ben).toHold('Beer 7♥', 'Scope');
    expect(game).toHaveOnDeck('Duel');
  });

  it('[BASE-SUZY-08-Q] draws once her last card has brought her back to 1', () => {
    const { Ann, Suzy } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Suzy: { is: SUZY, life: 1, hand: ['Beer'] }, Cleo: {} },
      { deckTop: ['Duel'] },
    );
    Ann.plays('BANG!', { on: Suzy });
    Suzy.passes();
    Suzy.answers('Beer');
    expect(Suzy).toHaveLife(1);
    expect(Suzy).toHold('Duel');
  });

  it('[BASE-SUZY-09-Q] hits El Gringo with her last card, a BANG!: she draws, he takes, she draws', () => {
    const { Suzy, Gringo } = table(
      { Suzy: { is: SUZY, hand: ['BANG!'] }, Gringo: { is: 'El Gringo' } },
      { deckTop: ['Beer', 'Scope', 'Panic!'] },
    );
    Suzy.plays('BANG!', { on: Gringo });
    expect(Gringo).toHold('Beer');
    expect(Suzy).toHold('Scope');
  });

  it.each(['Gatling', 'Indians!'])(
    '[BASE-SUZY-10-Q] wounds El Gringo with her last card, a %s: he finds nothing, she draws at the end',
    (card) => {
      const { Suzy, Gringo, Cleo, game } = table(
        { Suzy: { is: SUZY, hand: [card] }, Gringo: { is: 'El Gringo' }, Cleo: { hand: ['Beer'] } },
        { deckTop: ['Scope', 'Panic!'] },
      );
      Suzy.plays(card);
      expect(Gringo).toHaveLostLife(1);
      expect(game).toHaveOnDeck('Scope');
      Cleo.passes();
      expect(Suzy).toHold('Scope');
      expect(Gringo).toHold(0);
    },
  );

  it.each([
    ['Gatling', 'Missed!'],
    ['Indians!', 'BANG!'],
  ])('[BASE-SUZY-11-Q] answers a %s with her last card and draws before the next is asked', (card, answer) => {
    const { Ann, Suzy, Cleo } = table(
      { Ann: { hand: [card, 'Beer'] }, Suzy: { is: SUZY, hand: [answer] }, Cleo: { hand: ['Beer'] } },
      { deckTop: ['Scope'] },
    );
    Ann.plays(card);
    Suzy.answers(answer);
    expect(Cleo).toBeAsked();
    expect(Suzy).toHold('Scope');
  });

  it('draws nothing while a card is left in her hand', () => {
    const { Suzy } = table({ Suzy: { is: SUZY, hand: ['Scope', 'Beer'] }, Ben: {} });
    Suzy.plays('Scope');
    expect(Suzy).toHold('Beer');
  });
});
