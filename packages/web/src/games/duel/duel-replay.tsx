import { type ReplayProps, ReplayShell, type Shown } from '../../screens/replay/replay-shell.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { DuelTable } from './duel-table.tsx';
import { OpenHands } from './open-hands.tsx';
import { parseDuelMoment } from './parse-duel.ts';
import { SpeakingDuel } from './speaking.tsx';
import './duel.css';

/** A Duel that is over, to be looked at move by move. */
export function DuelReplay(props: ReplayProps) {
  return (
    <SpeakingDuel>
      <Replay {...props} />
    </SpeakingDuel>
  );
}

function Replay(props: ReplayProps) {
  const { record, moments } = props.recorded;
  const { characterName } = useVocabulary();
  const names = record.players.map(({ name }) => name);
  const nameOfFallen = (move: number) => {
    const moment = moments[move];
    const events = moment === undefined ? [] : parseDuelMoment(moment).events;
    const fall = events.find(({ type }) => type === 'eliminated');
    return fall?.character === undefined ? undefined : characterName(fall.character);
  };
  return (
    <ReplayShell
      {...props}
      nameOfFallen={nameOfFallen}
      draw={(table) => <DuelTable {...table} />}
      below={(shown) => <Hands shown={shown} names={names} />}
    />
  );
}

/** Both hands, when all is to be seen. */
function Hands({ shown: { eyes, moment }, names }: { shown: Shown; names: readonly string[] }) {
  const own = eyes === 'all' && moment !== undefined ? parseDuelMoment(moment).own : null;
  return own === null ? null : <OpenHands hands={own} names={names} />;
}
