import type { RecordListing } from '@dustup/protocol/client';
import type { Vocabulary } from '../../text/vocabulary-of.ts';

/** How it ended for me, or who won. */
export function resultOf(
  { outcome, players, seat, role }: RecordListing,
  { words, roleName, teller }: Vocabulary,
): string {
  if (outcome === null) return words.home.gameOf(players.length);
  if (seat === null || role === null) return teller.text(`sides.${outcome.side}`);
  const hasWon = outcome.winners.some((winner) => winner === seat);
  return (hasWon ? words.stage.wonAs : words.stage.lostAs)(roleName(role));
}
