import { type ComponentType, Suspense } from 'react';
import type { GameState } from './wire.ts';
import { later } from '../../ui/later.tsx';
import type { TableModel } from './table-model.ts';

// What further sets lay out, and what is seen late in a game: neither is loaded for the first look at the base game.
const rows = later(async () => (await import('./row-view.tsx')).Rows);
const foldedRows = later(async () => (await import('./row-view.tsx')).FoldedRows);
const supplies = later(async () => (await import('./supply-view.tsx')).Supplies);

/** Everybody's cards, for the dead who may watch. */
export const AllHands = later(async () => (await import('./all-hands.tsx')).AllHands);

const setsIn = ({ model }: { readonly model: TableModel }) => model.scene.game.table.sets;

export const Rows = ofSets(rows, setsIn);
export const FoldedRows = ofSets(foldedRows, setsIn);
export const Supplies = ofSets(supplies, ({ game }: { readonly game: GameState }) => game.table.sets);

/** Asks for them together with the words of the sets. */
export function fetchSetParts(sets: readonly string[]): void {
  if (sets.length < 2) return;
  // Whoever wants them is told if they do not come.
  for (const part of [rows, foldedRows, supplies]) part.fetch().catch(() => undefined);
}

function ofSets<Props extends object>(Part: ComponentType<Props>, setsOf: (props: Props) => readonly string[]) {
  return function OfSets(props: Props) {
    if (setsOf(props).length < 2) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
