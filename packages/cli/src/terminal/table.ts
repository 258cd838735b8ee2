import { bangLimitOf, reachOf, seatId, type View } from '@dustup/bang';
import { seatPiece, standingOf } from '@dustup/words';
import { drawn, widthOf, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import type { Company } from './seats.ts';
import { middleInBrief, middleLines } from './table-middle.ts';
import { seatLines } from './table-seats.ts';
import type { Vocabulary } from './words.ts';

/**
 * The whole table as its viewer sees it. Where it has more lines than the screen has room for it is folded: first the middle, then the cards
 * in play, a line per seat; and of the middle as much as still fits.
 */
export function tableText(view: View, screen: Screen): string {
  return tableLines(view, screen).join('\n');
}

function tableLines(view: View, screen: Screen): string[] {
  const { rows } = screen;
  const whole = [...titleLines(view, screen), ...middleLines(view, screen), ...seatLines(view, screen, false)];
  if (whole.length <= rows) return whole;
  const [title = ''] = titleLines(view, screen);
  const brief = middleInBrief(view, screen);
  const someFolded = [title, ...brief, ...seatLines(view, screen, false)];
  if (someFolded.length <= rows) return someFolded;
  const seats = seatLines(view, screen, true);
  const room = Math.max(0, rows - seats.length - 1);
  const hint = screen.paint.dim(screen.vocabulary.text('terminal.folded'));
  const middle = brief.length < room ? [...brief, hint] : brief.slice(0, room);
  return [title, ...middle, ...seats];
}

/** Whose turn it is, and how the piles stand; what has no room beside it follows below. */
function titleLines({ turn, drawPileCount, discardPile }: View, screen: Screen): string[] {
  const { paint, vocabulary, company } = screen;
  const top = discardPile.at(-1);
  const discards =
    top === undefined
      ? vocabulary.pieces('terminal.nothing')
      : vocabulary.pieces('terminal.topDiscard', {
          card: vocabulary.card(top.card, top.sign),
          count: discardPile.length,
        });
  const piles = drawn(vocabulary.pieces('terminal.piles', { pile: drawPileCount, discards }), paint);
  const brief = vocabulary.text('terminal.pile', { pile: drawPileCount });
  return titled(turnText(turn.number, turn.seat, company, vocabulary), piles, brief, screen);
}

/** A heading that runs over the whole width, with more at its right end; where that is too long in brief, and all of it below. */
export function titled(heading: string, more: string, brief: string, { columns, paint }: Screen): string[] {
  const left = `── ${paint.bold(heading)} `;
  const freeBeside = (text: string) => columns - widthOf(left) - widthOf(text) - ' '.length - ' ──'.length;
  const line = (text: string) => `${left}${'─'.repeat(freeBeside(text))} ${text} ──`;
  if (freeBeside(more) >= 2) return [line(more)];
  const title = freeBeside(brief) >= 2 ? line(brief) : left + '─'.repeat(Math.max(2, columns - widthOf(left)));
  return [title, ...wrapped(more, columns, '  ')];
}

/** Whose turn it is, as a heading. */
export function turnText(number: number, seat: number, company: Company, vocabulary: Vocabulary): string {
  const who = seatPiece(vocabulary, company, seat);
  return vocabulary.text('terminal.turn', { number, who, whoIs: standingOf(company, seat) });
}

/** The viewer's own cards. */
export function handText({ viewer, seats }: View, screen: Screen): string {
  const hand = viewer === null ? [] : (seats[viewer]?.hand ?? []);
  const cards = hand.map(({ card, sign }) => drawn([screen.vocabulary.card(card, sign)], screen.paint));
  return ownCardsText(cards, screen);
}

/** The hand of whoever looks, in lines that fit; each card stays in one piece. */
export function ownCardsText(cards: readonly string[], { vocabulary, columns }: Screen): string {
  if (cards.length === 0) return vocabulary.text('terminal.emptyHand');
  const list = cards.map((card) => card.replaceAll(' ', '\u00a0')).join(' · ');
  return wrapped(vocabulary.text('terminal.hand', { cards: list }), columns, '  ')
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** How far the weapon reaches and how often its owner may shoot. */
export function reachText(view: View, { vocabulary, paint }: Screen): string {
  const seat = seatId(view.viewer ?? 0);
  const [reach, limit] = [reachOf(view, seat), bangLimitOf(view, seat)];
  const name = Number.isFinite(limit) ? 'terminal.reach' : 'terminal.reachNoLimit';
  return paint.dim(vocabulary.text(name, { reach, limit, played: view.turn.bangsPlayed }));
}
