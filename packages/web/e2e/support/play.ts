import type { Page } from 'playwright-core';

export type Pointer = 'mouse' | 'touch';

type Spot = { readonly x: number; readonly y: number; readonly what: string; readonly seen: string };

/** Whoever is out waits for the end of the game, however long others take: the test's own bound is enough. */
const PATIENCE = 0;
/** So many looks at a page that has time for them, 30 ms apart where it is quick, and nothing has come of a press. */
const MOST_LOOKS = 4000;
/** The same for a tap, which becomes a click at once, or never. */
const TAP_LOOKS = 300;

/** Plays by pointer whatever is asked, shooting when it can, until the results are shown. How many times it pressed. */
export function playToTheEnd(page: Page, pointer: Pointer): Promise<number> {
  return playSome(page, pointer, Number.POSITIVE_INFINITY);
}

/** Plays on until it has pressed so many times and is asked again, or the game is over. How many times it pressed. */
export async function playSome(page: Page, pointer: Pointer, most: number): Promise<number> {
  let seen = '';
  for (let presses = 0; presses < most; presses++) {
    const spot = await nextSpot(page, seen);
    if (spot === null) return presses;
    await press(page, pointer, spot);
    // Things may move between the look and the press: then it is pressed again.
    seen = (await wasMeant(page)) ? spot.seen : '';
  }
  await nextSpot(page, seen);
  return most;
}

/** The shortest way to a game that is over. */
export async function rushToTheEnd(page: Page): Promise<void> {
  if (!(await rushUntil(page, '.results .plot'))) throw new Error('the game did not end');
}

/** Answers whatever it is asked, and no more. */
export async function rushOneself(page: Page): Promise<void> {
  if (!(await rushUntil(page, '[data-live=asked]:empty'))) throw new Error('the game is over');
}

/** The page presses its own buttons, faster than a hand could, until there is such a thing to be seen; false: the game is over before. */
function rushUntil(page: Page, selector: string): Promise<boolean> {
  const run = (goal: string) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isDone = () => document.querySelector(goal) !== null;
    // A card to be given up and another use of what was chosen are offered side by side: whoever always took the same would go in a circle.
    const pressedAt = new Map<string, number>();
    const inTurn = (list: readonly HTMLElement[]) => {
      if (list.length < 2) return list;
      if (document.querySelector('.bar.fresh') !== null) return [];
      const where = [...all('.bar'), ...all('.hand-card.up')].map(({ textContent }) => textContent).join('|');
      const times = pressedAt.get(where) ?? 0;
      pressedAt.set(where, times + 1);
      return list.slice(times % list.length);
    };
    const next = () => {
      const certain = [
        ...all('.ans[data-deed=skip]'),
        ...all('.ans[data-hotkey=Enter]'),
        // A target can be changed: one choice is enough.
        ...(all('.seat.chosen, .me.chosen').length > 0 ? [] : all('.seat.legal .seat-press, .me.legal .seat-press')),
        ...all('.tray button:not(:disabled):not(.up), .character-choice button:not(.up)'),
        ...all('.chip-press.legal'),
        ...(all('.plate-card.chosen').length > 0 ? [] : all('.plate-card.legal')),
      ];
      const answers = all('.ans:not(:disabled):not([data-hotkey=Esc]):not([data-deed=leave]):not(.barred)');
      const mayPick = all('.bar.picking').length > 0 || answers.length === 0;
      const hand =
        mayPick && all('.end-turn, .bar .ans, .bar.asked').length > 0
          ? all('.hand .hand-card:not([aria-disabled=true]):not(.up)')
          : [];
      const list =
        certain.length > 0
          ? certain
          : all('.bar.picking').length > 0
            ? inTurn([...answers, ...hand])
            : [...hand, ...answers];
      return list.length > 0 || certain.length > 0 || all('.bar.fresh').length > 0
        ? list[0]
        : all('.end-turn:not(:disabled)')[0];
    };
    return new Promise<boolean>((resolve) => {
      const timer = setInterval(() => {
        const isOver = document.querySelector('.results .plot') !== null;
        if (!isDone() && !isOver) return next()?.click();
        clearInterval(timer);
        resolve(isDone());
      }, 25);
    });
  };
  return page.evaluate(run, selector);
}

/** Whether the last press went to what was found, and the bar had not changed just before. A tap becomes a click a moment later, or never. */
async function wasMeant(page: Page): Promise<boolean> {
  await page.waitForFunction(
    (most) => {
      const { dataset: notes } = document.documentElement;
      notes['looks'] = String(Number(notes['looks']) + 1);
      return notes['clicked'] !== 'nothing' || Number(notes['looks']) > most;
    },
    TAP_LOOKS,
    { polling: 10 },
  );
  return page.evaluate(() => document.documentElement.dataset['wasMeant'] === 'yes');
}

async function press(page: Page, pointer: Pointer, { x, y }: Spot): Promise<void> {
  if (pointer === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Where to press next, as soon as there is something to press and the table has taken in the last press; null at the end. */
async function nextSpot(page: Page, seen: string): Promise<Spot | null> {
  const handle = await page.waitForFunction(
    findSpot,
    { before: seen, most: MOST_LOOKS },
    { timeout: PATIENCE, polling: 30 },
  );
  const found = await handle.jsonValue();
  if (found === 'over') return null;
  if (typeof found === 'string' || found === false) throw new Error(String(found));
  return found;
}

/** Runs in the page. What is pressed must lie there for the pointer to find: nothing may cover it. A press must do something. */
function findSpot({ before, most }: { readonly before: string; readonly most: number }): Spot | string | false {
  if (document.querySelector('.results') !== null) return 'over';
  const { dataset: notes } = document.documentElement;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const seen = all(
    '.l1, .l2, .ans, .end-turn, .hand-card, .seat, .me, .fighter, .character-card, .chip-press, .plate-card, .live-line',
  )
    .map((one) => `${one.className}${one.getAttribute('aria-pressed')}${one.textContent}`)
    .concat(all('.sheet').map((one) => one.className))
    .join('|');
  if (seen === before) {
    notes['looks'] = String(Number(notes['looks']) + 1);
    return (
      Number(notes['looks']) > most &&
      `nothing came of pressing ${notes['pressed']}; the click went to ${notes['clicked']}`
    );
  }
  const answers = all('.ans:not(:disabled):not([data-deed=leave]):not(.barred)').filter(
    (one) => one.dataset['hotkey'] !== 'Esc',
  );
  const commit = answers.filter((one) => one.dataset['hotkey'] === 'Enter');
  const end = all('.end-turn:not(:disabled)');
  const hand = all('.hand .hand-card:not([aria-disabled=true]):not(.up)');
  const isMyTurn = all('.end-turn').length > 0;
  // At a Duel a card that was chosen may leave a choice to the bar: another card would only take its place.
  const isChoosing = all('.duel .bar.picking').length > 0 && answers.length > 0;
  const mayPick =
    (isMyTurn && !isChoosing) || (answers.length === 0 && (all('.ans').length > 0 || all('.bar.asked').length > 0));
  const choices = [
    // A press that lasted too long, or met another thing than it was meant for, has opened it: on a phone it lies over the bar.
    all('.reader.sheet .btn, .drawer.sheet .close'),
    all('.ans[data-deed=skip]'),
    commit,
    // A target can be changed: one choice is enough.
    all('.seat.chosen, .me.chosen, .fighter.chosen').length > 0
      ? []
      : all('.seat.legal .seat-press, .me.legal .seat-press, .fighter.legal .fighter-press, .fighter.choice'),
    all('.tray button:not(:disabled):not(.up), .character-choice button:not([aria-pressed=true])'),
    all('.chip-press.legal'),
    all('.plate-card.chosen').length > 0 ? [] : all('.plate-card.legal'),
    mayPick ? hand : [],
    answers.filter((one) => one.classList.contains('teal')),
    answers,
    end,
  ];
  const chosen = choices.find((list) => list.length > 0)?.[0];
  // A press so soon after the bar has changed would do nothing.
  if (chosen === undefined || chosen.closest('.bar.fresh') !== null) return false;
  const what = chosen.getAttribute('aria-label') ?? chosen.textContent;
  const spots = [
    [0.5, 0.5],
    [0.15, 0.5],
    [0.15, 0.2],
    [0.85, 0.85],
    [0.5, 0.9],
  ] as const;
  // What one decides with may lie over what scrolls: then it takes a longer scroll.
  for (const block of ['nearest', 'start', 'center'] as const) {
    chosen.scrollIntoView({ block, inline: 'nearest' });
    const box = chosen.getBoundingClientRect();
    for (const [across, down] of spots) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const there = document.elementFromPoint(x, y);
      if (there === null || !chosen.contains(there)) continue;
      Object.assign(notes, { looks: 0, pressed: what, clicked: 'nothing', wasMeant: 'no' });
      const note = ({ target }: Event) => {
        if (!(target instanceof Element)) return;
        notes['clicked'] = target.outerHTML;
        const isAwake = chosen.closest('.bar.fresh') === null && !chosen.matches(':disabled');
        if (chosen.contains(target) && isAwake) notes['wasMeant'] = 'yes';
      };
      document.addEventListener('click', note, { capture: true, once: true });
      return { x, y, what, seen };
    }
  }
  return false;
}
