import type { Person } from './words.ts';

/** Somebody's name, or the reader. */
type Name = Person;

/** What the stage, the bar and the screens around a game say, in one language. */
export type StageWords = {
  /** What the action bar is called. */
  readonly bar: string;
  /** An arrow from a card to a player, for ears. */
  readonly sayArrow: string;
  /** That a seat may be chosen. */
  readonly mayChoose: string;
  /** What a touch on my own seat tells. */
  readonly aboutMe: string;
  /** No answer is given in advance. */
  readonly askMe: string;
  /** After my own elimination. */
  readonly youFell: string;
  readonly watchOn: string;
  readonly watchFast: string;
  readonly skipToEnd: string;
  readonly newGame: string;
  readonly howItHappened: string;
  readonly noHurry: string;
  readonly sideMayWin: string;
  /** A setting of mine. */
  readonly speed: string;
  readonly speedHint: string;
  readonly speeds: { readonly calm: string; readonly brisk: string; readonly quick: string };
  /** How bots play at a table for first games. */
  readonly calmBots: string;
  /** The end of a game, for whoever sat there. */
  readonly wonAs: (role: string) => string;
  readonly lostAs: (role: string) => string;
  /** Sends the link by what the device has for it. */
  readonly share: string;
  /** What takes no vote, when nobody else has one. */
  readonly pause: string;
  readonly resume: string;
  readonly endGame: string;
  /** The opening: who I am, and what I want. */
  readonly youAre: string;
  readonly myGoal: (goal: string) => string;
  readonly sheriffIs: (name: string) => string;
  readonly gotIt: string;
  /** What comes of a move, said before it is made. */
  readonly fullLife: string;
  readonly allFullLife: string;
  readonly noLifeToLose: string;
  readonly noBeerForTwo: string;
  readonly replaces: (name: string, from: number, to: number) => string;
  readonly replacesSame: (name: string) => string;
  readonly keepIt: string;
  readonly playAnyway: string;
  /** Which of the turned cards helps: what is needed, and what is there. */
  readonly drawFor: { readonly [source: string]: string };
  readonly noneHelps: string;
  readonly oneHelps: string;
  readonly allHelp: string;
  /** Nothing can be done about it. */
  readonly cannotStop: string;
  readonly ghostMay: string;
  readonly shadowMay: string;
  readonly cannotSave: string;
  readonly takesItsTime: string;
  /** The bar while others act. */
  readonly answers: (who: Name, by: Name, card: string) => string;
  readonly answersCard: (who: Name, card: string) => string;
  readonly calls: (by: Name, whom: Name, card: string) => string;
  readonly soFar: (count: number) => string;
  readonly plays: (who: Name) => string;
  readonly thinksAbout: (who: Name, card: string) => string;
  readonly dying: (who: Name) => string;
  readonly allChoose: string;
  readonly next: (after: Name, names: readonly Name[]) => string;
  readonly needsMissed: (count: number) => string;
  readonly clockOf: (name: string) => string;
  /** Somebody is away: everybody may agree at once to a bot. */
  readonly areAway: (names: readonly string[]) => string;
  readonly botForNow: string;
  /** What was not shown, to catch up. */
  readonly passed: (moves: number) => string;
  readonly watchPassed: string;
  /** What happened while the tab was hidden. */
  readonly sinceLastTurn: string;
  readonly yourCharacter: string;
  /** A card with its price, and what I would have after I had paid. */
  readonly buyFor: (count: number) => string;
  readonly leftAfter: (count: number) => string;
  /** In front of whom a large card lies, and how many of its stack are to come. */
  readonly heldBy: (who: Name) => string;
  readonly stackLeft: (count: number) => string;
  /** Everybody sees everybody's hand. */
  readonly handsOpen: string;
  /** What lies beside the table until it is needed. */
  readonly supplies: string;
  /** Tokens are paid from where they lie. */
  readonly payMore: (name: string) => string;
  readonly payLess: (name: string) => string;
  readonly pays: (count: number) => string;
  /** What is offered to me is declined, now and in advance. */
  readonly passThisTurn: string;
  readonly armPass: (name: string) => string;
  /** A row of cards that is folded on a small screen. */
  readonly openRow: (name: string) => string;
};
