import { useEffect, useRef, useState } from 'react';
import { countedSign, suitUnder } from '../cards/counted-suit.ts';
import { markStrong } from '../text/rich.ts';
import type { LoggedEvent } from '../app/wire.ts';
import type { OnStage } from './centre.tsx';
import type { Scene } from './move-sentence.ts';
import { attackNow } from './scene.ts';
import { tell } from './telling.ts';

/** A draw! stays so long; less when others wait. */
const HOLD = 1500;
const HOLD_IN_A_HURRY = 600;

type Show = { readonly key: number; readonly stage: OnStage };

/** Cards turned for a draw!, one after the other; then what is being answered. */
export function useStage(scene: Scene, missing: number): OnStage | undefined {
  const [shows, setShows] = useState<readonly Show[]>([]);
  const { log } = scene.game;
  const lastKey = useRef(log.at(-1)?.key ?? -1);
  const told = useRef(scene);
  told.current = scene;
  useEffect(() => {
    const fresh = log.filter(({ key, step }) => key > lastKey.current && step !== null);
    lastKey.current = log.at(-1)?.key ?? lastKey.current;
    const turned = showsIn(fresh, told.current);
    if (turned.length > 0) setShows((all) => [...all, ...turned]);
  }, [log]);
  const [first] = shows;
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => setShows((all) => all.slice(1)), shows.length > 1 ? HOLD_IN_A_HURRY : HOLD);
    return () => clearTimeout(timer);
  }, [first, shows.length]);
  return first?.stage ?? attackStage(scene, missing);
}

/** The verdict is what the same step goes on to tell. */
function showsIn(fresh: readonly LoggedEvent[], { game, company, vocabulary }: Scene): readonly Show[] {
  const suit = suitUnder(game.table.eventInForce);
  return fresh.flatMap(({ key, event, step }, at) => {
    if (event.type !== 'turned' || event.cards === undefined) return [];
    const [face, ...more] = event.cards;
    if (face === undefined) return [];
    const after = fresh.slice(at + 1).find((one) => one.step === step && !QUIET.includes(one.event.type));
    const verdict = after === undefined ? '' : (tell(0, after.event, company, vocabulary)?.text ?? '');
    const label = `${markStrong(vocabulary.saySign(countedSign(face.sign, suit)))}${verdict === '' ? '' : ` – ${verdict}`}`;
    return [{ key, stage: { face, more, isFlip: true, key, label, isHurt: after?.event.type === 'lifeLost' } }];
  });
}

const QUIET: readonly string[] = ['reshuffled', 'drew', 'turned'];

function attackStage({ game, vocabulary }: Scene, missing: number): OnStage | undefined {
  const attack = attackNow(game);
  if (attack?.face === undefined) return undefined;
  const label = missing > 1 ? vocabulary.words.needs(missing) : '';
  return { face: attack.face, more: [], isFlip: false, key: -1, label, isHurt: true };
}
