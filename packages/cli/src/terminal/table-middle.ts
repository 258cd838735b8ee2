import { cardBeside, definitionSeen, type SeenCard, type View } from '@dustup/bang';
import { seatPiece, standingOf } from '@dustup/words';
import { drawn, fitted, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';

/** What lies in the middle and holds for everybody, in full. */
export function middleLines(view: View, screen: Screen): string[] {
  return [...eventLines(view, screen), ...zoneLines(view, screen)];
}

/** The same, a line each, as far as it goes: where there is no room for all. */
export function middleInBrief(view: View, screen: Screen): string[] {
  return [...eventsInBrief(view, screen), ...zonesInBrief(view, screen)];
}

/** What is in force, such as an event, and the next one, with what each does; and in front of whom a stack lies. */
function eventLines({ inForce, stacks }: View, screen: Screen): string[] {
  const { vocabulary, paint, columns, company } = screen;
  const said = (name: string, slug: string, left: number) => {
    const about = { event: vocabulary.nameOf(slug, 'events'), line: vocabulary.lineOf(slug, 'events'), left };
    return wrapped(vocabulary.text(`terminal.${name}`, about), columns, '  ');
  };
  const now = Object.values(inForce).flatMap((slug) => said('event', slug, 0).map(paint.yellow));
  const next = Object.values(stacks).flatMap(({ next: slug, left }) =>
    slug === null ? [] : said('nextEvent', slug, left).map(paint.dim),
  );
  const held = Object.entries(stacks).flatMap(([stack, { holder = null, left }]) => {
    if (holder === null || inForce[stack] === undefined) return [];
    const about = { who: seatPiece(vocabulary, company, holder), whoIs: standingOf(company, holder), left };
    return wrapped(vocabulary.text('terminal.stackHeld', about), columns, '  ').map(paint.dim);
  });
  return [...now, ...held, ...next];
}

function eventsInBrief({ inForce, stacks }: View, { vocabulary, paint, columns }: Screen): string[] {
  const now = Object.values(inForce).map((slug) => paint.yellow(vocabulary.nameOf(slug, 'events')));
  const next = Object.values(stacks).flatMap(({ next: slug }) => {
    if (slug === null) return [];
    return paint.dim(vocabulary.text('terminal.eventThen', { event: vocabulary.nameOf(slug, 'events') }));
  });
  const events = [...now, ...next];
  return events.length === 0 ? [] : [fitted(events, ' · ', columns)];
}

/** What lies open in the middle in places that sets bring, where these have a name: the shop, with its prices. */
function zoneLines(view: View, screen: Screen): string[] {
  const { vocabulary, columns } = screen;
  return namedZones(view, screen).flatMap(([zone, cards]) => {
    const shown = cards.map((card) => cardForSale(view, card, screen) + besideText(view, card, screen)).join(' · ');
    return wrapped(`${vocabulary.nameOf(zone)}: ${shown}`, columns, '  ');
  });
}

function zonesInBrief(view: View, screen: Screen): string[] {
  const { vocabulary, columns } = screen;
  return namedZones(view, screen).map(([zone, cards]) => {
    const head = `${vocabulary.nameOf(zone)}: `;
    const shown = cards.map((card) => cardForSale(view, card, screen));
    return head + fitted(shown, ' · ', columns - head.length);
  });
}

function namedZones({ zones }: View, { vocabulary }: Screen): (readonly [zone: string, cards: readonly SeenCard[]])[] {
  return Object.entries(zones).flatMap(([zone, { cards }]) => {
    const isShown = cards !== null && cards.length > 0 && vocabulary.has(`keywords.${zone}.name`);
    return isShown ? [[zone, cards] as const] : [];
  });
}

/** What a card of the row lies beside, and what that asks for: a railcar and its station. */
function besideText(view: View, card: SeenCard, { vocabulary }: Screen): string {
  const beside = cardBeside(view, card.id);
  const slug = beside === undefined ? undefined : definitionSeen(view, beside)?.slug;
  return slug === undefined ? '' : ` (${vocabulary.nameOf(slug, 'events')}. ${vocabulary.lineOf(slug, 'events')})`;
}

function cardForSale(view: View, card: SeenCard, { vocabulary, paint }: Screen): string {
  const price = definitionSeen(view, card.id)?.price ?? null;
  const text = drawn([vocabulary.card(card.card, card.sign)], paint).replaceAll(' ', '\u00a0');
  return price === null ? text : `${text}\u00a0(${price})`;
}
