import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Decks and the turn', () => {
  it('[DUEL-DRAW-01] two cards of the own deck', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Missed!'] },
      Outlaws: { deckTop: ['Beer', 'Knife', 'Clock'] },
    });
    Law.endsTurn();
    expect(Outlaws.hand).toEqual(['Beer', 'Knife']);
  });

  it('[DUEL-DRAW-02] the own deck as long as there is one, for reveals too', () => {
    const { Law, Outlaws, game } = duelTable(
      {
        Law: { hand: ['Missed!'], deck: [] },
        Outlaws: { front: { has: ['Rattlesnake'] }, deckTop: ['Beer', 'Knife', 'Clock'] },
      },
      { common: ['Bank', 'Hat'] },
    );
    Law.endsTurn();
    expect([Outlaws.hand, game.discarded]).toEqual([['Clock', 'Knife'], ['Beer']]);
  });

  it('[DUEL-DRAW-03] an empty deck: the discards of both become the common deck, the other keeps their own', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { deck: ['Bank'] }, Outlaws: { hand: ['Missed!'] } },
      { turn: 'Outlaws', discard: ['Knife', 'Hat', 'Beer'] },
    );
    Outlaws.endsTurn();
    expect(Law.hand).toContain('Bank');
    expect([Law.holds, game.state.commonDeck.length, game.discarded]).toEqual([2, 2, []]);
    expect(Outlaws.state.deck.length).toBeGreaterThan(0);
  });

  it('[DUEL-DRAW-04] the second one to run out uses the common deck; nothing is shuffled', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { deck: [], hand: ['Missed!'] }, Outlaws: { deck: ['Beer'] } },
      { common: ['Colt', 'Duel', 'Scope'], discard: ['Hat'] },
    );
    Law.endsTurn();
    expect([Outlaws.hand, game.discarded, game.state.commonDeck.length]).toEqual([['Beer', 'Colt'], ['Hat'], 2]);
  });

  it('[DUEL-DRAW-05] the common deck runs out: the discards become the new one', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { deck: [], hand: ['Missed!'] }, Outlaws: { deck: [] } },
      { common: ['Colt'], discard: ['Hat', 'Duel', 'Bank'] },
    );
    Law.endsTurn();
    expect(Outlaws.hand).toContain('Colt');
    expect([Outlaws.holds, game.discarded, game.state.commonDeck.length]).toEqual([2, [], 2]);
  });

  it('[DUEL-DRAW-06] a common deck that is the only one belongs to both', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { deck: [], hand: ['Colt'] }, Outlaws: { front: 'Sid Curry', deck: [] } },
      { common: ['Bank', 'Hat'] },
    );
    Law.plays('Colt');
    Outlaws.uses('Sid Curry'); // «the opponent's deck»
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-DRAW-07-Q] the last card revealed is shuffled in with the rest', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { hand: ['Colt', 'Missed!'] }, Outlaws: { front: { has: ['Barrel'] }, deck: ['Stealing (barrel)'] } },
      { discard: ['Hat'] },
    );
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect(Outlaws.front.life).toBe(4);
    expect(game.namesOf(game.state.commonDeck).sort()).toEqual(['Colt', 'Hat', 'Stealing']);
  });

  it('[DUEL-DRAW-07-Q] nothing anywhere: no card, and a reveal fails', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Missed!'] },
      Outlaws: { front: { has: ['Rattlesnake'] }, deck: [], hand: ['Missed!'] },
    });
    Law.endsTurn();
    expect([Outlaws.front.life, Outlaws.holds]).toEqual([4, 1]);
  });

  it('[DUEL-DISCARD-01] one discard pile for both, face up', () => {
    const { Law, Outlaws, game } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Colt');
    Outlaws.answers('Missed!');
    for (const seat of [Law, Outlaws])
      expect(seat.view.discardPile.map(({ card }) => card)).toEqual(['colt', 'missed']);
    expect(game.position.view(null).discardPile).toHaveLength(2);
  });

  it('[DUEL-TURN-01] the Law begins; turns alternate: draw, play, discard', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Missed!'] }, Outlaws: { hand: ['Missed!'] } },
      { phase: 'start' },
    );
    expect([Law.asked, Law.holds]).toEqual(['play', 3]);
    Law.endsTurn();
    expect([Outlaws.asked, Outlaws.holds]).toEqual(['play', 3]);
    Outlaws.endsTurn();
    expect([Law.asked, Law.holds]).toEqual(['play', 5]);
    Law.endsTurn();
    expect(Law.asked).toBe('discard');
  });

  it('[DUEL-START-01] Dynamite, then Rattlesnake, then Stampede, before the draw', () => {
    const { Law, Outlaws, game } = duelTable(
      {
        Law: {
          front: 'Wild Bill',
          rear: { has: ['Stampede', 'Rattlesnake', 'Dynamite'] },
          deckTop: ['Colt (dynamite)', 'Missed! (snake)'],
        },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    // 3 lives for the Dynamite, the last one for the Rattlesnake: whoever comes has no Stampede
    expect([Law.rear.character, Law.rear.life, Law.leader]).toEqual(['nobody', 4, 'wild-bill']);
    expect(game.discarded).toContain('Stampede');
  });

  it('[DUEL-RANDOM-01] backs are seen: who draws at random chooses between them', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Bank', 'outlaws Beer'] }, Outlaws: { hand: ['Stealing', 'Missed!'] } },
      { turn: 'Outlaws' },
    );
    expect(Outlaws.view.seats[0]).toMatchObject({ hand: null, backs: { law: 1, outlaws: 1 } });
    Outlaws.plays('Stealing', { what: 'outlaws' });
    expect([Law.hand, Outlaws.hand]).toEqual([['Bank'], ['Beer', 'Missed!']]);
  });

  it('[DUEL-DRAW-07-Q] a row that is laid out is not shuffled in; the card just played is, and the rest comes from it', () => {
    const { Law, game } = duelTable(
      { Law: { hand: ['General Store'], deck: ['Colt'] }, Outlaws: { deckTop: ['Beer', 'Knife'] } },
      { discard: ['Hat', 'Bank'] },
    );
    Law.plays('General Store');
    expect(game.shelf).toHaveLength(4);
    expect(game.shelf).toEqual(expect.arrayContaining(['Beer', 'Colt', 'Knife']));
    const inDeck = game.namesOf(game.state.commonDeck);
    expect([inDeck.length, game.discarded]).toEqual([2, []]);
    expect([...inDeck, ...game.shelf].sort()).toEqual(['Bank', 'Beer', 'Colt', 'General Store', 'Hat', 'Knife']);
  });

  it('[DUEL-DRAW-07-Q] with nothing discarded the common deck waits until a card is needed', () => {
    const { Law, Outlaws, game } = duelTable({ Law: { hand: ['Missed!'] }, Outlaws: { deck: ['Beer', 'Knife'] } });
    Law.endsTurn();
    expect([Outlaws.holds, game.state.commonDeck]).toEqual([2, []]);
    Outlaws.plays('Knife');
    Law.passes();
    expect([game.discarded, game.state.commonDeck]).toEqual([['Knife'], []]);
    Outlaws.endsTurn();
    Law.endsTurn();
    expect(Outlaws.hand).toEqual(['Beer', 'Knife']); // shuffled when it was to be drawn
  });
});
