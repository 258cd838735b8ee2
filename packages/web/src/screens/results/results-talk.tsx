import { Reacting } from '../../frame/reacting.tsx';
import { LobbyChat } from '../lobby/lobby-chat.tsx';
import type { ResultsProps } from './results-props.ts';

/** What is said of the game that is over. A table that has closed hears nothing more. */
export function ResultsTalk({ table, next, guest, request }: ResultsProps) {
  const there = next ?? table;
  if (there.info.phase === 'closed') return null;
  return (
    <div className="results-talk">
      {table.game !== null && (
        <Reacting table={there} guest={guest} on={{ game: table.game.id, step: table.game.n }} request={request} />
      )}
      <LobbyChat table={there} guest={guest} request={request} />
    </div>
  );
}
