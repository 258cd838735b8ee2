import { data as texts } from 'virtual:texts-it';
import { faces as base } from './faces-base-it.ts';
import { faces as dodgeCity } from './faces-dodge-city-it.ts';
import { gameWords } from './it-game.ts';
import { screenWords } from './it-screens.ts';
import { tableWords } from './it-table.ts';
import { stageWords } from './it-stage.ts';
import type { LanguagePack } from './vocabulary-of.ts';

// Reasons of the rules, and of the server.
const refusals = { ...gameWords.refusals, ...screenWords.refusals };

export const pack: LanguagePack = {
  words: { ...gameWords, ...tableWords, ...screenWords, refusals, stage: stageWords },
  texts,
  faces: [base, dodgeCity],
};
