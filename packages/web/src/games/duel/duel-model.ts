import { holdsOf, isSelection } from '@dustup/kernel';
import { cardState, fighterState, questionFor, slotAfter, type State } from '../../frame/draft.ts';
import type { Composer } from '../../frame/use-composer.ts';
import { type BarButton, barModel, type DuelBar } from './bar-model.ts';
import { type DuelScene, fightersIn } from './scene.ts';

/** All that the table shows. */
export type DuelModel = {
  readonly scene: DuelScene;
  readonly composer: Composer;
  readonly bar: DuelBar;
  /** Whom to begin with, while that is to be chosen. */
  readonly choice: readonly BarButton[];
  /** At whom my draft aims. */
  readonly aim: { readonly from: number; readonly to: number } | undefined;
  /** A moment after each play the turn does not end, nor is the token moved. */
  readonly isEndAsleep: boolean;
  readonly cardStateOf: (card: number) => State;
  readonly fighterStateOf: (fighter: number) => State;
  readonly hotkeyOf: (fighter: number) => number | null;
  readonly onFighter: (fighter: number) => void;
  readonly onCard: (card: number) => void;
  readonly onRead: (slug: string) => void;
};

type Deeds = Pick<DuelModel, 'onFighter' | 'onCard' | 'onRead'>;

export function duelModel(scene: DuelScene, composer: Composer, isEndAsleep: boolean, deeds: Deeds): DuelModel {
  const { game, company } = scene;
  const { draft } = composer;
  const question = questionFor(game.ask, draft);
  const root = composer.isSending ? undefined : question?.options;
  const slot = root === undefined ? undefined : slotAfter(root, draft.steps);
  const isAiming = slot !== undefined && !isSelection(slot) && holdsOf(slot) === 'fighter';
  const places = fightersIn(game).map(({ id }) => Number(id));
  const bar = barModel(scene, composer);
  const target = draft.steps.find(({ slot: name, holds }) => name === 'at' && holds === 'fighter')?.value;
  const mine = company.me === null ? undefined : game.table.seats[company.me];
  const front = mine?.fighters.find(({ isFront }) => isFront)?.id;
  const isChoosing = question?.kind === 'front';
  return {
    scene,
    composer,
    bar: isChoosing ? { ...bar, buttons: [] } : bar,
    choice: isChoosing ? bar.buttons : [],
    aim:
      typeof target === 'number' && front !== undefined && target >> 1 !== company.me
        ? { from: front, to: target }
        : undefined,
    isEndAsleep,
    cardStateOf: (card) => cardState(root, draft, card),
    fighterStateOf: (fighter) => fighterState(root, draft, fighter),
    hotkeyOf: (fighter) => (isAiming ? places.indexOf(fighter) + 1 : null),
    ...deeds,
  };
}
