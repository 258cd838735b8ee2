import { BOX, type DuelEvent, duelRules, type FighterView, type SeenCard, type View } from '@dustup/duel';
import { holdsOf, isSelection, type Slot, type Value } from '@dustup/kernel';
import { isolated } from '@dustup/words';
import { duelHandText, duelTableText, fighterText } from './duel-table.ts';
import type { Described } from './item.ts';
import type { Screen } from './screen.ts';
import { nameAt } from './seats.ts';
import type { Face, Sight, Use } from './sight.ts';

/** What the table and the headings of turns show anyway. */
const NOT_TOLD: readonly string[] = ['turnBegan', 'gameWon'];

/** The Duel in the terminal. */
export const DUEL_FACE: Face<View, DuelEvent> = {
  sight: duelSight,
  redact: (event, viewer) => duelRules.redact(event, viewer),
  sentence: (event, before, company, vocabulary) =>
    NOT_TOLD.includes(event.type) || isToldAlready(event, before) ? [] : vocabulary.event(event, company),
  isOut: () => false, // whoever has nobody left has lost
};

/** The hit of a card that was just played on the same fighter. */
function isToldAlready({ type, fighter }: DuelEvent, before: DuelEvent | undefined): boolean {
  return type === 'struck' && before?.type === 'played' && before.fighter === fighter;
}

function duelSight(view: View): Sight {
  const { viewer, seats, turn } = view;
  const own = viewer === null ? undefined : seats[viewer];
  return {
    viewer,
    turn: turn.number,
    ownMark: String(turn.number),
    greeting: ({ vocabulary: { text } }) =>
      `${text('duel.side', { side: text(`mat.of.${own?.side ?? 'law'}`) })} ${text('guide.goal.text')}`,
    outcome: view.outcome && {
      side: view.outcome.side,
      hasWon: viewer === null ? null : Number(view.outcome.winner) === viewer,
    },
    table: (screen) => duelTableText(view, screen),
    hand: (screen) => duelHandText(view, screen),
    playFacts: ({ vocabulary, paint }) => ` ${paint.dim(vocabulary.text('duel.bangs', { played: turn.bangsPlayed }))}`,
    inOrder: ({ candidates }) => candidates,
    described: (slot, value, screen, use) => described(slot, value, view, screen, use),
    aimsAtSeats: false,
    inSight: [
      ...(own?.hand ?? []).map(({ card }) => card),
      ...fightersIn(view).flatMap(({ character, equipment }) => [character, ...equipment.map(({ card }) => card)]),
      ...view.shelf.map(({ card }) => card),
      ...(own?.reserve ?? []),
    ],
    aboutYou: ({ vocabulary: { text } }) => [
      ...(own === undefined ? [] : [text('duel.side', { side: text(`mat.of.${own.side}`) })]),
      ...['goal', 'turn', 'places', 'hits'].map((part) => text(`guide.${part}.text`)),
    ],
    roles: [],
    charactersOf: (seat) => seats[seat]?.fighters.map(({ character }) => character) ?? [],
    openCardsOf: () => [],
    distanceTo: undefined,
    copiesOf: (slug) => BOX.faces.filter(({ card }) => card.slug === slug).length,
    rulebooks: ['duel'],
  };
}

function fightersIn({ seats }: View): readonly FighterView[] {
  return seats.flatMap(({ fighters }) => fighters);
}

function cardSeen(view: View, id: number): SeenCard | undefined {
  const all = [
    ...view.seats.flatMap(({ hand }) => hand ?? []),
    ...fightersIn(view).flatMap(({ equipment }) => equipment),
    ...view.shelf,
    ...view.discardPile,
  ];
  return all.find((card) => card.id === id);
}

function described(slot: Slot, value: Value, view: View, screen: Screen, use?: Use): Described {
  const { vocabulary, company } = screen;
  const holds = holdsOf(slot);
  if (typeof value === 'string') {
    const label = vocabulary.value(slot.slot, value);
    return vocabulary.has(`values.${value}`) ? { label } : { label, note: vocabulary.lineOf(value), subject: value };
  }
  if (holds === 'number') return { label: String(value) };
  if (holds === 'seat') return { label: isolated(nameAt(company, value)) };
  if (holds !== 'fighter') return describedCard(value, view, screen, use);
  const fighter = fightersIn(view).find(({ id }) => id === value);
  if (fighter === undefined) return { label: String(value) };
  const { character } = fighter;
  return { label: vocabulary.nameOf(character, 'characters'), note: fighterText(fighter, screen), subject: character };
}

/** A card with what it counts as. */
function describedCard(id: number, view: View, { vocabulary }: Screen, use?: Use): Described {
  const card = cardSeen(view, id)?.card;
  if (card === undefined) return { label: vocabulary.text('terminal.card') };
  const standsFor = useFor(card, use);
  if (standsFor !== undefined) {
    const about = {
      names: vocabulary.nameOf(standsFor, 'cards'),
      line: vocabulary.lineOf(standsFor, 'cards'),
      hasLine: true,
    };
    return {
      label: vocabulary.nameOf(card, 'cards'),
      note: vocabulary.text('terminal.standsFor', about),
      subject: card,
    };
  }
  const { isHit = false, isAvoid = false } = BOX.cards.get(card) ?? {};
  const kinds = [...(isHit ? ['hit'] : []), ...(isAvoid ? ['avoid'] : [])].map((kind) =>
    vocabulary.text(`mat.${kind}`),
  );
  const note = [...kinds, vocabulary.lineOf(card, 'cards')].join(' · ');
  return { label: vocabulary.nameOf(card, 'cards'), note, subject: card };
}

/** What a card is played as that cannot be played as itself: Annie Oakey's Missed! is a Colt. */
function useFor(card: string, use: Use | undefined): string | undefined {
  const next = use?.next;
  if (next === undefined || isSelection(next) || next.slot !== 'as') return undefined;
  const [only, ...others] = next.candidates.map(String).filter((slug) => next.why?.(slug) === undefined);
  return others.length > 0 || only === card ? undefined : only;
}
