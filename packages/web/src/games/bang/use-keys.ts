import { asksWhy, commits, goesBack, movesAlong } from '../../frame/key-deeds.ts';
import type { KeyDeed } from '../../frame/keys.ts';
import type { Tab } from '../../frame/drawer.tsx';
import { usePresses } from '../../frame/use-presses.ts';
import { clockwise } from './ring.ts';
import type { TableModel } from './table-model.ts';

type Around = { readonly openTab: (tab: Tab) => void; readonly toggleSound: () => void };

/** What a slip could do harm with. */
const COMMITS: readonly KeyDeed['do'][] = ['commit', 'number', 'endTurn'];

/** The whole game by keyboard. */
export function useKeys(model: TableModel, around: Around): void {
  const { game } = model.scene;
  usePresses(`${game.id} ${game.ask?.id ?? ''}`, ({ deed, target, isSlip }) =>
    isSlip && COMMITS.includes(deed.do) ? true : doIt(deed, target, model, around),
  );
}

/** True when the key was meant for the table. */
function doIt(deed: KeyDeed, target: HTMLElement | undefined, model: TableModel, around: Around): boolean {
  const { composer, bar } = model;
  switch (deed.do) {
    case 'commit':
      return commits(target, composer);
    case 'back':
      return goesBack(target, composer);
    case 'endTurn':
      return pressButton(bar.end);
    case 'number':
      return pressNumber(deed.number, model);
    case 'why':
      return asksWhy(target, composer, model.cardStateOf);
    case 'along':
      return movesAlong(target, deed.by);
    case 'tab':
      around.openTab(deed.tab);
      return true;
    case 'swap':
      return false; // of The Duel
    case 'mute':
      around.toggleSound();
      return true;
  }
}

function pressButton(button: { readonly onPress: () => void; readonly isDisabled?: boolean } | undefined): boolean {
  if (button === undefined || button.isDisabled === true) return false;
  button.onPress();
  return true;
}

/** A number is a player while one is to be chosen, else a card of the tray, else a button. */
function pressNumber(
  number: number,
  { bar, isAiming, scene, seatStateOf, composer, tray, cardStateOf }: TableModel,
): boolean {
  const { company, game } = scene;
  const seat = clockwise(game.table.order, company.me)[number - 1]?.seat;
  if (isAiming && seat !== undefined && seatStateOf(seat).is !== 'idle') {
    composer.touch({ kind: 'seat', seat });
    return true;
  }
  const card = tray[number - 1];
  if (card !== undefined && cardStateOf(card.id).is !== 'idle') {
    composer.touch({ kind: 'card', id: card.id });
    return true;
  }
  return pressButton(bar.buttons.find(({ hotkey }) => hotkey === String(number)));
}
