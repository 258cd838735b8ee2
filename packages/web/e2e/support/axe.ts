import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resize, still } from './browser.ts';

const THEMES = ['noon', 'midnight'] as const;
const SIZES: readonly ('desktop' | 'phone')[] = ['desktop', 'phone'];
/** What another theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing is wrong for axe in both themes, on a large screen and on a phone. */
export async function expectAccessible(page: Page, screen: string, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    for (const theme of THEMES) {
      await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
      await still(page);
      expect(await faultsOf(page, theme === 'noon' ? [] : COLOURS), `${screen}, ${size}, ${theme}`).toEqual([]);
    }
  }
  await resize(page, 'desktop');
}

/** By these rules; by all that are usual where none is named. Only what is wrong is described: that is most of the work. */
async function faultsOf(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
