import type { Question } from '@dustup/kernel';
import { countedSign } from './cards/counted-suit.ts';
import { cardFacts } from './cards/book.ts';
import type { Draft } from '../../frame/draft.ts';
import { isGoodSign } from './draw-check.ts';
import type { Scene } from './move-sentence.ts';
import { fieldOf } from '../../frame/field.ts';

/** What comes of a move, said before it is made. `isWasted`: it would do nothing at all. */
export type Consequence = { readonly text: string; readonly isWasted: boolean };

/** What my draft would come to, where that is not what its card promises. */
export function consequenceOf(scene: Scene, draft: Draft): Consequence | undefined {
  const { game, company, seen, vocabulary } = scene;
  const { stage } = vocabulary.words;
  const me = company.me === null ? undefined : game.table.seats[company.me];
  const card = seen.get(Number(draft.steps.find(({ slot }) => slot === 'card')?.value));
  const as = draft.steps.find(({ slot }) => slot === 'as')?.value;
  const isPlayed = draft.steps.some(({ slot, value }) => slot === 'do' && value === 'play');
  if (me === undefined || card === undefined || !isPlayed) return undefined;
  const facts = cardFacts(typeof as === 'string' ? as : card.card);
  const at = draft.steps.find(({ slot }) => slot === 'at')?.value;
  const hasTarget = at !== undefined;
  const target = game.table.seats.find(({ seat }) => seat === at);
  if (facts.shoots === true && target?.presence === 'ghost') return { text: stage.noLifeToLose, isWasted: true };
  if (facts.healsAnyone !== undefined && target !== undefined && isWhole(target))
    return { text: stage.fullLife, isWasted: true };
  const there = game.table.seats.filter(({ presence }) => presence !== 'out');
  if (facts.healsAll !== undefined && there.every(isWhole)) return { text: stage.allFullLife, isWasted: true };
  if (facts.heals !== undefined && !hasTarget) {
    if (isWhole(me)) return { text: stage.fullLife, isWasted: true };
    return facts.isBeer === true && there.length <= 2 ? { text: stage.noBeerForTwo, isWasted: true } : undefined;
  }
  if (facts.isWeapon !== true) return undefined;
  const before = me.inPlay.find((one) => cardFacts(one.card).isWeapon === true);
  if (before === undefined) return undefined;
  const name = vocabulary.cardName(before.card);
  const [from, to] = [cardFacts(before.card).reach ?? 1, facts.reach ?? 1];
  return { text: from === to ? stage.replacesSame(name) : stage.replaces(name, from, to), isWasted: false };
}

function isWhole({ life, maxLife }: { readonly life: number; readonly maxLife: number }): boolean {
  return life >= maxLife;
}

/** «♥ frees you: neither card helps», where one of several turned cards is to be chosen. */
export function hopesOf({ game, vocabulary }: Scene, { about }: Question): readonly string[] {
  const { stage } = vocabulary.words;
  const aim = stage.drawFor[fieldOf(about, 'reason')];
  if (aim === undefined) return [];
  const lying = game.own?.lookedAt ?? game.table.shelf;
  const good = lying.filter(({ sign }) => isGoodSign(about, countedSign(sign, game.table.suit))).length;
  const verdict = good === 0 ? stage.noneHelps : good === lying.length ? stage.allHelp : stage.oneHelps;
  return [`${aim}: ${verdict}`];
}
