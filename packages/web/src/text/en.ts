import { data as texts } from 'virtual:texts-en';
import { gameWords } from './en-game.ts';
import { tableWords } from './en-table.ts';
import { faces } from './faces-base-en.ts';
import type { LanguagePack } from './vocabulary-of.ts';

export const pack: LanguagePack = { words: { ...gameWords, ...tableWords }, texts, faces: [faces] };
