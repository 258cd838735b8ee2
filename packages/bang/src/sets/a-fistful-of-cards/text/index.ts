import type { SetTexts } from '../../../text.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const texts: SetTexts = { en: english, it: italian };
