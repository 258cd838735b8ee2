import { type Pieces, textPiece } from '@dustup/words';
import { countedSign } from './cards/counted-suit.ts';
import type { LoggedEvent } from './wire.ts';
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
  const ids = staged.cards.map(({ id }) => id);
  if (look === 'played') return { face, more, ids, look, key, label: [], isHurt: false };
  return { face, more, ids, look, key, ...saidOf(scene, staged, log) };
}

/** What was needed, and once it may be told, the verdict: from the card it was for, else from what the same step goes on to tell. */
function saidOf({ game, company, vocabulary }: Scene, { of, isJudged }: Staged, log: readonly LoggedEvent[]) {
  const { event, step } = of;
  const [face, ...more] = event.cards ?? [];
  const at = log.indexOf(of);
  const check = drawCheckAt(log, at);
  const { text, has } = vocabulary.teller;
  const said = (part: string) => {
    const name = `draws.${check?.reason ?? ''}.${part}`;
    return has(name) ? text(name) : '';
  };
  const needs = check === undefined ? '' : `${vocabulary.nameOf(check.reason)}: ${said('needs')}`;
  if (!isJudged || face === undefined) return { label: needs === '' ? [] : [textPiece(needs)], isHurt: false };
  const after = log.slice(at + 1).find((one) => one.step === step && !QUIET.includes(one.event.type));
  const told = after === undefined ? [] : (tell(0, after.event, company, vocabulary)?.text ?? []);
  // Of two, the player has yet to choose one.
  const verdict =
    check === undefined ? told : check.wentWell === undefined ? [] : texts(said(check.wentWell ? 'good' : 'bad'));
  const sign = texts(vocabulary.saySign(countedSign(face.sign, game.table.suit)));
  const seen: Pieces = more.length > 0 ? [] : [{ kind: 'strong', pieces: sign }];
  return {
    label: joined([texts(needs), joined([seen, verdict], ': ')], ' · '),
    isHurt: check === undefined ? after?.event.type === 'lifeLost' : check.wentWell === false,
  };
}

function texts(text: string): Pieces {
  return text === '' ? [] : [textPiece(text)];
}

function joined(parts: readonly Pieces[], between: string): Pieces {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => (at === 0 ? part : [textPiece(between), ...part]));
}

const QUIET: readonly string[] = ['reshuffled', 'drew', 'turned', 'checked'];

function attackStage({ game, vocabulary }: Scene, missing: number): OnStage | undefined {
  const attack = attackNow(game);
  if (attack?.face === undefined) return undefined;
  const label = missing > 1 ? texts(vocabulary.words.needs(missing)) : [];
  return { face: attack.face, more: [], ids: [], look: 'played', key: -1, label, isHurt: true };
}
