import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deedOfKey, type KeyDeed } from '../../frame/keys.ts';
import { clockwise } from './ring.ts';
import type { Tab } from '../../frame/drawer.tsx';
import type { TableModel } from './table-model.ts';
import { isTextField } from '../../frame/text-field.ts';
import { Typing } from '../../frame/typing.ts';
import { PRESS_GUARD } from '../../frame/use-fresh.ts';

type Around = { readonly openTab: (tab: Tab) => void; readonly toggleSound: () => void };

/** What a slip could do harm with. */
const COMMITS: readonly KeyDeed['do'][] = ['commit', 'number', 'endTurn'];

/** The whole game by keyboard. */
export function useKeys(model: TableModel, around: Around): void {
  const latest = useRef({ model, around });
  latest.current = { model, around };
  const typing = useTyping();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const { game } = model.scene;
  const ask = `${game.id} ${game.ask?.id ?? ''}`;
  useLayoutEffect(() => {
    askedAt.current = performance.now();
  }, [ask]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const isInField = isTextField(target);
      if (isInField) typing.inField();
      if (event.key === 'Tab' || event.key === 'Escape') typing.acts();
      const deed = deedOfKey({ key: event.key, isInField, isCombined: event.ctrlKey || event.altKey || event.metaKey });
      if (deed === undefined || event.defaultPrevented) return;
      if (!isInField && typing.goesOn(performance.now())) return;
      // Held down, or pressed just as another question came: it was meant for what stood there before.
      const isSlip = event.repeat || performance.now() - askedAt.current < PRESS_GUARD;
      if (isSlip && COMMITS.includes(deed.do)) return event.preventDefault();
      if (doIt(deed, target, latest.current.model, latest.current.around)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [typing]);
}

/** Watches where the focus comes from and goes to. */
function useTyping(): Typing {
  const [typing] = useState(() => new Typing());
  const field = useRef<Element | null>(null);
  // Not every browser says so when what has the focus is taken off the page.
  useLayoutEffect(() => {
    if (field.current?.isConnected !== false) return;
    field.current = null;
    typing.loses(performance.now());
  });
  useEffect(() => {
    const comes = ({ target }: FocusEvent) => {
      field.current = target instanceof Element && isTextField(target) ? target : null;
      if (field.current !== null) typing.inField();
    };
    const goes = ({ target }: FocusEvent) => {
      // In a window that is left behind the field keeps its focus.
      if (field.current === null || target !== field.current || document.activeElement === target) return;
      field.current = null;
      typing.loses(performance.now());
    };
    const acts = () => typing.acts();
    addEventListener('focusin', comes);
    addEventListener('focusout', goes);
    addEventListener('pointerdown', acts, { capture: true });
    return () => {
      removeEventListener('focusin', comes);
      removeEventListener('focusout', goes);
      removeEventListener('pointerdown', acts, { capture: true });
    };
  }, [typing]);
  return typing;
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
      return pressButton(bar.end);
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

/** What lies on the table leaves Enter to the bar: Space chooses it. */
const ON_THE_TABLE = '.hand-card, .seat-press, .chip-press, .plate-card, .fanned';

/** Enter plays what the bar says, wherever the focus is; only a button that somebody went to by keyboard keeps it for itself. */
function commit(target: HTMLElement | undefined, { composer }: TableModel): boolean {
  if (composer.answer === undefined) return false;
  const button = target?.closest('button, a, [role=tab], input');
  if (button != null && !button.matches(ON_THE_TABLE) && button.matches(':focus-visible')) return false;
  composer.commit();
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
