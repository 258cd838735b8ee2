import { useEffect, useRef } from 'react';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LobbyScene } from './lobby.tsx';
import { usualBot } from './usual-bot.ts';

/** What happens next, as a sentence, and the button that makes it happen. */
export function StartBar({ scene, wrong }: { scene: LobbyScene; wrong: string | undefined }) {
  const { words } = useVocabulary();
  const { lobby, shared } = words;
  const { table, isHost, ask, bots } = scene;
  const bot = usualBot(bots);
  const { seats, host, spectators, watchers, played } = table.info;
  const free = seats.indexOf(null);
  const start = () => ask({ t: 'start', fill: bot });
  useEnter(isHost ? start : undefined);
  const hostName = [...seats, ...watchers].find((one) => one?.guest === host)?.name;
  const notes = [
    useHint(scene),
    spectators > 0 ? lobby.watchers(spectators) : '',
    played > 0 ? lobby.series(played) : '',
  ];
  return (
    <section className="lobby-bar on-dark" aria-label={lobby.start}>
      <div className="lobby-sentence">
        <p className="l1">
          {isHost ? (
            <StartSentence scene={scene} />
          ) : hostName === undefined ? (
            lobby.waitNobody
          ) : (
            lobby.waitForHost(hostName)
          )}
        </p>
        <p className="l2" role={wrong === undefined ? undefined : 'alert'}>
          {wrong === undefined ? inLine(notes) : shared.wrong(wrong)}
        </p>
      </div>
      {isHost && free >= 0 && (
        <button type="button" className="btn" onClick={() => ask({ t: 'bot', seat: free, bot })}>
          <Icon name="vintage-robot" size={20} />
          {lobby.addBot}
        </button>
      )}
      {isHost && (
        <button type="button" className="btn pri" onClick={start}>
          {lobby.start} <kbd aria-hidden="true">Enter</kbd>
        </button>
      )}
    </section>
  );
}

/** Whole sentences follow each other, the rest is set apart. */
function inLine(notes: readonly string[]): string {
  return notes
    .filter((note) => note !== '')
    .join(' · ')
    .replaceAll('. · ', '. ');
}

function StartSentence({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { seats } = scene.table.info;
  const taken = seats.filter((seat) => seat !== null).length;
  if (taken === seats.length) return lobby.startFull(seats.length);
  return lobby.startFill(seats.length, taken, seats.length - taken);
}

/** A word to the host about what may be worth waiting for. */
function useHint({ table, isHost }: LobbyScene): string {
  const { lobby } = useVocabulary().words;
  const people = table.info.seats.flatMap((seat) => (seat?.guest == null ? [] : [seat]));
  const away = people.filter(({ isHere }) => !isHere).map(({ name }) => name);
  if (table.seat === null) return lobby.notSeated;
  if (!isHost) return '';
  if (away.length > 0) return lobby.hintAway(away.join(', '));
  if (people.length > 1) return lobby.hintReady;
  return table.info.seats.length === 2 ? lobby.hintAloneOfTwo : lobby.hintAlone;
}

/** Enter starts, unless something else has the focus. */
function useEnter(act: (() => void) | undefined): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null;
      if (event.key === 'Enter' && !isElsewhere && !event.defaultPrevented) latest.current?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
