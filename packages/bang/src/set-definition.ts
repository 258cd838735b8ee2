import type { Refusal } from '@dustup/kernel';
import type { CardDefinition, CharacterDefinition, EventDefinition, RuleModule } from './definitions.ts';
import type { Game } from './game.ts';
import type { Memory } from './memory.ts';
import type { Sign } from './signs.ts';
import type { Role } from './state.ts';
import type { TokenKind } from './tokens.ts';
import type { DeckDefinition, ZoneDefinition } from './zone-definitions.ts';

/** A stack of large cards. */
export type StackDefinition = {
  /** All see the next one. */
  readonly isNextSeen: boolean;
  /** In front of whom it lies, where it does not always lie in the middle (null). */
  readonly holder?: Memory<number | null>;
  /** The cards that turn up its next one, and the one that always lies at its bottom, where all know that. */
  readonly turnedBy?: readonly string[];
  readonly last?: string;
};

/** A printed card without a suit has no sign. */
export type Copies = { readonly card: CardDefinition; readonly signs: readonly (Sign | null)[] };

/** What a game is to be set up with. */
export type SetupWishes = {
  readonly players: number;
  readonly sets: readonly string[];
  readonly options: readonly string[];
};

/** Icons by slug, by their names at game-icons.net; anything without one is shown by its kind. */
type Icons = { readonly [slug: string]: string };
export type SetIcons = {
  /** For the set itself. */
  readonly set: string;
  readonly cards?: Icons;
  readonly characters?: Icons;
  readonly events?: Icons;
  readonly tokens?: Icons;
  /** For what one may do by the set's rules, and whatever else it has a name for. */
  readonly keywords?: Icons;
};

/** What the notation calls a question: after «is asked», and what whoever answers it does. */
export type QuestionWords = { readonly asked: string; readonly verb: string };

export type SetDefinition = {
  readonly slug: string;
  readonly name: string;
  readonly icons?: SetIcons;
  /** Its questions by their kinds, where the notation cannot tell their names from the kind. */
  readonly questions?: { readonly [kind: string]: QuestionWords };
  /** The roles of its games by the number of players, whoever begins first; another set may bring more. */
  readonly roles?: { readonly [players: number]: readonly Role[] };
  readonly deck: readonly Copies[];
  /** Cards that lie in piles of their own. */
  readonly decks?: readonly DeckDefinition[];
  /** Places for cards that it brings. */
  readonly zones?: readonly ZoneDefinition[];
  readonly characters: readonly CharacterDefinition[];
  readonly events: readonly EventDefinition[];
  /** What holds for the whole set. */
  readonly rules: readonly RuleModule[];
  /** What its rules remember. */
  readonly memories?: readonly Memory[];
  /** The kinds of token it brings. */
  readonly tokens?: readonly TokenKind[];
  /** Stacks of large cards. */
  readonly stacks?: { readonly [stack: string]: StackDefinition };
  /** What may be chosen for a game with this set. */
  readonly options?: readonly string[];
  /** With these options a player who is out may come back, so they may not see anything hidden. */
  readonly bringsBackTheDead?: (options: readonly string[]) => boolean;
  /** Cards that nobody can have in hand: whoever guesses at hidden cards need not look for them there. */
  readonly isNeverHeld?: (card: CardDefinition) => boolean;
  /** Cards that its rules may send elsewhere than they were going: of these alone they are asked (`landsIn`). */
  readonly mayLandElsewhere?: (printed: { readonly card: CardDefinition; readonly deck: DeckDefinition }) => boolean;
  /** Whether these sets, options and numbers can be played; the reason if not. */
  readonly whyNotSetUp?: (setup: SetupWishes) => Refusal | undefined;
  /** Once everything is dealt. */
  readonly prepare?: (game: Game) => void;
};
