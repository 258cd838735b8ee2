import { useEffect, useRef } from 'react';
import { settings } from '../app/settings.ts';
import type { GameState } from '../app/wire.ts';
import type { Sound } from './tones.ts';

const ORDER: readonly Sound[] = [
  'end',
  'bell',
  'event',
  'whistle',
  'shot',
  'farShot',
  'whizz',
  'cork',
  'clink',
  'slide',
];

let sounds: typeof import('./sounds.ts') | undefined;

/** Nobody hears anything before the first touch: what makes sounds is fetched then. */
async function ready(): Promise<void> {
  sounds = await import('./sounds.ts');
  sounds.readySounds();
}

function sound(name: Sound): void {
  const { hasSound, muted } = settings.get();
  if (hasSound && !muted.includes(name)) sounds?.play(name);
}

type Heard<Event> = Pick<GameState, 'ask' | 'clock'> & {
  readonly table: { readonly turn: { readonly number: number } };
  readonly log: readonly { readonly key: number; readonly step: number | null; readonly event: Event }[];
};

/** What a table sounds like: the loudest of what has happened, and the calls to me. */
export function useSounds<Event>(game: Heard<Event>, soundOf: (event: Event) => Sound | undefined): void {
  const tone = useRef(soundOf);
  tone.current = soundOf;
  useEffect(() => {
    const touched = () => void ready().catch(() => undefined); // then it stays quiet
    addEventListener('pointerdown', touched, { once: true });
    addEventListener('keydown', touched, { once: true });
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, []);
  const { log, ask } = game;
  const lastKey = useRef(log.at(-1)?.key ?? -1);
  useEffect(() => {
    const heard = log.flatMap(({ key, step, event }) => {
      const name = key > lastKey.current && step !== null ? tone.current(event) : undefined;
      return name === undefined ? [] : [name];
    });
    lastKey.current = log.at(-1)?.key ?? lastKey.current;
    const [first] = ORDER.filter((name) => heard.includes(name));
    if (first !== undefined) sound(first);
  }, [log]);
  const kind = ask?.question?.kind;
  const turn = game.table.turn.number;
  useEffect(() => {
    if (kind === 'play') sound('turn');
  }, [kind, turn]);
  const askId = ask?.id;
  useEffect(() => {
    if (kind !== undefined && kind !== 'play' && askId !== undefined) sound('answer');
  }, [kind, askId]);
  useTicking(game.clock.endsAt, kind !== undefined);
}

const LAST = 5;

/** The last five seconds tick. */
function useTicking(endsAt: number | null, isAsked: boolean): void {
  useEffect(() => {
    if (endsAt === null || !isAsked) return undefined;
    const timers = Array.from({ length: LAST }, (_, second) => {
      const wait = endsAt - performance.now() - (second + 1) * 1000;
      return wait > 0 ? setTimeout(() => sound('tick'), wait) : undefined;
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [endsAt, isAsked]);
}
