import type { SetTexts } from '../text.ts';

/** What players read of each set, by its slug. */
export const setTexts: Readonly<Record<string, SetTexts>> = {};
