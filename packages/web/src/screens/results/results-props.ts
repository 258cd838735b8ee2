import type { TableState } from '../../app/wire.ts';
import type { HouseWish } from '../../games/game-page.ts';
import type { Request } from '../../frame/table-screen-props.ts';

export type ResultsProps = {
  readonly table: TableState;
  readonly guest: string;
  readonly request: Request;
  /** The lobby of the next game, once its host has opened it. */
  readonly next?: TableState;
  /** The kinds of bots there are, the weakest first. */
  readonly bots: readonly string[];
  /** How another table of this game is wished for. */
  readonly another: () => HouseWish;
  readonly onTable: (() => void) | undefined;
  readonly onLeave: () => void;
};
