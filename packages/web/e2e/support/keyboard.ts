import type { Page } from 'playwright-core';

/** Whoever is out waits for the end of the game, however long others take: the test's own bound is enough. */
const PATIENCE = 0;
const MOST_STEPS = 20;
const MOST_TABS = 80;

/** What was said, and about which question: the same words may be said of the next one. */
type Heard = { readonly said: string; readonly key: string };

/** Plays by keyboard alone, by what the live region says, until the results are shown or it was told so often what to do. How often it was. */
export async function playByEar(page: Page, most = Number.POSITIVE_INFINITY): Promise<number> {
  let before = '';
  for (let told = 0; ; told++) {
    if (told === most) return told;
    const heard = await listen(page, before);
    if (heard === undefined) return told;
    before = (await press(page, await keyFor(page, heard.said))) ? heard.key : '';
  }
}

/**
 * Presses a key when the bar takes one: a key pressed just as another question came would do nothing, and neither does one that ends a
 * turn too soon. Whether it was taken: something may have come between the look and the press.
 */
async function press(page: Page, key: string): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector('.results') !== null ||
      (document.querySelector('.bar:not(.fresh)') !== null && document.querySelector('.end-turn:disabled') === null),
  );
  await page.evaluate(() => {
    const { dataset: notes } = document.documentElement;
    notes['keyTaken'] = 'no';
    addEventListener(
      'keydown',
      () => {
        const isAsleep = document.querySelector('.bar.fresh, .end-turn:disabled') !== null;
        if (!isAsleep) notes['keyTaken'] = 'yes';
      },
      { capture: true, once: true },
    );
  });
  await page.keyboard.press(key);
  return page.evaluate(() => document.documentElement.dataset['keyTaken'] === 'yes');
}

/** What the region says once it says something else, or of another question; undefined at the end. */
async function listen(page: Page, before: string): Promise<Heard | undefined> {
  const handle = await page.waitForFunction(
    (last) => {
      if (document.querySelector('.results') !== null) return 'over';
      const region = document.querySelector<HTMLElement>('[data-live=asked]');
      const said = region?.textContent ?? '';
      const key = `${region?.dataset['ask'] ?? ''} ${said}`;
      return said !== '' && key !== last && document.querySelector('.bar') !== null && { said, key };
    },
    before,
    { timeout: PATIENCE, polling: 30 },
  );
  const heard = await handle.jsonValue();
  return heard === 'over' || heard === false || typeof heard === 'string' ? undefined : heard;
}

/** The key that does something sensible about it, as the keys stand on the buttons and the seats. */
async function keyFor(page: Page, said: string): Promise<string> {
  const { keys, skip, target, fighter } = await page.evaluate(() => ({
    skip: document.querySelector<HTMLElement>('.ans[data-deed=skip]')?.dataset['hotkey'],
    keys: [
      ...document.querySelectorAll<HTMLElement>('.ans:not([data-deed=leave]):not(.barred), .end-turn, .fighter.choice'),
    ].map((one) => one.dataset['hotkey'] ?? ''),
    fighter: document.querySelector('.fighter.legal .num')?.textContent,
    target: document.querySelector('.seat.legal .seat-key')?.textContent,
  }));
  if (skip !== undefined) return skip;
  if (keys.includes('Enter')) {
    // wherever the focus was left: on a card that has no part in this it must not swallow the key
    await page.evaluate(() => document.querySelector<HTMLElement>('.hand-card[aria-disabled=true]')?.focus());
    return 'Enter';
  }
  if (fighter != null) return fighter;
  if (target !== undefined && /Choose a player: /.test(said)) return target;
  if (/You see: /.test(said)) return '1';
  const [, cards] = /You may play: (.*?)\. /.exec(said) ?? [];
  const [first] = cards?.split('; ') ?? [];
  if (first !== undefined && (await focusCard(page, first))) return ' ';
  const numbered = keys.find((key) => /^\d$/.test(key));
  if (numbered !== undefined && !keys.includes('E')) return numbered;
  if (keys.includes('E')) return 'e';
  if (/Cards in play to choose from: /.test(said) && (await tabToCardInPlay(page))) return ' ';
  if (await focusCard(page, '')) return ' ';
  return keys.includes('Esc') ? 'Escape' : 'Enter';
}

/** Goes on by Tab until a card in play that may be chosen, and is not yet, has the focus. */
async function tabToCardInPlay(page: Page): Promise<boolean> {
  for (let step = 0; step < MOST_TABS; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.chip-press.legal:not(.chosen)') === true))
      return true;
  }
  return false;
}

/** Goes along the hand until a card that begins so, and is not chosen yet, has the focus. */
async function focusCard(page: Page, label: string): Promise<boolean> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('ArrowRight');
    const found = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      return (
        focused?.matches('.hand-card[aria-pressed=false]:not([aria-disabled=true])') === true &&
        focused.textContent.startsWith(wanted)
      );
    }, label);
    if (found) return true;
  }
  return false;
}
