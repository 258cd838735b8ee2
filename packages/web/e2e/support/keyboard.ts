import type { Page } from 'playwright-core';

const PATIENCE = 60_000;
const MOST_STEPS = 20;

/** Plays by keyboard alone, by what the live region says, until the results are shown or it was told so often what to do. How often it was. */
export async function playByEar(page: Page, most = Number.POSITIVE_INFINITY): Promise<number> {
  let heard = '';
  for (let told = 0; ; told++) {
    if (told === most) return told;
    const now = await listen(page, heard);
    if (now === undefined) return told;
    heard = now;
    // A key pressed just as another question came would do nothing, and neither does one that ends a turn too soon.
    await page.locator('.bar:not(.fresh)').waitFor();
    await page.waitForFunction(() => document.querySelector('.end-turn:disabled') === null);
    await page.keyboard.press(await keyFor(page, now));
  }
}

/** What the region says once it says something else; undefined at the end. */
async function listen(page: Page, before: string): Promise<string | undefined> {
  const handle = await page.waitForFunction(
    (last) => {
      if (document.querySelector('.results') !== null) return 'over';
      const said = document.querySelector('[data-live=asked]')?.textContent ?? '';
      return said !== '' && said !== last && said;
    },
    before,
    { timeout: PATIENCE, polling: 30 },
  );
  const said = await handle.jsonValue();
  return said === 'over' || said === false ? undefined : said;
}

/** The key that does something sensible about it, as the keys stand on the buttons and the seats. */
async function keyFor(page: Page, said: string): Promise<string> {
  const { keys, target } = await page.evaluate(() => ({
    keys: [...document.querySelectorAll<HTMLElement>('.ans:not([data-deed=leave]):not(.barred), .end-turn')].map(
      (one) => one.dataset['hotkey'] ?? '',
    ),
    target: document.querySelector('.seat.legal .seat-key')?.textContent,
  }));
  if ((await page.locator('.ans[data-deed=skip]').count()) > 0) return '3';
  if (keys.includes('Enter')) {
    // wherever the focus was left: on a card that has no part in this it must not swallow the key
    await page.evaluate(() => document.querySelector<HTMLElement>('.hand-card[aria-disabled=true]')?.focus());
    return 'Enter';
  }
  if (target !== undefined && /Choose a player: /.test(said)) return target;
  if (/You see: /.test(said)) return '1';
  const [, cards] = /You may play: (.*?)\. /.exec(said) ?? [];
  const [first] = cards?.split('; ') ?? [];
  if (first !== undefined && (await focusCard(page, first))) return ' ';
  const numbered = keys.find((key) => /^\d$/.test(key));
  if (numbered !== undefined && !keys.includes('E')) return numbered;
  if (keys.includes('E')) return 'e';
  if (await focusCard(page, '')) return ' ';
  return keys.includes('Esc') ? 'Escape' : 'Enter';
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
