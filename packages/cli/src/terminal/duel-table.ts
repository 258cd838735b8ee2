import type { FighterView, SeatView, View } from '@dustup/duel';
import { cutName, isolated } from '@dustup/words';
import { lifeHearts, padded, widthOf, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import { nameAt } from './seats.ts';
import { ownCardsText, titled, turnText } from './table.ts';

const LONGEST_NAME = 20;
/** How far cards are set in that have no room beside their fighter. */
const BELOW = 8;

/** The table for two: the other side first, one's own below, each with who stands in front. */
export function duelTableText(view: View, screen: Screen): string {
  const { viewer, seats } = view;
  const ownLast = viewer === 0 ? seats.toReversed() : seats;
  return [...titleLines(view, screen), ...ownLast.flatMap((seat) => sideLines(seat, view, screen))].join('\n');
}

function titleLines({ turn, commonDeckCount, discardPile }: View, screen: Screen): string[] {
  const { vocabulary, company } = screen;
  const top = discardPile.at(-1);
  const discards =
    top === undefined
      ? vocabulary.text('terminal.nothing')
      : vocabulary.text('terminal.topDiscard', {
          card: vocabulary.nameOf(top.card, 'cards'),
          count: discardPile.length,
        });
  const piles = vocabulary.text('duel.piles', { common: commonDeckCount, discards });
  const brief = vocabulary.text('duel.pile', { common: commonDeckCount });
  return titled(turnText(turn.number, turn.seat, company, vocabulary), piles, brief, screen);
}

function sideLines(side: SeatView, view: View, screen: Screen): string[] {
  const { paint, vocabulary, company, columns } = screen;
  const { text, nameOf } = vocabulary;
  const name = isolated(cutName(nameAt(company, side.seat), LONGEST_NAME));
  const mark = view.turn.seat === side.seat && view.outcome === null ? paint.yellow('▶') : ' ';
  const { law, outlaws } = side.backs;
  const facts = text('duel.facts', { law, outlaws, hand: law + outlaws, deck: side.deckCount });
  const reserve =
    side.reserve === null || side.reserve.length === 0
      ? text('mat.reserve', { count: side.reserveCount })
      : text('duel.reserve', { names: side.reserve.map((slug) => nameOf(slug, 'characters')).join(', ') });
  const head = `${side.seat === company.you ? paint.cyan(paint.bold(name)) : name}, ${text(`mat.of.${side.side}`)}`;
  const [first = '', ...more] = wrapped(`${head} · ${facts} · ${reserve}`, columns - 2, '  ');
  const width = Math.max(
    0,
    ...view.seats.flatMap(({ fighters }) => fighters.map((one) => nameOf(one.character).length)),
  );
  return [
    `${mark} ${first}`,
    ...more.map((line) => `  ${line}`),
    ...frontFirst(side.fighters).flatMap((fighter) => fighterLines(fighter, width, screen)),
  ];
}

function frontFirst(fighters: readonly FighterView[]): readonly FighterView[] {
  return fighters.toSorted((one, other) => Number(other.isFront) - Number(one.isFront));
}

function fighterLines(fighter: FighterView, width: number, screen: Screen): string[] {
  const { vocabulary, paint, columns } = screen;
  const name = padded(vocabulary.nameOf(fighter.character, 'characters'), width);
  const places = ['front', 'rear'].map((place) => vocabulary.text(`mat.${place}`));
  const place = padded(places[fighter.isFront ? 0 : 1] ?? '', Math.max(...places.map(widthOf)));
  const left = `    ${paint.dim(place)}  ${fighter.isFront ? paint.bold(name) : name}  ${lifeHearts(fighter, paint)}`;
  const cards = fighter.equipment.map(({ card }) => vocabulary.nameOf(card, 'cards').replaceAll(' ', '\u00a0'));
  const room = columns - widthOf(left) - 2;
  const isBeside = cards.every((card) => widthOf(card) + ','.length <= room);
  const indent = ' '.repeat(isBeside ? widthOf(left) + 2 : BELOW);
  const [first = '', ...rest] = isBeside ? wrapped(cards.join(', '), room) : [''];
  const below = isBeside ? rest : wrapped(cards.join(', '), columns - BELOW);
  return [`${left}  ${first}`.trimEnd(), ...below.map((line) => indent + line)].map((line) =>
    line.replaceAll('\u00a0', ' '),
  );
}

/** Where a fighter stands, and how many lives are left. */
export function fighterText(fighter: FighterView, { vocabulary, paint }: Screen): string {
  return `${vocabulary.text(fighter.isFront ? 'mat.front' : 'mat.rear')}, ${lifeHearts(fighter, paint)}`;
}

/** The viewer's own cards. */
export function duelHandText({ viewer, seats }: View, screen: Screen): string {
  const hand = viewer === null ? [] : (seats[viewer]?.hand ?? []);
  return ownCardsText(
    hand.map(({ card }) => screen.vocabulary.nameOf(card, 'cards')),
    screen,
  );
}
