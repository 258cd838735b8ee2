import type { HouseRules, RecordListing } from '@dustup/protocol/client';
import type { Wish } from '../app/wire.ts';
import type { TableScreenProps } from '../frame/table-screen-props.ts';
import type { LobbyScene } from '../screens/lobby/lobby.tsx';
import type { ReplayProps } from '../screens/replay/replay-shell.tsx';
import type { ResultsProps } from '../screens/results/results-props.ts';
import type { Vocabulary } from '../text/vocabulary-of.ts';
import type { IconName } from '../ui/icon-names.ts';
import type { Later } from '../ui/later.tsx';

/** How a table is wished for. */
export type HouseWish = Extract<Wish, { readonly t: 'create' }>['house'];

/** What the page has of a game. Its parts are loaded when they are first shown. */
export type GamePage = {
  /** The table, while a game is played or lies there finished. */
  readonly Table: Later<TableScreenProps>;
  readonly Results: Later<ResultsProps>;
  readonly Replay: Later<ReplayProps>;
  /** What is to be chosen before a game. */
  readonly House: Later<{ readonly scene: LobbyScene }>;
  /** In the middle of the lobby's ring: what will be dealt. */
  readonly Dealt?: Later<{ readonly house: HouseRules }>;
  /** What there is to look up, and how it is played. */
  readonly Gallery?: Later<object>;
  readonly Guide?: Later<object>;
  /** Of its button on the first page. */
  readonly icon: IconName;
  /** The kinds of bots, the weakest first; without them, the server is asked. */
  readonly bots?: readonly string[];
  /** A new table for others; `before`: what the guest's last one was like. */
  readonly newTable: (before: HouseRules | null, game: string) => HouseWish;
  /** A game against bots, at once. */
  readonly quickTable?: (before: HouseRules | null) => HouseWish;
  /** How a game ended, in a list; without it, whether it was won. */
  readonly resultOf?: (game: RecordListing, vocabulary: Vocabulary) => string;
  /** What a table in a list is told by, instead of by the name of its game. */
  readonly isToldBySets?: boolean;
  /** Games are won as a role, with a character: there are rates of both. */
  readonly hasRates?: boolean;
};
