import type { TableInfo } from '@dustup/protocol';
import type { ClientState } from '@dustup/protocol/client';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../text/speech.ts';
import { Speaking } from '../text/vocabulary.tsx';
import { Banner } from './banner.tsx';

const info: TableInfo = {
  id: 'a',
  code: 'KMPRSTVX',
  phase: 'playing',
  closed: null,
  house: {
    game: 'bang',
    isPublic: false,
    players: 4,
    sets: ['base'],
    options: [],
    clock: null,
    pace: 'fast',
    pokerFace: false,
    deadSeeAll: false,
    openHands: false,
    keepCharacters: false,
    passStar: false,
    rotateSeats: false,
  },
  host: 'ann',
  seats: [null, null, null, null],
  spectators: 0,
  watchers: [],
  isPaused: false,
  voters: [],
  votes: {},
  game: null,
  played: 0,
};

type Standing = Pick<ClientState, 'status' | 'problem'> & {
  readonly isRestarting?: boolean;
  readonly isWaiting?: boolean;
};

const en = await loadVocabulary('en', ['screen-refusals']);
const inItalian = await loadVocabulary('it', ['screen-refusals']);

function shown({ isWaiting = false, ...standing }: Standing, vocabulary = en): string {
  const banner = createElement(Banner, {
    table: { info, seat: null, game: null, chat: [], isWaiting },
    isRestarting: false,
    hasNewVersion: false,
    refusal: undefined,
    request: () => Promise.resolve({ t: 'done' as const, re: '' }),
    ...standing,
  });
  const html = renderToStaticMarkup(createElement(Speaking, { vocabulary, children: banner }));
  return html.replaceAll(/<[^>]*>/g, '');
}

describe('The banner', () => {
  const problem = { refused: 'tooManyFromAddress' };

  it('says why the server lets nobody in, and that it is tried again', () => {
    expect(shown({ status: 'lost', problem })).toBe(
      'The server did not let you in: too many people are playing from your network. Trying again …',
    );
    expect(shown({ status: 'lost', problem }, inItalian)).toBe(
      'Non puoi entrare: dalla tua rete giocano già in troppi. Nuovo tentativo …',
    );
  });

  it('says so when nothing is known, or the server is about to be back', () => {
    expect(shown({ status: 'lost', problem: null })).toBe('Connection lost. Trying again …');
    expect(shown({ status: 'lost', problem, isRestarting: true })).toMatch(/^The server is restarting/);
    expect(shown({ status: 'online', problem: null })).toBe('');
    expect(shown({ status: 'online', problem: null, isWaiting: true })).toMatch(/^The server can’t save/);
  });
});
