import type { Company } from '../../frame/company.ts';
import { fieldOf } from '../../frame/field.ts';
import type { Line } from '../../frame/line.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { cardIcon, sourceIcon, symbolIcon } from './book.ts';
import { readersOf } from './scene.ts';
import type { DuelEvent, DuelLogged } from './wire.ts';

const ICONS: { readonly [type: string]: IconName } = {
  drew: 'card-draw',
  reloaded: 'card-exchange',
  discarded: 'card-discard',
  took: 'snatch',
  offered: 'shop',
  picked: 'card-pickup',
  shown: 'eyeball',
  struck: 'crosshair',
  avoided: 'western-hat',
  lifeLost: 'bullet-impacts',
  lifeGained: 'hearts',
  swapped: 'clockwise-rotation',
  eliminated: 'tombstone',
  entered: 'crossed-pistols',
  fightersChosen: 'crossed-pistols',
  reshuffled: 'card-random',
};

/** The lines of the log. A hit of a card that has just been played on the same fighter is told already. */
export function linesOf(
  log: readonly DuelLogged[],
  company: Company,
  { teller }: Vocabulary,
  onLine?: (key: number) => void,
): readonly Line[] {
  return log.flatMap(({ key, event }, at): readonly Line[] => {
    if (event.type === 'gameWon' || isTold(event, log[at - 1]?.event)) return [];
    const isTurn = event.type === 'turnBegan';
    const isHit = event.type === 'lifeLost' || event.type === 'eliminated';
    const text = teller.event(event, readersOf(company));
    const onPress = onLine && (() => onLine(key));
    return [{ key, text, icon: isTurn ? 'pocket-watch' : iconOf(event), isTurn, isHit, onPress }];
  });
}

function isTold({ type, fighter }: DuelEvent, before: DuelEvent | undefined): boolean {
  return type === 'struck' && before?.type === 'played' && before.fighter === fighter;
}

function iconOf({ type, cards, detail }: DuelEvent): IconName {
  const [card] = cards ?? [];
  if (type === 'revealed' && card !== undefined) return symbolIcon(card.symbol);
  if (type === 'used') return sourceIcon(fieldOf(detail, 'source'));
  const isCard = type === 'played' || type === 'laid' || type === 'answered' || type === 'passedOn';
  return isCard && card !== undefined ? cardIcon(card.card) : (ICONS[type] ?? 'info');
}
