import type { Pieces } from '@dustup/words';
import type { IconName } from '../ui/icon-names.ts';
import type { Reaction } from './reactions.ts';

/** A line of the log. */
export type Line = {
  readonly key: number;
  readonly text: Pieces;
  readonly icon: IconName;
  /** A turn begins: a heading. */
  readonly isTurn: boolean;
  readonly isHit: boolean;
  /** It can be pressed. */
  readonly onPress?: (() => void) | undefined;
  /** What others have met it with. */
  readonly reactions?: readonly Reaction[];
};
