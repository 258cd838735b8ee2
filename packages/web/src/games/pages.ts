import { later } from '../ui/later.tsx';
import { newTable, quickTable } from './bang/new-table.ts';
import { fetchView } from './bang/parts.ts';
import { resultOf } from './bang/result-of.ts';
import type { GamePage } from './game-page.ts';

// The one place of the page that names games. Whatever else is played has the plain page.

const bang: GamePage = {
  Table: later(async () => (await Promise.all([import('./bang/bang-table.tsx'), fetchView()]))[0].BangTable),
  Results: later(async () => (await import('./bang/results/results.tsx')).BangResults, 'results', 'lobby', 'talk'),
  Replay: later(
    async () => (await Promise.all([import('./bang/bang-replay.tsx'), fetchView()]))[0].BangReplay,
    'replay',
    'talk',
    'lobby',
  ),
  House: later(async () => (await import('./bang/lobby/what-to-play.tsx')).WhatToPlay),
  Dealt: later(async () => (await import('./bang/lobby/roles-dealt.tsx')).RolesDealt),
  Gallery: later(async () => (await import('./bang/gallery/gallery-page.tsx')).GalleryPage, 'gallery'),
  Guide: later(async () => (await import('./bang/how-to-play/how-to-play.tsx')).HowToPlay),
  icon: 'crossed-pistols',
  bots: ['random', 'rule'],
  newTable,
  quickTable,
  resultOf,
  isToldBySets: true,
  hasRates: true,
};

const duel: GamePage = {
  Table: later(async () => (await import('./duel/duel-table.tsx')).DuelTable, 'talk', 'side'),
  Results: later(async () => (await import('./duel/results/duel-results.tsx')).DuelResults, 'results', 'lobby', 'talk'),
  Replay: later(async () => (await import('./duel/duel-replay.tsx')).DuelReplay, 'replay', 'talk', 'lobby', 'side'),
  House: later(async () => (await import('./duel/duel-house.tsx')).DuelHouse),
  Dealt: later(async () => (await import('./duel/sides-dealt.tsx')).SidesDealt),
  Gallery: later(async () => (await import('./duel/duel-gallery.tsx')).DuelGallery, 'gallery'),
  Guide: later(async () => (await import('./duel/duel-guide.tsx')).DuelGuide),
  icon: 'two-shadows',
  bots: ['random', 'rule'],
  newTable: () => ({ game: 'duel', clock: null }),
};

const plain: GamePage = {
  Table: later(async () => (await import('./plain/plain-table.tsx')).PlainTable, 'plain', 'talk', 'side'),
  Results: later(
    async () => (await import('./plain/plain-results.tsx')).PlainResults,
    'plain',
    'results',
    'lobby',
    'talk',
  ),
  Replay: later(
    async () => (await import('./plain/plain-replay.tsx')).PlainReplay,
    'plain',
    'replay',
    'talk',
    'lobby',
    'side',
  ),
  House: later(async () => (await import('./plain/plain-house.tsx')).PlainHouse, 'plain'),
  icon: 'rolling-dices',
  newTable: (_before, game) => ({ game, clock: null }),
};

const PAGES: ReadonlyMap<string, GamePage> = new Map([
  ['bang', bang],
  ['duel', duel],
]);

/** What is played when nobody says otherwise. */
export const USUAL_GAME = 'bang';
export const usualPage = bang;

/** What the page has of a game. */
export function pageOf(game: string): GamePage {
  return PAGES.get(game) ?? plain;
}

/** A game that the page has words and pictures of its own for. */
export function isKnown(game: string): boolean {
  return PAGES.has(game);
}
