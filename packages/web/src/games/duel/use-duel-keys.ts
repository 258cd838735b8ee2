import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Tab } from '../../frame/drawer.tsx';
import { deedOfKey } from '../../frame/keys.ts';
import { isTextField } from '../../frame/text-field.ts';
import { PRESS_GUARD } from '../../frame/use-fresh.ts';
import type { BarButton } from './bar-model.ts';
import type { DuelModel } from './duel-model.ts';
import { fightersIn } from './scene.ts';

/** The whole Duel by keyboard: as at the other table, and S swaps places. */
export function useDuelKeys(model: DuelModel, openTab: (tab: Tab) => void): void {
  const latest = useRef({ model, openTab });
  latest.current = { model, openTab };
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const ask = model.scene.game.ask?.id ?? '';
  useLayoutEffect(() => {
    askedAt.current = performance.now();
  }, [ask]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const isInField = isTextField(target);
      const isCombined = event.ctrlKey || event.altKey || event.metaKey;
      if (event.defaultPrevented || isCombined) return;
      const isSlip = event.repeat || performance.now() - askedAt.current < PRESS_GUARD;
      const isDone =
        !isInField && event.key.toLowerCase() === 's'
          ? !isSlip && pressed(latest.current.model, latest.current.model.bar.swap)
          : doIt(event.key, isInField, isSlip, target, latest.current.model, latest.current.openTab);
      if (isDone) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function pressed({ isEndAsleep }: DuelModel, button: BarButton | undefined): boolean {
  if (button === undefined || isEndAsleep) return false;
  button.onPress();
  return true;
}

function doIt(
  key: string,
  isInField: boolean,
  isSlip: boolean,
  target: HTMLElement | undefined,
  model: DuelModel,
  openTab: (tab: Tab) => void,
): boolean {
  const deed = deedOfKey({ key, isInField, isCombined: false });
  switch (deed?.do) {
    case 'commit':
      return !isSlip && commits(target, model);
    case 'back':
      if (target instanceof HTMLInputElement) target.blur();
      model.composer.back();
      return true;
    case 'endTurn':
      return !isSlip && pressed(model, model.bar.end);
    case 'number':
      return !isSlip && number(deed.number, model);
    case 'along':
      return moveAlong(target, deed.by);
    case 'tab':
      openTab(deed.tab === 'notes' ? 'rules' : deed.tab);
      return true;
    default:
      return false;
  }
}

/** What lies on the table leaves Enter to the bar: Space chooses it. */
const ON_THE_TABLE = '.hand-card, .fighter-press, .chip-press, .plate-card';

function commits(target: HTMLElement | undefined, { composer }: DuelModel): boolean {
  if (composer.answer === undefined) return false;
  const button = target?.closest('button, a, [role=tab], input');
  if (button != null && !button.matches(ON_THE_TABLE) && button.matches(':focus-visible')) return false;
  composer.commit();
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

/** Left and right go along the hand. */
function moveAlong(target: HTMLElement | undefined, by: 1 | -1): boolean {
  if (target?.closest('.drawer') != null) return false;
  const cards = [...document.querySelectorAll<HTMLElement>('.hand .hand-card')];
  const at = cards.findIndex((card) => card === target);
  const next = at < 0 ? (by === 1 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length;
  cards[next]?.focus();
  return cards.length > 0;
}
