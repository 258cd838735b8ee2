import type { Vote } from '@dustup/protocol/client';
import type { ScreenWords } from './screen-words.ts';
import type { StageWords } from './stage-words.ts';

/** Somebody at the table: a name, or the reader. */
export type Person = { readonly name: string; readonly isYou: boolean };

/** The furniture of the table, in one language. */
export type TableWords = {
  readonly you: string;
  readonly lifePoints: (count: number) => string;
  readonly lifeOf: (left: number, most: number) => string;
  readonly handOf: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly distance: (far: number) => string;
  readonly distanceSum: (far: number, sum: string) => string;
  readonly seats: (count: number) => string;
  readonly reach: (far: number) => string;
  readonly has: (names: string) => string;
  readonly bangsLeft: (left: number) => string;
  readonly noLimit: string;
  readonly turnNumber: (number: number) => string;
  readonly turnOf: (number: number, who: Person) => string;
  readonly alive: (alive: number, all: number) => string;
  readonly toPlay: (who: Person) => string;
  readonly inDeck: (count: number) => string;
  readonly lastDiscard: string;
  readonly noDiscards: string;
  readonly stageAim: string;
  /** The game of three: whom I hunt, who hunts me, and what I must do. */
  readonly hunt: { readonly quarry: string; readonly hunter: string; readonly goal: (role: string) => string };
  /** Of a green card. */
  readonly laidNow: string;
  readonly ready: string;
  readonly eventInForce: string;
  readonly nextEvent: string;
  readonly needs: (count: number) => string;
  readonly tags: {
    readonly turn: string;
    readonly yourTurn: string;
    readonly answerNow: string;
    readonly mustAnswer: string;
    readonly target: string;
    readonly bot: string;
    readonly away: string;
    readonly slow: string;
    readonly conceded: string;
    readonly gone: string;
    /** The same where there is little room. */
    readonly absent: { readonly gone: string; readonly away: string; readonly slow: string; readonly conceded: string };
    readonly bound: string;
    readonly ghost: string;
    readonly shadow: string;
    readonly host: string;
  };
  readonly guess: (role: string) => string;
  readonly unknownRole: string;
  readonly outBy: (by: string | undefined, turn: number) => string;
  readonly out: string;
  readonly waitingFor: (names: readonly string[]) => string;
  /** Somebody who is waited for and does not play himself. */
  readonly waitingAbsent: (name: string, why: 'gone' | 'away' | 'slow' | 'conceded') => string;
  readonly watching: string;
  readonly youAreOut: string;
  readonly gameOver: string;
  readonly playACard: string;
  readonly playHint: string;
  readonly pickHint: (chosen: number, least: number, most: number) => string;
  readonly orderHint: (chosen: number, most: number) => string;
  readonly playIt: (name: string) => string;
  readonly useIt: (name: string) => string;
  readonly answerWith: (name: string) => string;
  readonly confirm: string;
  readonly back: string;
  readonly endTurn: string;
  readonly sent: string;
  readonly as: (name: string) => string;
  readonly takeItLeft: (left: number) => string;
  readonly lethal: string;
  /** A card in front of me is at stake, not my life. */
  readonly stake: (name: string) => string;
  readonly loses: (count: number) => string;
  readonly missedSoFar: (done: number, all: number) => string;
  readonly oneOf: (missing: number) => string;
  readonly whyNot: (name: string) => string;
  readonly ruling: string;
  readonly phases: { readonly draw: string; readonly play: string; readonly discard: (limit: number) => string };
  readonly phasesLabel: string;
  readonly done: string;
  readonly armShot: (name: string) => string;
  readonly armFire: (name: string) => string;
  readonly armedLabel: string;
  readonly inBank: (time: string) => string;
  readonly toAnswer: string;
  readonly timeLeft: (seconds: number) => string;
  readonly paused: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly tray: string;
  readonly drawer: {
    readonly log: string;
    readonly chat: string;
    readonly notes: string;
    readonly rules: string;
    readonly table: string;
    readonly open: string;
    readonly close: string;
  };
  readonly say: string;
  readonly send: string;
  readonly toDead: string;
  readonly toWatchers: string;
  readonly speechCosts: string;
  readonly noChat: string;
  readonly noChatKept: string;
  readonly mute: (name: string) => string;
  readonly muted: (name: string) => string;
  readonly hearAgain: string;
  readonly hear: (name: string) => string;
  readonly menu: {
    readonly notebook: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly noon: string;
    readonly midnight: string;
    readonly settings: string;
    readonly leave: string;
    readonly chat: string;
  };
  readonly notes: {
    readonly title: string;
    readonly private: string;
    readonly guess: string;
    readonly guessFor: (name: string) => string;
    readonly harmed: string;
    readonly helped: string;
    readonly nobody: string;
    readonly times: (name: string, count: number) => string;
    readonly details: (name: string) => string;
    readonly inPlay: string;
  };
  readonly banner: {
    readonly offline: string;
    readonly notLetIn: (reason: string) => string;
    readonly restarting: string;
    readonly waiting: string;
    readonly elsewhere: string;
    readonly take: string;
    readonly reload: string;
    readonly reloadNow: string;
    readonly signedOut: string;
    readonly comeAnew: string;
    readonly standIn: { readonly away: string; readonly slow: string; readonly conceded: string };
    readonly imBack: string;
    readonly paused: string;
    readonly refused: (reason: string) => string;
  };
  readonly tableMenu: {
    readonly votePause: string;
    readonly voteResume: string;
    readonly voteAbandon: string;
    readonly concede: string;
    readonly concedeSure: string;
    readonly leave: string;
    readonly link: string;
    readonly linkMade: string;
    readonly copy: string;
    readonly copyPromise: string;
    readonly copied: string;
    readonly watchers: (count: number) => string;
    readonly fair: (commitment: string) => string;
  };
  /** Who is at the table, and how to show somebody the door. */
  readonly people: {
    readonly title: string;
    readonly watches: string;
    readonly remove: string;
    readonly voteRemove: string;
    readonly makeHost: string;
    readonly sure: string;
    readonly votes: (yes: number, needed: number) => string;
    readonly removed: string;
    readonly hint: string;
    readonly hintNoClock: string;
  };
  /** What is put to the vote, and who wants it. */
  readonly ballot: {
    readonly label: string;
    readonly what: { readonly [about in Vote]: string };
    readonly wants: (who: readonly Person[], what: string) => string;
    readonly of: (yes: number, needed: number) => string;
    readonly agree: string;
    readonly withdraw: string;
    readonly hide: string;
  };
  readonly rules: {
    readonly hint: string;
    readonly keys: string;
    readonly keyList: readonly (readonly [string, string])[];
  };
  readonly live: {
    readonly mayPlay: (list: string) => string;
    readonly options: (list: string) => string;
    readonly option: (key: string, label: string) => string;
    readonly youSee: (list: string) => string;
    readonly targets: (list: string) => string;
    readonly inPlay: (list: string) => string;
    readonly nothingToPlay: string;
  };
  readonly dead: { readonly watchHands: string };
  readonly loading: string;
  readonly and: string;
};

export type Words = TableWords & ScreenWords & { readonly stage: StageWords };
