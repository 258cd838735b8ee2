import type { Tab } from '../../frame/drawer.tsx';
import { asksWhy, commits, goesBack, movesAlong } from '../../frame/key-deeds.ts';
import { type Press, usePresses } from '../../frame/use-presses.ts';
import type { BarButton } from './bar-model.ts';
import type { DuelModel } from './duel-model.ts';
import { fightersIn } from './scene.ts';

type Around = { readonly openTab: (tab: Tab) => void; readonly toggleSound: () => void };

/** The whole Duel by keyboard: as at the other table, and S swaps places. */
export function useDuelKeys(model: DuelModel, around: Around): void {
  const { game } = model.scene;
  usePresses(`${game.id} ${game.ask?.id ?? ''}`, (press) => doIt(press, model, around));
}

function doIt({ deed, target, isSlip }: Press, model: DuelModel, { openTab, toggleSound }: Around): boolean {
  const { composer, bar } = model;
  switch (deed.do) {
    case 'commit':
      return !isSlip && commits(target, composer);
    case 'back':
      return goesBack(target, composer);
    case 'endTurn':
      return !isSlip && pressed(model, bar.end);
    case 'swap':
      return !isSlip && pressed(model, bar.swap);
    case 'number':
      return !isSlip && number(deed.number, model);
    case 'why':
      return asksWhy(target, composer, model.cardStateOf);
    case 'along':
      return movesAlong(target, deed.by);
    case 'tab':
      openTab(deed.tab === 'notes' ? 'rules' : deed.tab);
      return true;
    case 'mute':
      toggleSound();
      return true;
  }
}

function pressed({ isEndAsleep }: DuelModel, button: BarButton | undefined): boolean {
  if (button === undefined || isEndAsleep) return false;
  button.onPress();
  return true;
}

/** A number is a fighter while one is to be chosen, else one of the two to begin with, else a button. */
function number(given: number, model: DuelModel): boolean {
  const fighter = fightersIn(model.scene.game).find(({ id }) => model.hotkeyOf(id) === given);
  if (fighter !== undefined) {
    model.onFighter(fighter.id);
    return true;
  }
  const button = [...model.choice, ...model.bar.buttons].find(({ hotkey }) => hotkey === String(given));
  button?.onPress();
  return button !== undefined;
}
