import {
  bookBehind,
  CHARACTER,
  definitionSeen,
  distanceBetween,
  distanceSum,
  type GameEvent,
  placeOfToken,
  reachOf,
  redactEvent,
  ROLES,
  seatId,
  type View,
} from '@dustup/bang';
import { type Choice, holdsOf, type Slot, type Value } from '@dustup/kernel';
import { isolated, seatPiece, standingOf } from '@dustup/words';
import type { Described } from './item.ts';
import { allOf } from './lists.ts';
import { drawn, lifeHearts } from './paint.ts';
import { noteNow } from './note-now.ts';
import { paragraph, rulingLine } from './paragraph.ts';
import type { Screen } from './screen.ts';
import { nameAt, ringFrom, withRoles } from './seats.ts';
import type { Face, Sight, Use } from './sight.ts';
import { cardSeen, sentenceFor } from './story.ts';
import { handText, reachText, tableText } from './table.ts';
import { inFrontOf } from './table-seats.ts';

/** The first game in the terminal. */
export const BANG_FACE: Face<View, GameEvent> = {
  sight: bangSight,
  redact: redactEvent,
  sentence: (event, _before, company, vocabulary) => sentenceFor(event, company, vocabulary),
  isOut: ({ type, seat }, who) => type === 'eliminated' && seat === who,
};

function bangSight(view: View): Sight {
  const { viewer } = view;
  return {
    viewer,
    turn: view.turn.number,
    ownMark: ownMark(view),
    greeting: (screen) => greeting(view, screen),
    outcome: outcomeOf(view),
    table: (screen) => tableText(view, screen),
    hand: (screen) => handText(view, screen),
    playFacts: (screen) => ` ${reachText(view, screen)}`,
    inOrder: (slot) => inOrder(slot, view),
    described: (slot, value, screen, use) => described(slot, value, { view, use }, screen),
    aimsAtSeats: true,
    inSight: inSight(view),
    aboutYou: (screen) => aboutYou(view, screen),
    roles: ROLES,
    charactersOf: (seat) => [view.seats[seat]?.character ?? '', ...(view.seats[seat]?.borrowed ?? [])],
    openCardsOf: (seat, screen) => openCardsOf(view, seat, screen),
    distanceTo: (from, seat, screen) => distanceText(view, from, seat, screen),
    copiesOf: (slug) => bookBehind(view).faces.filter(({ card }) => card.slug === slug).length,
    rulebooks: view.sets,
  };
}

function greeting({ viewer, seats }: View, { company, vocabulary, paint }: Screen): string {
  const { text, pieces, role: roleWords, goal, nameOf, lineOf } = vocabulary;
  const own = viewer === null ? undefined : seats[viewer];
  const role = own?.role ?? 'outlaw';
  const slug = own?.character ?? '';
  const name = nameAt(company, viewer ?? 0);
  const welcome = pieces('terminal.welcome', {
    name: isolated(name),
    hasName: name !== text('terminal.you'),
    role: roleWords(role, withRoles(company)),
    goal: goal(role, seats.length),
  });
  const about =
    slug === '' ? '' : ` ${text('terminal.welcomeCharacter', { character: nameOf(slug), line: lineOf(slug) })}`;
  return `${drawn(welcome, paint)}${about}`;
}

function outcomeOf({ outcome, viewer }: View): Sight['outcome'] {
  return (
    outcome && {
      side: outcome.side,
      hasWon: viewer === null ? null : outcome.winners.some((seat) => Number(seat) === viewer),
    }
  );
}

function ownMark({ viewer, seats, turn }: View): string {
  return viewer === null ? '' : `${seats[viewer]?.life} ${turn.seat === viewer ? turn.number : ''}`;
}

/** Players as they sit, starting on the viewer's left; the viewer comes last. */
function inOrder(slot: Choice, view: View): readonly Value[] {
  const { candidates } = slot;
  if (holdsOf(slot) !== 'seat' || view.viewer === null) return candidates;
  const [own, ...others] = ringFrom(view);
  const steps = (value: Value) => [...others, own].findIndex((seat) => seat === value);
  return candidates.toSorted((one, other) => steps(one) - steps(other));
}

/** Cards in play, which a folded table only counts, and a hand that is open. */
function openCardsOf(view: View, at: number, screen: Screen): readonly string[] {
  const { vocabulary, paint, company } = screen;
  const seat = view.seats[at];
  if (seat === undefined) return [];
  const about = (name: string, cards: readonly string[]) =>
    cards.length === 0
      ? []
      : [
          drawn(
            vocabulary.pieces(name, {
              who: seatPiece(vocabulary, company, at),
              cards: allOf(cards, vocabulary.language),
            }),
            paint,
          ),
        ];
  const hand = (seat.hand ?? []).map(({ card, sign }) => drawn([vocabulary.card(card, sign)], paint));
  return [
    ...about('terminal.inFrontOf', inFrontOf(view, seat, screen)),
    ...(at === view.viewer ? [] : about('terminal.handOf', hand)),
  ];
}

type At = { readonly view: View; readonly use?: Use | undefined };

function described(slot: Slot, value: Value, at: At, screen: Screen): Described {
  const { vocabulary } = screen;
  const { view } = at;
  if (slot.holds === 'token') {
    const place = placeOfToken(value);
    return place === CHARACTER ? { label: vocabulary.value(slot.slot, place) } : describedCard(place, { view }, screen);
  }
  if (typeof value === 'string') {
    const label = vocabulary.value(slot.slot, value);
    return vocabulary.has(`values.${value}`) ? { label } : { label, note: vocabulary.lineOf(value), subject: value };
  }
  if (holdsOf(slot) === 'number') return { label: String(value) };
  if (holdsOf(slot) === 'seat') return describedSeat(value, view, screen);
  return describedCard(value, slot.slot === 'card' ? at : { view }, screen);
}

function describedCard(id: number, { view, use }: At, { vocabulary, paint }: Screen): Described {
  const card = cardSeen(view, id);
  if (card === undefined) return { label: vocabulary.text('terminal.card') };
  const definition = definitionSeen(view, card.id);
  const price = definition?.price ?? null;
  const label = drawn([vocabulary.card(card.card, card.sign)], paint);
  const note = (use && definition && noteNow(definition, use, view, vocabulary)) ?? vocabulary.lineOf(card.card);
  return { label: price === null ? label : `${label} (${price})`, note, subject: card.card };
}

function describedSeat(seat: number, view: View, { company, vocabulary, paint }: Screen): Described {
  const label = isolated(nameAt(company, seat));
  const there = view.seats[seat];
  if (there === undefined) return { label };
  const role = there.role === null ? '' : `${vocabulary.nameOf(there.role)}, `;
  const far =
    view.viewer === null || view.viewer === seat
      ? ''
      : `, ${vocabulary.text('terminal.away', { distance: farTo(view, seat) })}`;
  return { label, note: `${role}${vocabulary.nameOf(there.character)} ${lifeHearts(there, paint)}${far}` };
}

function farTo(view: View, seat: number): number {
  return distanceBetween(view, seatId(view.viewer ?? 0), seatId(seat));
}

function inSight(view: View): readonly string[] {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const cards = [own?.hand ?? [], ...view.seats.map(({ inPlay }) => inPlay), view.shelf].flat();
  return [
    ...cards.map(({ card }) => card),
    ...view.seats.map(({ character }) => character),
    ...Object.values(view.inForce),
    ...Object.values(view.stacks).map(({ next }) => next ?? ''),
  ];
}

function aboutYou(view: View, { vocabulary: { nameOf, lineOf, goal } }: Screen): readonly string[] {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const role = own?.role ?? '';
  return [
    ...(role === '' ? [] : [`${nameOf(role)}: ${goal(role, view.seats.length)}`]),
    ...(own?.character ? [`${nameOf(own.character)}: ${lineOf(own.character)}`] : []),
  ];
}

function distanceText(view: View, viewer: number, other: number, screen: Screen): string {
  const { company, vocabulary } = screen;
  if (view.seats[other]?.presence === 'out')
    return `  ${isolated(nameAt(company, other))}: ${vocabulary.text('terminal.out')}`;
  const line = (from: number, to: number) => {
    const far = distanceBetween(view, seatId(from), seatId(to));
    const { steps, changes } = distanceSum(view, seatId(from), seatId(to));
    const named = changes.map(({ slug, by }) => `${vocabulary.nameOf(slug)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    const reach = reachOf(view, seatId(from));
    const says = vocabulary.pieces('terminal.distance', {
      who: seatPiece(vocabulary, company, from),
      whoIs: standingOf(company, from),
      whom: seatPiece(vocabulary, company, to),
      whomIs: standingOf(company, to),
      distance: far,
      reach,
      isInReach: far <= reach,
      sum: [vocabulary.text('terminal.steps', { steps }), ...named].join(', '),
    });
    return paragraph(drawn(says, screen.paint), screen);
  };
  return [line(viewer, other), line(other, viewer), rulingLine('BASE-DIST-01', view.sets, screen)].join('\n');
}
