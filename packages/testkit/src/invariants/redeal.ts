import { bookOf, type CardId, cardsAt, openGame, seesZone, type State, zoneNumbers } from '@dustup/bang';
import type { Dice } from '@dustup/bots';
import { type Viewer, keyFromSeed } from '@dustup/kernel';

/** What stays as it is when a table is dealt anew. */
export type Kept = {
  /** Cards whose face and place the viewer knows, or comes to know. */
  readonly known: ReadonlySet<number>;
  /** Cards that the answers to be given again speak of. */
  readonly named: ReadonlySet<number>;
  /** Seats whose role comes to light. */
  readonly shownRoles: ReadonlySet<number>;
  /** Chance was used, so it must fall the same way again. */
  readonly isChanceUsed: boolean;
  readonly areStacksTurned: boolean;
  /** Roles were dealt anew meanwhile, so whose they were before comes to light by one's own. */
  readonly areRolesDealt: boolean;
  /** Seats whose choice of characters has been answered, or all once it is over. */
  readonly chosen: ReadonlySet<number>;
};

/** Deals everything anew that a viewer cannot see, in place: hidden faces, hidden cards' places, roles, chance. */
export function redeal(state: State, viewer: Viewer, kept: Kept, dice: Dice): State {
  for (const hidden of hiddenZones(state, viewer)) {
    const cards = hidden.flat().filter((card) => !kept.known.has(card));
    permute(state.faces, cards, dice);
    movePlaces(hidden, (card) => !kept.known.has(card) && !kept.named.has(card), dice);
  }
  if (!kept.areRolesDealt) swapRoles(state, viewer, kept.shownRoles, dice);
  swapChoices(state, viewer, kept.chosen, dice);
  if (!kept.areStacksTurned) shuffleStacks(state, dice);
  if (kept.isChanceUsed) return state;
  return { ...state, random: { key: keyFromSeed(`another ${dice.next()}`), used: state.random.used } };
}

/** The zones that a viewer does not see, deck by deck: a card of one deck is never where those of another are. */
function hiddenZones(state: State, viewer: Viewer): CardId[][][] {
  const game = openGame(state, undefined);
  const { book } = game;
  const hidden = zoneNumbers(book, state)
    .filter((number) => number !== BOX && !seesZone(game, number, viewer))
    .map((number) => cardsAt(state, number));
  const ownPiles = book.decks.slice(1).map(({ pile }) => state.zones[pile] ?? []);
  const common = hidden.filter((zone) => !ownPiles.includes(zone));
  return [common, ...ownPiles.filter((pile) => hidden.includes(pile)).map((pile) => [pile])];
}

/** What is left out of a game stays out. */
const BOX = 4;

/** Shuffles the values of a list that stand at these places. */
function permute<T>(list: T[], places: readonly number[], dice: Dice): void {
  const values = shuffled(
    places.flatMap((place) => list[place] ?? []),
    dice,
  );
  for (const [i, place] of places.entries()) {
    const value = values[i];
    if (value !== undefined) list[place] = value;
  }
}

function movePlaces(zones: readonly CardId[][], mayMove: (card: CardId) => boolean, dice: Dice): void {
  const movers = shuffled(zones.flat().filter(mayMove), dice);
  for (const zone of zones) {
    for (const [at, card] of zone.entries()) if (mayMove(card)) zone[at] = movers.pop() ?? card;
  }
}

/** Among those in the game, and among those out of it, shadows too: that the game goes on tells which roles are still in it. */
function swapRoles({ seats, outcome }: State, viewer: Viewer, shown: ReadonlySet<number>, dice: Dice): void {
  if (outcome !== null) return;
  const hidden = seats.filter((seat, at) => at !== viewer && !seat.isRoleShown && !shown.has(at));
  for (const isOut of [false, true]) {
    const group = hidden.filter(({ presence }) => (presence === 'out' || presence === 'shadow') === isOut);
    const roles = shuffled(
      group.map(({ role }) => role),
      dice,
    );
    for (const seat of group) seat.role = roles.pop() ?? seat.role;
  }
}

function swapChoices({ seats }: State, viewer: Viewer, chosen: ReadonlySet<number>, dice: Dice): void {
  const choosing = seats.filter((seat, at) => at !== viewer && !chosen.has(at) && seat.characterChoice.length > 1);
  const choices = shuffled(
    choosing.map(({ characterChoice }) => characterChoice),
    dice,
  );
  for (const seat of choosing) seat.characterChoice = choices.pop() ?? seat.characterChoice;
}

/** What is to come of each stack, but for the next one where all see it. */
function shuffleStacks({ sets, stacks }: State, dice: Dice): void {
  for (const [stack, { isNextSeen }] of bookOf(sets).stacks) {
    const toCome = stacks[stack] ?? [];
    const seen = isNextSeen ? toCome.slice(0, 1) : [];
    toCome.splice(seen.length, toCome.length, ...shuffled(toCome.slice(seen.length), dice));
  }
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(dice.below(left.length), 1));
  return mixed;
}
