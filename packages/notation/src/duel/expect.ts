import { BOX, faceOf, type Fighter, type Game } from '@dustup/duel';
import { type CardId, slugOf } from '@dustup/tabletop';
import { type Finding, unless } from '../expect/finding.ts';
import {
  askedFinding,
  isAboutNobody,
  mayFinding,
  mayNotFinding,
  mayOnlyFinding,
  nobodyFinding,
  notAskedFinding,
} from '../expect/question.ts';
import { nameOfSeat, type Spoken } from '../lexicon.ts';
import { NotationError } from '../notation-error.ts';
import { eat } from '../parse/eat.ts';
import { itemsOf } from '../parse/lines.ts';
import { isCalled } from './card-names.ts';
import { countSaid, type Part, partsOf, readFighter, readTurn, SEAT_NAMES, seatIn } from './position-text.ts';

/** A position of The Duel, and the words for it. */
export type DuelScene = { readonly game: Game; readonly spoken: Spoken };

type OfQuestion = (at: Spoken, seat: number, text: string) => Finding;

const ABOUT_QUESTION: { readonly [words: string]: OfQuestion } = {
  'is asked': askedFinding,
  'is not asked': notAskedFinding,
  'may not': mayNotFinding,
  'may:': mayOnlyFinding,
  may: mayFinding,
};

/** Whether an expectation holds here. Throws a `NotationError` when it makes no sense. */
export function duelFindingOf(at: DuelScene, text: string): Finding {
  const pile = pileFinding(at, text);
  if (pile !== null) return pile;
  const turn = eat(text, 'turn:');
  if (turn !== undefined) return turnFinding(at, text, turn);
  if (isAboutNobody(text)) return nobodyFinding(at.spoken, text);
  const found = seatIn(text);
  if (found === undefined) throw new NotationError({ says: 'noDuelExpectation', text, seats: SEAT_NAMES.join(', ') });
  return seatFinding(at, found.seat, found.rest);
}

function seatFinding(at: DuelScene, seat: number, text: string): Finding {
  for (const [words, look] of Object.entries(ABOUT_QUESTION)) {
    const rest = eat(text, words);
    if (rest !== undefined) return look(at.spoken, seat, rest);
  }
  if (text === 'wins') return winFinding(at, seat);
  for (const part of partsOf(text)) {
    const finding = partFinding(at, seat, part);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function winFinding({ game, spoken: { names } }: DuelScene, seat: number): Finding {
  const { outcome } = game.state;
  return unless(outcome?.winner === seat, `${nameOfSeat(names, seat)} wins`, () =>
    outcome === null ? 'the game goes on' : `${nameOfSeat(names, outcome.winner)} wins`,
  );
}

function partFinding({ game, spoken: { names } }: DuelScene, seat: number, { part, rest }: Part): Finding {
  const own = game.state.seats[seat];
  if (own === undefined) throw new NotationError({ says: 'noSeatNumber', seat });
  const expected = `${nameOfSeat(names, seat)} ${part} ${rest}`;
  switch (part) {
    case 'front':
      return fighterFinding(game, own.fighters[own.front], expected, rest);
    case 'rear':
      return fighterFinding(game, own.fighters[1 - own.front], expected, rest);
    case 'reserve':
      return unless(
        countSaid(rest) === own.reserve.length,
        expected,
        () => `a reserve of ${own.reserve.length}: a position may only say how many`,
      );
    case 'hand':
      return cardsFinding(game, own.hand, expected, rest);
    default:
      return topFinding(game, own.deck, expected, rest);
  }
}

function fighterFinding(game: Game, fighter: Fighter | null | undefined, expected: string, text: string): Finding {
  const found = () => (fighter == null ? 'nobody' : describe(game, fighter));
  if (text === 'none' || fighter == null) return unless(text === 'none' && fighter == null, expected, found);
  const { is = '', life, has } = readFighter(text);
  const isSo =
    (is === '' || fighter.character === slugOf(is)) &&
    (life === undefined || life === fighter.life) &&
    (has === undefined || isAllOf(game, fighter.equipment, has));
  return unless(isSo, expected, found);
}

function describe(game: Game, { character, life, equipment }: Fighter): string {
  const name = BOX.characters.get(character)?.name ?? character;
  return `${name} ${life}${equipment.length === 0 ? '' : ` with ${namesOf(game, equipment)}`}`;
}

/** Cards in any order, or how many. */
function cardsFinding(game: Game, cards: readonly CardId[], expected: string, text: string): Finding {
  const count = countSaid(text);
  const isSo = count === undefined ? isAllOf(game, cards, itemsOf(text)) : cards.length === count;
  return unless(isSo, expected, () => (cards.length === 0 ? 'none' : namesOf(game, cards)));
}

function isAllOf(game: Game, cards: readonly CardId[], names: readonly string[]): boolean {
  const left = [...cards];
  for (const name of names) {
    const at = left.findIndex((card) => isCalled(faceOf(game, card), name));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** The top of a pile, or how many cards there are in it. */
function topFinding(game: Game, pile: readonly CardId[], expected: string, text: string): Finding {
  const count = countSaid(text);
  if (count !== undefined) return unless(pile.length === count, expected, () => `${pile.length} cards`);
  const names = itemsOf(text);
  const top = pile.toReversed().slice(0, Math.max(1, names.length));
  const isSo =
    names.length === 0
      ? pile.length === 0
      : top.length === names.length && top.every((card, at) => isCalled(faceOf(game, card), names[at] ?? ''));
  return unless(isSo, expected, () => (top.length === 0 ? 'none' : namesOf(game, top)));
}

function namesOf(game: Game, cards: readonly CardId[]): string {
  return cards
    .map((card) => {
      const { card: printed, symbol } = faceOf(game, card);
      return `${printed.name} (${symbol})`;
    })
    .join(', ');
}

function pileFinding({ game }: DuelScene, text: string): Finding | null {
  const discard = eat(text, 'discard:');
  if (discard !== undefined) return topFinding(game, game.state.discardPile, text, discard);
  const common = eat(text, 'common deck:');
  return common === undefined ? null : topFinding(game, game.state.commonDeck, text, common);
}

function turnFinding({ game }: DuelScene, text: string, said: string): Finding {
  const { turn: who, phase } = readTurn(said);
  const { turn } = game.state;
  const now = SEAT_NAMES[turn.seat] ?? '';
  return unless(who === now && (phase === undefined || phase === turn.phase), text, () => `${now}, ${turn.phase}`);
}
