import { data as texts } from 'virtual:texts-en';
import { gameWords } from './en-game.ts';
import { tableWords } from './en-table.ts';
import { faces as base } from './faces-base-en.ts';
import { faces as dodgeCity } from './faces-dodge-city-en.ts';
import { screenWords } from './en-screens.ts';
import { stageWords } from './en-stage.ts';
import type { LanguagePack } from './vocabulary-of.ts';

// Reasons of the rules, and of the server.
const refusals = { ...gameWords.refusals, ...screenWords.refusals };

export const pack: LanguagePack = {
  words: { ...gameWords, ...tableWords, ...screenWords, refusals, stage: stageWords },
  texts,
  faces: [base, dodgeCity],
};
