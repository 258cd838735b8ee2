import type { SeatView, SeenCard } from '@dustup/bang';
import { isSelection } from '@dustup/kernel';
import { cardFacts } from './cards/book.ts';
import type { GameState, LocalClock, TableState } from './wire.ts';
import { cardsInFront } from './company.ts';
import { type Armed, armedIn } from './arming.ts';
import { isStillPlaying } from '../../frame/ballot.ts';
import { type BarModel, barModel } from './bar-model.ts';
import type { ArmChoice } from './dock.tsx';
import { cardState, questionFor, seatState, slotAfter, type State } from '../../frame/draft.ts';
import type { Guesses } from './guesses.ts';
import { huntOf } from './hunt.ts';
import type { Scene } from './move-sentence.ts';
import { clockwise } from './ring.ts';
import type { OnStage } from './centre.tsx';
import { type Attack, attackNow, type Falls, isWaiting } from './scene.ts';
import type { SeatProps } from './seat.tsx';
import type { Shown } from './show/show.ts';
import { stageOf } from './stage-view.ts';
import { fieldOf } from '../../frame/field.ts';
import { clockText } from '../../frame/use-clock.ts';
import type { Composer } from '../../frame/use-composer.ts';

/** All that the two layouts of the table show. */
export type TableModel = {
  readonly table: TableState;
  readonly scene: Scene;
  readonly composer: Composer;
  readonly bar: BarModel;
  readonly attack: Attack | undefined;
  readonly missing: number;
  readonly stage: OnStage | undefined;
  /** The discards as far as they have been shown. */
  readonly discards: readonly SeenCard[];
  readonly falls: Falls;
  readonly guesses: Guesses;
  readonly me: SeatView | undefined;
  /** I have just been eliminated, and nothing goes on until I say so. */
  readonly isHalted: boolean;
  readonly isMyTurn: boolean;
  /** The seat my draft aims at. */
  readonly aim: number | undefined;
  /** Somebody is to be chosen: seats have numbers. */
  readonly isAiming: boolean;
  readonly cardStateOf: (card: number) => State;
  readonly seatStateOf: (seat: number) => State;
  readonly orderOf: (card: number) => number | undefined;
  /** Cards that are neither in a hand nor in front of somebody, to be chosen from. */
  readonly tray: readonly SeenCard[];
};

export function tableModel(
  table: TableState,
  scene: Scene,
  composer: Composer,
  guesses: Guesses,
  falls: Falls,
  shown: Pick<Shown, 'staged' | 'lying' | 'isHalted'>,
  arm: (armed: Armed) => void,
): TableModel {
  const { game, company } = scene;
  const { draft } = composer;
  const question = questionFor(game.ask, draft);
  const root = composer.isSending ? undefined : question?.options;
  const slot = root === undefined ? undefined : slotAfter(root, draft.steps);
  const isOrdered = slot !== undefined && isSelection(slot) && slot.ordered;
  const missing = Number(fieldOf(question?.about, 'missing'));
  const stage = stageOf(scene, shown.staged, table.game?.log ?? [], missing);
  const aim = draft.steps.find(({ slot: name, value }) => name === 'at' && typeof value === 'number')?.value;
  return {
    table,
    scene,
    composer,
    bar: barModel(scene, composer, arm),
    attack: attackNow(game),
    missing,
    stage,
    discards: discardsShown(game.table.discardPile, shown.lying, stage),
    falls,
    guesses,
    me: company.me === null ? undefined : game.table.seats[company.me],
    isHalted: shown.isHalted,
    isMyTurn: company.me !== null && game.table.turn.seat === company.me && game.table.outcome === null,
    aim: typeof aim === 'number' ? aim : undefined,
    isAiming:
      slot !== undefined &&
      !isSelection(slot) &&
      slot.candidates.some((value) => seatState(root, draft, Number(value)).is === 'legal'),
    cardStateOf: (card) => cardState(root, draft, card),
    seatStateOf: (seat) => seatState(root, draft, seat),
    orderOf: (card) => {
      const at = draft.picks.indexOf(card);
      return isOrdered && at >= 0 ? at + 1 : undefined;
    },
    tray: trayOf(scene),
  };
}

/** The discards without what still lies on the stage: a card is to be seen once. */
function discardsShown(
  pile: readonly SeenCard[],
  lying: readonly SeenCard[],
  stage: OnStage | undefined,
): readonly SeenCard[] {
  const rest = pile.filter(({ id }) => !lying.some((one) => one.id === id));
  const face = stage?.look === 'played' && lying.length === 0 ? stage.face : undefined;
  const staged = rest.findLastIndex(({ card, sign }) => card === face?.card && sign === face.sign);
  return staged < 0 ? rest : rest.toSpliced(staged, 1);
}

/** What lies open to be picked: the shelf for all to see, cards that only I look at. */
function trayOf({ game }: Scene) {
  const looked = game.own?.lookedAt ?? [];
  return looked.length > 0 ? looked : game.table.shelf;
}

/** With so many players seats stand close. */
const TIGHT = 8;

export type SeatHandlers = Pick<SeatProps, 'onSeat' | 'onDetails' | 'onCard' | 'onRead'>;

/** What one of the other seats shows. */
export function seatProps(
  model: TableModel,
  seat: number,
  handlers: SeatHandlers,
): Omit<SeatProps, 'style' | 'grows'> | undefined {
  const { table, scene, falls, guesses, isAiming, cardStateOf, seatStateOf } = model;
  const { game, company, vocabulary } = scene;
  const there = game.table.seats[seat];
  if (there === undefined) return undefined;
  const { me } = company;
  const ids = cardsInFront(there).map(({ id }) => id);
  const fall = falls.get(seat);
  const by = fall?.by === undefined ? undefined : company.names[fall.by];
  const hunt = huntOf(game.table.quarries, me, seat);
  const held = table.info.seats[seat] ?? null;
  const bank = table.info.house.clock === null ? null : (game.clock.banks[seat] ?? null);
  const k = clockwise(game.table.order, me).findIndex((one) => one.seat === seat);
  return {
    seat: there,
    info: held,
    name: company.names[seat] ?? '',
    distance: me === null ? 0 : (game.table.distances[me]?.[seat] ?? 0),
    reach: game.table.reaches[seat] ?? 1,
    bank,
    bankText: bank === null || held?.bot != null ? '' : clockText(bank),
    isTurn: game.table.turn.seat === seat && game.table.outcome === null,
    isAsked: isPressed(game, seat),
    isTight: game.table.seats.length >= TIGHT,
    guess: guesses[seat],
    fall: vocabulary.words.outBy(by, fall?.turn ?? 0),
    hunt: hunt === undefined ? '' : vocabulary.words.hunt[hunt],
    state: seatStateOf(seat),
    keyNumber: isAiming ? k + 1 : null,
    waiting: there.inPlay.filter((card) => isWaiting(game, card)).map(({ id }) => id),
    touchable: ids.filter((id) => cardStateOf(id).is === 'legal'),
    chosenCards: ids.filter((id) => cardStateOf(id).is === 'chosen'),
    ...handlers,
  };
}

/** A clock, and whose time it counts. */
export type BarClock = { readonly of: LocalClock; readonly seat: number };

/** Somebody must answer now: not whoever plays an own turn, and nobody while all choose their characters. */
function isPressed({ table }: GameState, seat: number): boolean {
  if (!table.asked.includes(seat) || table.turn.number === 0) return false;
  return table.turn.seat !== seat || table.resolving.length > 0;
}

/** The clock of whoever decides: mine when I am asked, else the first one's. */
export function clockOf({ scene, bar }: TableModel): BarClock | undefined {
  const { game, company } = scene;
  const { asked } = game.table;
  const seat =
    company.me !== null && asked.includes(company.me) && (bar.isAsked || bar.isMyPlay) ? company.me : asked[0];
  return seat === undefined ? undefined : { of: game.clock, seat };
}

/** Answers that can be given in advance: one for each name in the hand that may stop a shot or return fire. */
export function armChoices(
  { table, scene, isMyTurn }: Pick<TableModel, 'table' | 'scene' | 'isMyTurn'>,
  armed: readonly Armed[],
): readonly ArmChoice[] {
  const { game, vocabulary } = scene;
  const { words, cardName } = vocabulary;
  if (!isStillPlaying(table) || isMyTurn || game.table.outcome !== null) return [];
  const declined = armedIn(game.table.turn.number, armed).filter((one) => one.kind === 'offer');
  const names = [...new Set((game.own?.hand ?? []).map(({ card }) => card))];
  const arm = (card: string): Armed => ({ kind: 'card', card });
  const passes = declined.map((one) => ({ arm: one, label: words.stage.armPass(one.name) }));
  const answers = names.flatMap((card): ArmChoice[] => {
    const facts = cardFacts(card);
    if (facts.dodges === true) return [{ arm: arm(card), label: words.armShot(cardName(card)) }];
    if (facts.returnsFire === true) return [{ arm: arm(card), label: words.armFire(cardName(card)) }];
    return [];
  });
  return [...passes, ...answers];
}
