import type { TableScreenProps } from '../../frame/table-screen-props.ts';
import { DuelScreen } from './duel-screen.tsx';
import { parseDuel } from './parse-duel.ts';
import { SpeakingDuel } from './speaking.tsx';

/** A Duel at a table of the server, in its own words. */
export function DuelTable(props: TableScreenProps) {
  const { game } = props.table;
  if (game === null) return null;
  return (
    <SpeakingDuel>
      <DuelScreen key={game.id} {...props} game={parseDuel(game)} />
    </SpeakingDuel>
  );
}
