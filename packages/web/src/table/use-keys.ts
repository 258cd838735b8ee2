import { useEffect, useRef } from 'react';
import { deedOfKey, type KeyDeed } from './keys.ts';
import { clockwise } from './ring.ts';
import type { Tab } from './drawer.tsx';
import type { TableModel } from './table-model.ts';

type Around = { readonly openTab: (tab: Tab) => void; readonly toggleSound: () => void };

/** The whole game by keyboard. */
export function useKeys(model: TableModel, around: Around): void {
  const latest = useRef({ model, around });
  latest.current = { model, around };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const deed = deedOfKey({
        key: event.key,
        isInField: target?.closest('input:not([type=checkbox]):not([type=radio]), textarea, select') != null,
        isCombined: event.ctrlKey || event.altKey || event.metaKey,
      });
      if (deed === undefined || event.defaultPrevented) return;
      if (doIt(deed, target, latest.current.model, latest.current.around)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** True when the key was meant for the table. */
function doIt(deed: KeyDeed, target: HTMLElement | undefined, model: TableModel, around: Around): boolean {
  const { composer, bar } = model;
  switch (deed.do) {
    case 'commit':
      return commit(target, model);
    case 'back':
      if (target instanceof HTMLInputElement) target.blur();
      composer.back();
      return true;
    case 'endTurn':
      return pressButton(bar.buttons.find(({ hotkey }) => hotkey === 'E'));
    case 'number':
      return pressNumber(deed.number, model);
    case 'why':
      return askWhy(target, model);
    case 'along':
      return moveAlong(target, deed.by);
    case 'tab':
      around.openTab(deed.tab);
      return true;
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

/** What has the focus and leaves Enter to the bar: what is chosen, and cards that have no part in the question. */
const LEAVES_ENTER =
  '.hand-card:is([aria-pressed=true], [aria-disabled=true]), .seat-press[aria-pressed=true], .chip-press';

/** Enter on the chosen card, or where no other button has the focus, plays what the bar says. */
function commit(target: HTMLElement | undefined, { composer }: TableModel): boolean {
  if (composer.answer === undefined) return false;
  const button = target?.closest('button, a, [role=tab], input');
  if (button != null && !button.matches(LEAVES_ENTER)) return false;
  composer.commit();
  return true;
}

/** A number is a player while one is to be chosen, else a card of the tray, else a button. */
function pressNumber(
  number: number,
  { bar, isAiming, scene, seatStateOf, composer, tray, cardStateOf }: TableModel,
): boolean {
  const { company } = scene;
  const seat = clockwise(company.names.length, company.me)[number - 1]?.seat;
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

function askWhy(target: HTMLElement | undefined, { composer, cardStateOf }: TableModel): boolean {
  const id = Number(target?.closest('[data-card]')?.getAttribute('data-card') ?? Number.NaN);
  const { refusal } = Number.isNaN(id) ? { refusal: undefined } : cardStateOf(id);
  if (refusal === undefined) return false;
  composer.ask({ thing: { kind: 'card', id }, refusal });
  return true;
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
