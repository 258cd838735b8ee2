import { ownRoleShown } from './cards/role-shown.ts';
import { cardsInFront } from './company.ts';
import type { PlateProps } from './own-plate.tsx';
import { isWaiting } from './scene.ts';
import type { Scene } from './move-sentence.ts';
import type { TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { fieldOf } from '../../frame/field.ts';

/** What my own plate shows; undefined for somebody who watches. */
export function plateProps(model: TableModel, furniture: Furniture, isPhone: boolean): PlateProps | undefined {
  const { scene, me, bar, isMyTurn, cardStateOf, seatStateOf } = model;
  const { game, company } = scene;
  if (me === undefined || company.me === null || game.own === null) return undefined;
  const ids = cardsInFront(me).map(({ id }) => id);
  return {
    seat: me,
    role: ownRoleShown(game, company.me),
    name: company.names[company.me] ?? '',
    attire: model.table.info.seats[company.me]?.attire,
    reach: game.table.reaches[company.me] ?? 1,
    isTurn: isMyTurn,
    isAsked: bar.isAsked,
    isPhone,
    state: seatStateOf(company.me),
    waiting: me.inPlay.filter((card) => isWaiting(game, card)).map(({ id }) => id),
    touchable: ids.filter((id) => cardStateOf(id).is === 'legal'),
    chosenCards: ids.filter((id) => cardStateOf(id).is === 'chosen'),
    onCard: furniture.onCard,
    onSeat: furniture.onSeat,
    onDetails: furniture.onDetails,
    onRead: furniture.onRead,
  };
}

/** Where everybody hunts one: whom I am to bring down. */
export function goalOf({ game, company, vocabulary }: Scene): string | undefined {
  const quarry = company.me === null ? null : (game.table.quarries[company.me] ?? null);
  const role = quarry === null ? null : (game.table.seats[quarry]?.role ?? null);
  return role === null ? undefined : vocabulary.words.hunt.goal(vocabulary.roleName(role));
}

/** The reason somebody has asked for, in words, with its ruling. */
export function whyOf({ scene, composer }: TableModel) {
  const { why } = composer;
  if (why === undefined) return undefined;
  const { vocabulary, company, seen } = scene;
  const { thing, refusal } = why;
  const card = thing.kind === 'card' ? seen.get(thing.id) : undefined;
  const name =
    thing.kind === 'seat'
      ? (company.names[thing.seat] ?? '')
      : thing.kind === 'word'
        ? vocabulary.nameOf(thing.word)
        : vocabulary.cardName(card?.card ?? '');
  return { name, reason: vocabulary.refusal(refusal), ruling: fieldOf(refusal, 'ruling') };
}

/** I am out: how that came is told where my hand was, unless I watch the hands of the others. */
export function isMournedIn({ scene, me, isHalted }: TableModel): boolean {
  return me?.presence === 'out' && scene.game.table.outcome === null && (isHalted || scene.game.hands === null);
}
