import { type Book, type CardId, cardsAt, CORE_ZONES, type State, zoneNumberOf } from '@dustup/bang/engine';
import { nameOfSeat } from './lexicon.ts';
import { EVENTS } from './stack-cards.ts';

type Cards = (ids: readonly CardId[]) => string;
type Lines = [string, string][];

/** A stack that has run out. */
export const NONE = 'none';

/** The lines about what sets declare, and about who sits where: the inverse of `readDeclared`. Most positions have none. */
export function declaredLines(book: Book, state: State, names: readonly string[], cards: Cards): Lines {
  return [
    ...orderLines(state, names),
    ...zoneLines(book, state, names, cards),
    ...stackLines(book, state),
    ...tokenLines(state, cards),
    ...seatLines(state, names),
  ];
}

function orderLines({ order }: State, names: readonly string[]): Lines {
  if (order.every((seat, place) => seat === place)) return [];
  return [['order', order.map((seat) => nameOfSeat(names, seat)).join(', ')]];
}

function zoneLines(book: Book, state: State, names: readonly string[], cards: Cards): Lines {
  const line = (key: string, number: number): Lines => {
    const lying = cardsAt(state, number);
    return lying.length === 0 ? [] : [[key, cards(lying)]];
  };
  const own = [...book.tableZones, ...book.seatZones].filter((zone) => !CORE_ZONES.includes(zone));
  return own.flatMap(({ slug, of }) => {
    if (of === 'table') return line(`zone ${slug}`, zoneNumberOf(book, slug, undefined));
    return state.seats.flatMap((_, seat) =>
      line(`zone ${slug} of ${nameOfSeat(names, seat)}`, zoneNumberOf(book, slug, seat)),
    );
  });
}

function stackLines({ events }: Book, { inForce, stacks }: State): Lines {
  const nameOf = (slug: string) => events.get(slug)?.name ?? slug;
  return [
    ...Object.entries(inForce).map(([stack, slug]): [string, string] => [`in force ${stack}`, nameOf(slug)]),
    ...Object.entries(stacks).map(([stack, slugs]): [string, string] => [
      `to come ${stack}`,
      slugs.length === 0 ? NONE : slugs.map(nameOf).join(', '),
    ]),
  ].filter(([key, value]) => !key.endsWith(` ${EVENTS}`) || value === NONE);
}

/** As the cards lie, seat by seat: ids are dealt anew when the text is read. */
function tokenLines({ cardTokens, seats }: State, cards: Cards): Lines {
  const lying = seats.flatMap(({ inPlay, zones }) => [...inPlay, ...Object.values(zones).flat()]);
  return lying.flatMap((card): Lines => {
    const tokens = Object.entries(cardTokens[card] ?? {}).map(([kind, count]) => `${kind} ${count}`);
    return tokens.length === 0 ? [] : [[`tokens on ${cards([card])}`, tokens.join(', ')]];
  });
}

function seatLines({ seats }: State, names: readonly string[]): Lines {
  const skipping = seats.flatMap(({ turnsToSkip }, at) =>
    turnsToSkip === 0 ? [] : [`${nameOfSeat(names, at)} ${turnsToSkip}`],
  );
  const back = seats.flatMap(
    ({ presence, broughtBackBy }, at): Lines =>
      presence === 'in' || presence === 'out'
        ? []
        : [[`brought back by ${broughtBackBy ?? 'nobody'}`, nameOfSeat(names, at)]],
  );
  const byRule = Map.groupBy(back, ([key]) => key);
  return [
    ['turns to skip', skipping.join(', ')],
    ...[...byRule].map(([key, lines]): [string, string] => [key, lines.map(([, name]) => name).join(', ')]),
  ];
}
