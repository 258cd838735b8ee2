import { data as texts } from 'virtual:texts-it';
import { faces } from './faces-base-it.ts';
import { gameWords } from './it-game.ts';
import { tableWords } from './it-table.ts';
import type { LanguagePack } from './vocabulary-of.ts';

export const pack: LanguagePack = { words: { ...gameWords, ...tableWords }, texts, faces: [faces] };
