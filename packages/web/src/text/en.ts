import { more } from 'virtual:more-words-en';
import { data as base } from 'virtual:words-en-base';
import { data as core } from 'virtual:words-en-core';
import { data, takes } from 'virtual:words-en-page';
import type { LanguagePack } from './vocabulary-of.ts';

export const pack: LanguagePack = { page: { data, takes }, core, base, more };
