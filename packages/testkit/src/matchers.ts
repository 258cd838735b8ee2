import { type CardId, distanceBetween, type Face, seatId } from '@dustup/bang';
import { faceText, isNamed, readCardName } from '@dustup/notation';
import { expect } from 'vitest';
import { Speaker } from './speaker.ts';
import type { TableGame } from './table-game.ts';

interface TableMatchers<R> {
  /** So many cards in hand, or exactly these in any order. */
  toHold(...what: readonly [number] | readonly string[]): R;
  toHaveLife(points: number): R;
  /** Less than when the table was set up. */
  toHaveLostLife(points: number): R;
  /** Exactly these cards in play, in any order. */
  toHaveInPlay(...names: readonly string[]): R;
  /** So many tokens of a kind on the character, or on a card in front of the seat. */
  toHaveTokens(kind: string, count: number, on?: string): R;
  /** Exactly these cards, in any order, in a zone that a set declares: the seat's own, or the table's. */
  toHaveInZone(zone: string, ...names: readonly string[]): R;
  toBeOut(): R;
  /** Is asked something just now, or such a question. */
  toBeAsked(kind?: string): R;
  /** The game is over and the seat has won. */
  toHaveWon(): R;
  /** These lie on top of the discard pile, top first. */
  toHaveDiscarded(...topFirst: readonly string[]): R;
  /** These lie on top of the draw pile, top first. */
  toHaveOnDeck(...topFirst: readonly string[]): R;
  toBeOver(): R;
  /** Sees all these others at that distance. */
  toSeeAt(distance: number, ...others: readonly Speaker[]): R;
  /** Has been shown all these cards since the table was set up, wherever they are now. */
  toHaveSeen(...names: readonly string[]): R;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends TableMatchers<R> {}
}

expect.extend({
  toHold({ name, game, state }: Speaker, ...what: readonly [number] | readonly string[]) {
    const [count] = what;
    if (typeof count !== 'number') return sameCards(game, `${name} holds`, state.hand, what.map(String));
    return verdict(state.hand.length === count, name, `holds ${state.hand.length}`, `${count}`);
  },
  toHaveLife({ name, state }: Speaker, points: number) {
    return verdict(state.life === points, name, `has ${state.life} life points`, `${points}`);
  },
  toHaveLostLife({ name, seat, game, state }: Speaker, points: number) {
    const lost = (game.livesAtFirst[seat] ?? 0) - state.life;
    return verdict(lost === points, name, `has lost ${lost} life points`, `${points}`);
  },
  toHaveInPlay({ name, game, state }: Speaker, ...names: readonly string[]) {
    return sameCards(game, `${name} has in play`, state.inPlay, names);
  },
  toHaveTokens({ name, game, state }: Speaker, kind: string, count: number, on?: string) {
    const card = on === undefined ? undefined : inPlayCalled(game, state.inPlay, on);
    const heap = on === undefined ? state.tokens : game.state.cardTokens[card ?? -1];
    const has = on !== undefined && card === undefined ? undefined : (heap?.[kind] ?? 0);
    return verdict(
      has === count,
      name,
      `has ${has ?? 'no such card, so no'} ${kind} on ${on ?? 'the character'}`,
      `${count}`,
    );
  },
  toHaveInZone(whose: Speaker | TableGame, zone: string, ...names: readonly string[]) {
    const [game, who] = whose instanceof Speaker ? [whose.game, whose.name] : [whose, 'the table'];
    return sameCards(game, `${who} has in '${zone}'`, whose.state.zones[zone] ?? [], names);
  },
  toBeOut({ name, state }: Speaker) {
    return verdict(state.presence === 'out', name, `is ${state.presence}`, 'out');
  },
  toBeAsked({ name, game, question }: Speaker, kind?: string) {
    const isIt = question !== undefined && (kind === undefined || question.kind === kind);
    return verdict(isIt, name, `at this point: ${game.now}`, kind ?? 'asked something');
  },
  toHaveWon({ name, seat, game }: Speaker) {
    const { outcome } = game.state;
    const isIt = outcome?.winners.some((winner) => winner === seat) === true;
    return verdict(isIt, name, outcome === null ? 'game not over' : `game won by ${outcome.side}`, 'won');
  },
  toHaveDiscarded(game: TableGame, ...topFirst: readonly string[]) {
    return onTop(game, 'the discard pile', game.state.discardPile, topFirst);
  },
  toHaveOnDeck(game: TableGame, ...topFirst: readonly string[]) {
    return onTop(game, 'the draw pile', game.state.drawPile, topFirst);
  },
  toBeOver(game: TableGame) {
    return verdict(game.position.isOver, 'the game', game.now, 'over');
  },
  toSeeAt({ name, seat, view }: Speaker, far: number, ...others: readonly Speaker[]) {
    const found = others.map((other) => distanceBetween(view, seatId(seat), seatId(other.seat)));
    const pass = found.every((one) => one === far);
    return verdict(pass, name, `sees ${others.map((other, i) => `${other.name} at ${found[i]}`).join(', ')}`, `${far}`);
  },
  toHaveSeen({ name, seat, game }: Speaker, ...names: readonly string[]) {
    const seen = game.seenBy(seat);
    const pass = names.every((text) => seen.some((face) => isNamed(face, readCardName(game.book, text))));
    return verdict(pass, name, `has seen ${seen.map(faceText).join(', ') || 'nothing'}`, names.join(', '));
  },
});

function inPlayCalled(game: TableGame, cards: readonly CardId[], text: string): CardId | undefined {
  const name = readCardName(game.book, text);
  return cards.find((card) => isNamed(game.faceOf(card), name));
}

function verdict(pass: boolean, who: string, found: string, expected: string) {
  return { pass, message: () => `${who}: ${found}; expected ${pass ? 'not ' : ''}${expected}` };
}

function sameCards(game: TableGame, what: string, cards: readonly CardId[], names: readonly string[]) {
  const left = game.facesOf(cards);
  const there = left.map(faceText).join(', ') || 'nothing';
  const hasAll = names.every((text) => takeOut(game, left, text));
  return verdict(hasAll && left.length === 0, what, there, names.join(', ') || 'nothing');
}

function takeOut(game: TableGame, faces: Face[], text: string): boolean {
  const name = readCardName(game.book, text);
  const at = faces.findIndex((face) => isNamed(face, name));
  if (at >= 0) faces.splice(at, 1);
  return at >= 0;
}

/** Piles are kept bottom first. */
function onTop(game: TableGame, what: string, pile: readonly CardId[], topFirst: readonly string[]) {
  const top = game.facesOf(pile.slice(-topFirst.length)).toReversed();
  const pass =
    topFirst.length === 0
      ? pile.length === 0
      : topFirst.every((text, i) => top[i] !== undefined && isNamed(top[i], readCardName(game.book, text)));
  return verdict(
    pass,
    `on top of ${what}`,
    top.map(faceText).join(', ') || 'nothing',
    topFirst.join(', ') || 'nothing',
  );
}
