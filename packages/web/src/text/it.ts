import { more } from 'virtual:more-words-it';
import { data as base } from 'virtual:words-it-base';
import { data as core } from 'virtual:words-it-core';
import { data, takes } from 'virtual:words-it-page';
import type { LanguagePack } from './vocabulary-of.ts';

export const pack: LanguagePack = { page: { data, takes }, core, base, more };
