import { countedSign } from '../cards/counted-suit.ts';
import { markStrong } from '../text/rich.ts';
import type { LoggedEvent } from '../app/wire.ts';
import type { OnStage } from './centre.tsx';
import { drawCheckAt } from './draw-check.ts';
import type { Scene } from './move-sentence.ts';
import { attackNow } from './scene.ts';
import type { Staged } from './show/phases.ts';
import { tell } from './telling.ts';

/** What the stage shows: what is being played or turned just now, else what is being answered. `log`: all that is known. */
export function stageOf(
  scene: Scene,
  staged: Staged | null,
  log: readonly LoggedEvent[],
  missing: number,
): OnStage | undefined {
  const [face, ...more] = staged?.cards ?? [];
  if (staged === null || face === undefined) return attackStage(scene, missing);
  const { key, look } = staged;
  if (look === 'played') return { face, more, look, key, label: '', isHurt: false };
  return { face, more, look, key, ...saidOf(scene, staged, log) };
}

/** What was needed, and once it may be told, the verdict: from the card it was for, else from what the same step goes on to tell. */
function saidOf({ game, company, vocabulary }: Scene, { of, isJudged }: Staged, log: readonly LoggedEvent[]) {
  const { event, step } = of;
  const [face, ...more] = event.cards ?? [];
  const at = log.indexOf(of);
  const check = drawCheckAt(log, at);
  const [needed = '', good = '', bad = ''] = vocabulary.words.drawn[check?.reason ?? ''] ?? [];
  const needs = check === undefined ? '' : `${vocabulary.nameOf(check.reason)}: ${needed}`;
  if (!isJudged || face === undefined) return { label: needs, isHurt: false };
  const after = log.slice(at + 1).find((one) => one.step === step && !QUIET.includes(one.event.type));
  const told = after === undefined ? '' : (tell(0, after.event, company, vocabulary)?.text ?? '');
  // Of two, the player has yet to choose one.
  const verdict = check === undefined ? told : check.wentWell === undefined ? '' : check.wentWell ? good : bad;
  const seen = more.length > 0 ? '' : markStrong(vocabulary.saySign(countedSign(face.sign, game.table.suit)));
  const judged = [seen, verdict].filter((part) => part !== '').join(': ');
  return {
    label: [needs, judged].filter((part) => part !== '').join(' · '),
    isHurt: check === undefined ? after?.event.type === 'lifeLost' : check.wentWell === false,
  };
}

const QUIET: readonly string[] = ['reshuffled', 'drew', 'turned', 'checked'];

function attackStage({ game, vocabulary }: Scene, missing: number): OnStage | undefined {
  const attack = attackNow(game);
  if (attack?.face === undefined) return undefined;
  const label = missing > 1 ? vocabulary.words.needs(missing) : '';
  return { face: attack.face, more: [], look: 'played', key: -1, label, isHurt: true };
}
