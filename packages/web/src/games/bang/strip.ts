import type { IconName } from '../../ui/icon-names.ts';
import { cardFacts, characterFacts } from './cards/book.ts';
import { absenceOf } from '../../frame/company.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import type { SeatProps } from './seat.tsx';
import { backAs } from './presence.ts';

/** The one line of words at the foot of a tile: always there, so that nothing moves when it changes. */
export type Strip = {
  readonly kind: 'barred' | 'legal' | 'target' | 'ask' | 'turn' | 'away' | 'bound' | 'back' | 'bot' | 'quiet';
  readonly text: string;
  /** What else is said where there is room. */
  readonly more?: string;
  readonly icon: IconName | undefined;
};

type About = Pick<SeatProps, 'seat' | 'state' | 'isTurn' | 'isAsked' | 'info' | 'bankText' | 'hunt'> & {
  readonly isLarge: boolean;
};

/** A small tile has room for so many letters. */
const LONGEST = 15;

/** Why not, or that one may; else what everybody must know of the seat, the most pressing first. */
export function stripOf(about: About, vocabulary: Vocabulary): Strip {
  const { seat, state, isTurn, isAsked, info, bankText, hunt, isLarge } = about;
  const { words, shortRefusal } = vocabulary;
  const { tags, stage } = words;
  const joined = (text: string, more: string) =>
    more === '' || (!isLarge && text.length + more.length > LONGEST) ? { text } : { text, more };
  const shields = shieldsOf(about, vocabulary);
  if (state.refusal !== undefined) return { kind: 'barred', text: shortRefusal(state.refusal), icon: undefined };
  if (state.is === 'chosen') return { kind: 'target', ...joined(tags.target, shields), icon: 'crosshair' };
  if (state.is === 'legal') return { kind: 'legal', ...joined(stage.mayChoose, shields), icon: undefined };
  const absence = absenceOf(info);
  const absent = absence === null ? '' : tags.absent[absence];
  const back = backAs(seat.presence, tags);
  if (isAsked) return { kind: 'ask', ...joined(tags.mustAnswer, back?.said ?? absent), icon: 'on-target' };
  if (isTurn) return { kind: 'turn', ...joined(tags.turn, back?.said ?? absent), icon: 'pocket-watch' };
  if (absent !== '') return { kind: 'away', text: isLarge ? tags[absence ?? 'gone'] : absent, icon: 'night-sleep' };
  if (back !== undefined) return { kind: 'back', text: back.said, icon: back.icon };
  if (hunt !== '') return { kind: 'quiet', text: hunt, icon: undefined };
  const isBound = seat.inPlay.some(({ card }) => cardFacts(card).binds === true);
  if (isBound) return { kind: 'bound', text: tags.bound, icon: 'prisoner' };
  if (info?.bot != null) return { kind: 'bot', text: tags.bot, icon: 'vintage-robot' };
  return { kind: 'quiet', text: bankText, icon: undefined };
}

function shieldsOf({ seat }: About, { cardName, characterName }: Vocabulary): string {
  const cards = seat.inPlay.filter(({ card }) => cardFacts(card).protects === true).map(({ card }) => cardName(card));
  const own = characterFacts(seat.character).protects === true ? [characterName(seat.character)] : [];
  return [...cards, ...own].join(', ');
}
