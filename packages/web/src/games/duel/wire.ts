import type { DuelEvent, DuelWire, FighterView, SeenCard } from '@dustup/duel';
import type { GameState } from '@dustup/protocol/client';

export type { DuelEvent, FighterView, SeenCard };

/** What everybody at the table sees. */
export type DuelTable = DuelWire['table'];

/** A side of the table, as everybody sees it. */
export type DuelSeat = DuelTable['seats'][number];

/** What only its owner sees. */
export type DuelOwn = DuelWire['own'];

export type DuelGame = Omit<GameState<DuelWire>, 'slug' | 'hands'>;
export type DuelLogged = DuelGame['log'][number];
