import {
  type Answer,
  type Asked,
  type Choice,
  INTERJECT,
  isSelection,
  type Refusal,
  type Selection,
  type Slot,
  type Standing,
  type Value,
} from '@dustup/kernel';
import { type Desk, type Leave, nextChoice } from './desk.ts';
import { refusalText, type Scene } from './explain.ts';
import { matches, plain } from './match.ts';
import type { Item } from './item.ts';
import { oneOf } from './lists.ts';
import { described, itemsFor, standingItem } from './menu.ts';
import { menuLines } from './menu-text.ts';
import type { Screen } from './screen.ts';
import type { Sight } from './sight.ts';
import { typedFor } from './words.ts';

type Slots = { readonly [slot: string]: Value | readonly Value[] };
type Picked = { readonly slots: Slots; readonly next: Slot | undefined };
type Step = { readonly slot: Slot; readonly filled: Slots };

/** The question, walked slot by slot, until an answer is whole. */
export async function chooseAnswer(
  desk: Desk,
  asked: Asked,
  offers: readonly Standing[],
): Promise<{ readonly answer: Answer } | Leave> {
  const steps: Step[] = [{ slot: asked.question.options, filled: {} }];
  for (;;) {
    const step = steps.at(-1);
    if (step === undefined) return 'quit';
    const isFirst = steps.length === 1;
    const picked = isSelection(step.slot)
      ? await pickSeveral(desk, asked, step.slot)
      : await pickOne(desk, asked, step.slot, isFirst, isFirst ? offers : []);
    if (typeof picked === 'string' && picked !== 'back') return picked;
    if (picked === 'back') {
      if (!isFirst) steps.pop();
      continue;
    }
    const { filled, slot } = filledOn({ ...step.filled, ...picked.slots }, picked.next, desk.sight());
    if (slot === undefined) {
      desk.ahead.length = 0;
      return { answer: filled };
    }
    steps.push({ slot, filled });
  }
}

/** Fills slots that leave no choice; which player it hits is always said. */
function filledOn(
  filled: Slots,
  next: Slot | undefined,
  sight: Sight,
): Step | (Pick<Step, 'filled'> & { slot: undefined }) {
  if (next === undefined) return { filled, slot: next };
  if (isSelection(next) || (sight.aimsAtSeats && next.slot === 'at')) return { filled, slot: next };
  const legal = next.candidates.filter((value) => next.why?.(value) === undefined);
  const [only] = legal;
  if (only === undefined || legal.length > 1) return { filled, slot: next };
  return filledOn({ ...filled, [next.slot]: only }, next.next?.(only), sight);
}

async function pickOne(
  desk: Desk,
  asked: Asked,
  slot: Choice,
  isFirst: boolean,
  offers: readonly Standing[],
): Promise<Picked | 'back' | Leave> {
  const screen = desk.screen();
  const own = itemsFor(slot, desk.sight(), screen);
  const besides = offers.map((standing) => standingItem(standing, screen));
  const all = asked.question.kind === 'interject' ? [...besides, ...own] : [...own, ...besides];
  const shown = all.filter((item) => item.refusal === undefined || isWorthShowing(item, item.refusal, asked, desk));
  const legal = all.filter(({ refusal }) => refusal === undefined);
  const pass = legal.find(({ isPass }) => isPass);
  const numbered = legal.filter((item) => item !== pass);
  const show = () => {
    if (!isFirst) desk.io.write(`${screen.vocabulary.slot(slot.slot)}\n`);
    showMenu(desk, shown, numbered, pass);
  };
  let isShown = desk.ahead.length === 0;
  if (isShown) show();
  const fallback = isFirst ? (pass ?? numbered[0]) : undefined;
  const scene: Scene = { sight: desk.sight(), asked, items: numbered };
  for (;;) {
    const enter = fallback?.label ?? screen.vocabulary.text('terminal.back');
    const choice = await nextChoice(desk, scene, enter);
    if (typeof choice === 'string') return choice;
    const { typed } = choice;
    if (isBack(desk, typed) || (typed === '' && fallback === undefined)) return 'back';
    const item = typed === '' ? fallback : itemTyped(desk, typed, all, numbered, pass);
    if (item !== undefined) {
      desk.mistakes = 0;
      return pickedFrom(item);
    }
    desk.ahead.length = 0;
    desk.mistakes += 1;
    if (!isShown) show();
    isShown = true;
  }
}

const UNTRIED = ['notOneself', 'isOut', 'noAbility', 'noReloadYet', 'noReloadCard'];

/** Refused cards of one's own turn and refused targets, with their reason; what nobody would try is left out. */
function isWorthShowing({ path }: Item, { refused }: Refusal, { question }: Asked, desk: Desk): boolean {
  const [slot, value] = path.at(-1) ?? [];
  const { aimsAtSeats, viewer } = desk.sight();
  if (aimsAtSeats && slot === 'at' && value === viewer) return false;
  return (question.kind === 'play' || slot === 'at') && !UNTRIED.includes(refused);
}

function isBack(desk: Desk, typed: string): boolean {
  return typedFor('back', desk.screen().vocabulary).includes(plain(typed));
}

function pickedFrom({ path, next, standing }: Item): Picked {
  const slots = Object.fromEntries(path);
  return { slots: standing === undefined ? slots : { ...slots, [INTERJECT]: standing.question.kind }, next };
}

/** As long as what is left of the screen: what was just shown above is to stay in sight. */
function showMenu(desk: Desk, lines: readonly Item[], numbered: readonly Item[], pass: Item | undefined): void {
  const screen = desk.screen();
  const rows = Math.max(FEWEST_LINES, screen.rows - desk.linesAbove - LINES_AROUND);
  desk.linesAbove = 0;
  const menu = { lines: lines.filter((item) => item !== pass), numbered, pass };
  for (const line of menuLines(menu, { ...screen, rows })) desk.io.write(`${line}\n`);
}

/** What is asked, and what is typed. */
const LINES_AROUND = 2;
const FEWEST_LINES = 4;

/** The line that was meant, by number or by name; says so when there is none. */
function itemTyped(
  desk: Desk,
  typed: string,
  all: readonly Item[],
  numbered: readonly Item[],
  pass: Item | undefined,
): Item | undefined {
  const screen = desk.screen();
  const { text } = screen.vocabulary;
  const [first = '', ...rest] = typed.split(/\s+/);
  if (/^\d+$/.test(first)) {
    const item = Number(first) === 0 ? pass : numbered[Number(first) - 1];
    if (item === undefined) desk.io.write(`${text('terminal.notUnderstood', { typed })}\n`);
    else if (rest.length > 0) desk.ahead.push(rest.join(' '));
    return item;
  }
  const whole = all.filter(({ label }) => matches(typed, label));
  const named = whole.length > 0 ? whole : all.filter(({ label }) => matches(first, label));
  if (whole.length === 0 && rest.length > 0) desk.ahead.push(rest.join(' '));
  return onlyOne(desk, typed, named, screen);
}

function onlyOne(desk: Desk, typed: string, named: readonly Item[], screen: Screen): Item | undefined {
  const { text } = screen.vocabulary;
  const legal = named.filter(({ refusal }) => refusal === undefined);
  const [item] = legal;
  if (item !== undefined) {
    // Two cards of one name are as good as each other.
    if (
      legal.every(({ subject, path }) => subject === item.subject && path.length === item.path.length) &&
      (legal.length === 1 || item.subject !== undefined)
    )
      return item;
    const labels = oneOf(
      legal.map(({ label }) => label),
      screen.vocabulary.language,
    );
    desk.io.write(`${text('terminal.ambiguous', { typed, labels })}\n`);
    return undefined;
  }
  const refusal = named[0]?.refusal;
  desk.io.write(
    `${refusal === undefined ? text('terminal.notUnderstood', { typed }) : refusalText(refusal, desk.sight(), screen)}\n`,
  );
  return undefined;
}

async function pickSeveral(desk: Desk, asked: Asked, slot: Selection): Promise<Picked | 'back' | Leave> {
  const screen = desk.screen();
  const items = slot.from.map((value) => selectionItem(value, slot, desk, screen));
  showMenu(desk, items, items, undefined);
  desk.io.write(`${howToPick(slot, screen)}\n`);
  const scene: Scene = { sight: desk.sight(), asked, items };
  for (;;) {
    const enter = Array.from({ length: slot.least }, (_, at) => at + 1).join(' ');
    const choice = await nextChoice(desk, scene, enter);
    if (typeof choice === 'string') return choice;
    if (isBack(desk, choice.typed)) return 'back';
    const numbers = (choice.typed === '' ? enter : choice.typed).split(/[\s,]+/).filter((text) => text !== '');
    const values = numbers.flatMap((text) => slot.from[Number(text) - 1] ?? []);
    const isWhole = values.length === numbers.length && new Set(values).size === values.length;
    if (isWhole && values.length >= slot.least && values.length <= slot.most) {
      desk.mistakes = 0;
      return { slots: { [slot.slot]: values }, next: slot.next?.(values.length) };
    }
    desk.ahead.length = 0;
    desk.mistakes += 1;
    desk.io.write(`${howToPick(slot, screen)}\n`);
  }
}

function howToPick({ least, most, ordered }: Selection, { vocabulary }: Screen): string {
  const how = most === 1 ? 'pickOne' : least === most ? 'pickSome' : 'pickRange';
  return vocabulary.text(`terminal.${how}`, { least, most, isOrdered: ordered });
}

function selectionItem(value: Value, slot: Selection, desk: Desk, screen: Screen): Item {
  const { label, note = '', subject } = described(slot, value, desk.sight(), screen);
  return {
    path: [[slot.slot, value]],
    label,
    note,
    subject,
    refusal: undefined,
    next: undefined,
    standing: undefined,
    isPass: false,
  };
}
