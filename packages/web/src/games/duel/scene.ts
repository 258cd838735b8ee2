import type { Company } from '../../frame/company.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import { characterFacts, cardFacts } from './book.ts';
import type { DuelGame, DuelSeat, FighterView, SeenCard } from './wire.ts';

/** What there is to be seen, by whom, in which words. */
export type DuelScene = {
  readonly game: DuelGame;
  readonly company: Company;
  readonly vocabulary: Vocabulary;
  /** Every card that this viewer sees now, by id. */
  readonly seen: ReadonlyMap<number, SeenCard>;
};

export function cardsSeen({ table, own }: DuelGame): ReadonlyMap<number, SeenCard> {
  const all = [
    ...table.seats.flatMap(({ fighters }) => fighters.flatMap(({ equipment }) => equipment)),
    ...table.discardPile,
    ...table.shelf,
    ...(own?.hand ?? []),
  ];
  return new Map(all.map((card) => [card.id, card]));
}

/** My side below; whoever only watches sits behind the Law. */
export function sidesOf({ game, company }: DuelScene): { readonly near: DuelSeat; readonly far: DuelSeat } | undefined {
  const [first, second] = game.table.seats;
  if (first === undefined || second === undefined) return undefined;
  const isSecond = company.me === null ? second.side === 'law' : company.me === second.seat;
  return isSecond ? { near: second, far: first } : { near: first, far: second };
}

export function fightersIn(game: DuelGame): readonly FighterView[] {
  return game.table.seats.flatMap(({ fighters }) => fighters);
}

export function fighterNamed(game: DuelGame, id: number): FighterView | undefined {
  return fightersIn(game).find((fighter) => fighter.id === id);
}

/** A card that lies with somebody in the rear sleeps, unless it always works. */
export function isAsleep({ isFront }: FighterView, card: string): boolean {
  return !isFront && !cardFacts(card).isAlways;
}

export function isAbilityAsleep({ isFront, character }: FighterView): boolean {
  return !isFront && !characterFacts(character).isAlways;
}

/** The same for the storyteller. */
export function readersOf({ names, me }: Company) {
  return { names, you: me };
}

export function handSize({ backs }: DuelSeat): number {
  return backs.law + backs.outlaws;
}

/** Who shoots at whom at the moment. */
export function shotNow({ table }: DuelGame): { readonly from: number; readonly to: number } | undefined {
  const hit = table.resolving.findLast((frame) => frame.kind === 'hit');
  return hit?.kind === 'hit' ? { from: hit.shooter, to: hit.target } : undefined;
}
