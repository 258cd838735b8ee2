import type { SeenCard } from '@dustup/bang';
import type { Question } from '@dustup/kernel';
import { plainText } from '@dustup/words';
import { cardFacts, characterFacts } from './cards/book.ts';
import type { GameState } from './wire.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import { type Company, personAt } from '../../frame/company.ts';
import { readersOf } from './company.ts';
import { cardsOf, type Draft, type Filled, kindOf, seatOf } from '../../frame/draft.ts';
import { aheadBy, berthOf, cardsInRow, leftAfter, rowsOf } from './rows.ts';
import { fieldOf } from '../../frame/field.ts';

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** What follows from it: on an upright screen in a line of its own. */
  | { readonly kind: 'outcome'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'card'; readonly card: string; readonly sign: string | undefined }
  | { readonly kind: 'arrow' };

/** A move in words, who – card → whom, and the facts that speak for or against it. */
export type Sentence = {
  readonly parts: readonly Part[];
  readonly facts: readonly string[];
  /** What the card that was picked says. */
  readonly reading?: string;
};

/** What it takes to speak of a move. */
export type Scene = {
  readonly game: GameState;
  readonly company: Company;
  readonly seen: ReadonlyMap<number, SeenCard>;
  readonly vocabulary: Vocabulary;
};

export function sentenceOfDraft(scene: Scene, draft: Draft): Sentence {
  const parts = draft.steps.flatMap((step) => partsOf(scene, step));
  const picks = draft.picks.flatMap((pick) => cardParts(scene, Number(pick)));
  return { parts: [...parts, ...picks], facts: factsOf(scene, draft) };
}

function partsOf(scene: Scene, step: Filled): readonly Part[] {
  const { words, teller } = scene.vocabulary;
  const { slot, value } = step;
  if (slot === 'do' || kindOf(step) === 'token') return [];
  if (kindOf(step) === 'number') return [{ kind: 'text', text: `× ${String(value)}` }];
  if (typeof value === 'string') {
    const text = teller.value(slot, value);
    return [{ kind: 'text', text: slot === 'as' ? words.as(text) : text }];
  }
  const seat = seatOf(step);
  if (seat !== undefined) return [{ kind: 'arrow' }, { kind: 'name', text: nameAt(scene, seat) }];
  return cardsOf(step).flatMap((card) => cardParts(scene, card));
}

function nameAt({ company, vocabulary }: Scene, seat: number): string {
  const { name, isYou } = personAt(company, seat);
  return isYou ? vocabulary.words.you : name;
}

function cardParts({ seen }: Scene, id: number): readonly Part[] {
  const card = seen.get(id);
  return card === undefined ? [] : [{ kind: 'card', card: card.card, sign: card.sign }];
}

/** Distance with its sum, what protects the target, how many shots are left. */
function factsOf(scene: Scene, { steps }: Draft): readonly string[] {
  const { game, company, seen, vocabulary } = scene;
  const { me } = company;
  if (me === null) return [];
  const target = steps.map(seatOf).find((seat) => seat !== undefined);
  const card = seen.get(Number(steps.find(({ slot }) => slot === 'card')?.value));
  const as = steps.find(({ slot }) => slot === 'as')?.value;
  const played = cardFacts(typeof as === 'string' ? as : (card?.card ?? ''));
  const facts: string[] = [];
  if (typeof target === 'number' && target !== me) {
    facts.push(distanceFact(scene, me, target));
    const shields = shieldsOf(scene, target);
    if (shields !== '') facts.push(vocabulary.words.has(shields));
  }
  facts.push(...rowFacts(scene, steps));
  const isPlayed = steps.some(({ slot, value }) => slot === 'do' && value === 'play');
  if (played.isLimited === true && isPlayed && game.table.turn.seat === me) facts.push(shotsFact(game, me, vocabulary));
  return facts;
}

/** What a card of a row does and costs me, by where it lies or will lie, and what else comes of that. */
function rowFacts(scene: Scene, steps: Draft['steps']): readonly string[] {
  const { game, company, seen, vocabulary } = scene;
  const { words, cardName, faceLine, nameOf, eventEntry } = vocabulary;
  const rows = rowsOf(game, aheadBy({ steps }));
  const id = steps.flatMap(cardsOf).find((one) => rows.some((row) => cardsInRow(row).some((card) => card.id === one)));
  const card = id === undefined ? undefined : seen.get(id);
  if (id === undefined || card === undefined) return [];
  const me = company.me === null ? undefined : game.table.seats[company.me];
  const left = leftAfter(me, card.card);
  const berth = berthOf(rows, id);
  const ends = berth?.isAtEnd === true ? [berth.end, berth.head] : [];
  return [
    faceLine(card.card),
    ...(left === undefined ? [] : [words.stage.leftAfter(left)]),
    ...(berth?.beside === undefined ? [] : [`${cardName(berth.beside.card)}: ${faceLine(berth.beside.card)}`]),
    ...(ends[0] === undefined || ends[1] === undefined ? [] : [`${nameOf(ends[0])}: ${eventEntry(ends[1]).line}`]),
  ];
}

/** `distance 1 (2 seats − 1 Scope)`. */
export function distanceFact(scene: Scene, from: number, to: number): string {
  const { table } = scene.game;
  const { words, nameOf } = scene.vocabulary;
  const far = table.distances[from]?.[to] ?? 0;
  const sum = table.sums.find((one) => one.from === from && one.to === to);
  if (sum === undefined) return words.distance(far);
  const changes = sum.changes.map(({ slug, by }) => `${by < 0 ? '−' : '+'} ${Math.abs(by)} ${nameOf(slug)}`);
  return words.distanceSum(far, [words.seats(sum.steps), ...changes].join(' '));
}

function shieldsOf({ game, vocabulary }: Scene, seat: number): string {
  const there = game.table.seats[seat];
  if (there === undefined) return '';
  const cards = there.inPlay.filter(({ card }) => cardFacts(card).protects === true);
  const names = cards.map(({ card }) => vocabulary.cardName(card));
  const isHimself = characterFacts(there.character).protects === true;
  return (isHimself ? [...names, vocabulary.characterName(there.character)] : names).join(', ');
}

function shotsFact({ table }: GameState, me: number, { words }: Vocabulary): string {
  const limit: number | null | undefined = table.bangLimits[me];
  // No limit does not survive JSON.
  if (limit === null || limit === undefined || !Number.isFinite(limit)) return words.noLimit;
  return words.bangsLeft(Math.max(0, limit - table.turn.bangsPlayed));
}

/** What one is asked: «Tomás BANG! 6♣ → you», or the question in words. */
export function sentenceOfQuestion(scene: Scene, { kind, about }: Question): Sentence {
  const { company, vocabulary } = scene;
  const { words } = vocabulary;
  const by = fieldOf(about, 'by');
  const card = fieldOf(about, 'card');
  const person = by === '' ? undefined : personAt(company, Number(by));
  if (card !== '' && person !== undefined) {
    const parts: Part[] = [
      { kind: 'name', text: person.name },
      { kind: 'card', card, sign: fieldOf(about, 'sign') || undefined },
      { kind: 'arrow' },
      { kind: 'name', text: words.you },
    ];
    const stake = fieldOf(about, 'stake');
    return { parts, facts: stake === '' ? [] : [words.stake(vocabulary.cardName(stake))] };
  }
  const text = plainText(vocabulary.teller.question({ kind, about }, readersOf(company)));
  return { parts: [{ kind: 'text', text }], facts: [] };
}

/** The sentence for ears, and for a title. */
export function sayPlainly({ parts, facts }: Sentence, { sayCard, cardName, words }: Vocabulary): string {
  const said = parts.map((part) => {
    if (part.kind === 'arrow') return words.stage.sayArrow;
    if (part.kind !== 'card') return part.text;
    return part.sign === undefined ? cardName(part.card) : sayCard(part.card, part.sign);
  });
  return [said.join(' '), ...facts].join('; ').replaceAll(' → ', ` ${words.stage.sayArrow} `);
}
