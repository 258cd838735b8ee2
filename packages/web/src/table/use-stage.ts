import { useEffect, useRef, useState } from 'react';
import { countedSign } from '../cards/counted-suit.ts';
import { markStrong } from '../text/rich.ts';
import type { Vocabulary } from '../text/vocabulary-of.ts';
import type { LoggedEvent } from '../app/wire.ts';
import type { OnStage } from './centre.tsx';
import type { Scene } from './move-sentence.ts';
import { attackNow } from './scene.ts';
import { type DrawCheck, drawCheckAt } from './draw-check.ts';
import { tell } from './telling.ts';

/** A draw! stays so long; less when others wait. */
const HOLD = 1500;
const HOLD_IN_A_HURRY = 600;
/** More than these are not shown: the table has caught up. */
const MOST_WAITING = 3;

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
    const isOvertaken = lastOf(fresh, 'played') > lastOf(fresh, 'turned');
    if (turned.length > 0 || isOvertaken)
      setShows((all) => (isOvertaken ? [] : [...all, ...turned].slice(-MOST_WAITING)));
  }, [log]);
  const [first] = shows;
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => setShows((all) => all.slice(1)), shows.length > 1 ? HOLD_IN_A_HURRY : HOLD);
    return () => clearTimeout(timer);
  }, [first, shows.length]);
  return first?.stage ?? attackStage(scene, missing);
}

function lastOf(events: readonly LoggedEvent[], type: string): number {
  return events.findLastIndex(({ event }) => event.type === type);
}

/** What was needed, and the verdict; where the card does not say what for, it is what the same step goes on to tell. */
function showsIn(fresh: readonly LoggedEvent[], { game, company, vocabulary }: Scene): readonly Show[] {
  return fresh.flatMap(({ key, event, step }, at) => {
    if (event.type !== 'turned' || event.cards === undefined) return [];
    const [face, ...more] = event.cards;
    if (face === undefined) return [];
    const sign = countedSign(face.sign, game.table.suit);
    const check = drawCheckAt(fresh, at);
    const after = fresh.slice(at + 1).find((one) => one.step === step && !QUIET.includes(one.event.type));
    const told = after === undefined ? '' : (tell(0, after.event, company, vocabulary)?.text ?? '');
    const verdict = check === undefined ? told : verdictOf(check, vocabulary);
    const needs = check === undefined ? '' : `${vocabulary.nameOf(check.reason)}: ${needsOf(check, vocabulary)} · `;
    const seen = more.length > 0 ? '' : markStrong(vocabulary.saySign(sign));
    const label = `${needs}${[seen, verdict].filter((part) => part !== '').join(': ')}`;
    const isHurt = check === undefined ? after?.event.type === 'lifeLost' : check.wentWell === false;
    return [{ key, stage: { face, more, isFlip: true, key, label, isHurt } }];
  });
}

function needsOf({ reason }: DrawCheck, { words }: Vocabulary): string {
  return words.drawn[reason]?.[0] ?? '';
}

/** Of two cards, the player has yet to choose one. */
function verdictOf({ reason, wentWell }: DrawCheck, { words }: Vocabulary): string {
  return wentWell === undefined ? '' : (words.drawn[reason]?.[wentWell ? 1 : 2] ?? '');
}

const QUIET: readonly string[] = ['reshuffled', 'drew', 'turned', 'checked'];

function attackStage({ game, vocabulary }: Scene, missing: number): OnStage | undefined {
  const attack = attackNow(game);
  if (attack?.face === undefined) return undefined;
  const label = missing > 1 ? vocabulary.words.needs(missing) : '';
  return { face: attack.face, more: [], isFlip: false, key: -1, label, isHurt: true };
}
