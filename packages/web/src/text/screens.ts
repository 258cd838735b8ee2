/** Screens with words of their own, which load with them. Their messages begin like this: `lobby.title`. */
export const SCREENS = [
  'home',
  'lobby',
  'results',
  'replay',
  'gallery',
  'settings',
  'games',
  'talk',
  'side',
  'plain',
] as const;
/** Words of the table that only its drawer and its votes need: `table.people.title` loads with `side`. */
export const OF_SIDE = ['tableMenu', 'people', 'ballot', 'notes', 'rules'] as const;
/** Words of the table that only its chat needs: they load with `talk`. */
export const OF_TALK = [
  'say',
  'send',
  'toDead',
  'toWatchers',
  'speechCosts',
  'noChat',
  'noChatKept',
  'mute',
  'muted',
  'hearAgain',
  'hear',
] as const;
/** Screens on which sets are chosen, or named: they need what is said of all sets. */
export const OF_SETS: readonly ScreenName[] = ['home', 'lobby', 'gallery', 'games'];
export type ScreenName = (typeof SCREENS)[number];
/**
 * The common reasons against a move: players read them at the table from the start. Why the server, or a lobby, refuses something loads
 * with every other screen, and at the table when it is quiet, or when something is refused.
 */
export const REASONS_OF_PLAY = [
  'alreadyInPlay',
  'bangLimitReached',
  'cannotPay',
  'fullLife',
  'isOut',
  'mustPlay',
  'namedTwice',
  'noAbility',
  'noLife',
  'noRescue',
  'noSuchCard',
  'noTarget',
  'notAnOption',
  'notOneself',
  'nothingThere',
  'onlyAsAnswer',
  'outOfRange',
  'slotMissing',
  'slotTooMany',
  'tooFar',
  'tooMany',
  'usedUp',
  'wrongCard',
  'wrongCount',
] as const;
/** The part with all other refusals. It goes from language to language as the words of screens do. */
export const OTHER_REFUSALS = 'screen-refusals';
/** Some others that only one screen needs, and the screen with which they load. */
export const LOADED_WITH: { readonly [name: string]: ScreenName } = {
  'shared.seatLink': 'side',
  'stage.speed': 'settings',
  'stage.speedHint': 'settings',
  'stage.speeds': 'settings',
  'stage.share': 'lobby',
  'stage.calmBots': 'lobby',
  'stage.endGame': 'side',
  'stage.ghostMay': 'side',
  'stage.shadowMay': 'side',
};
