import {
  action,
  andThen,
  type Answer,
  ask,
  type CardDefinition,
  type CardId,
  cardId,
  cardIn,
  choice,
  definitionOf,
  event,
  faceOf,
  type Game,
  handSize,
  listNeeds,
  type Move,
  needsNode,
  needsWithin,
  NO_CARD,
  NO_FACE,
  oneOf,
  playCard,
  type Procedure,
  type Question,
  question,
  type Refusal,
  refuse,
  report,
  type SeatId,
  seatOf,
  seatThat,
  type SlotNeed,
  useInTurn,
  whyNotFilled,
  whyNotNamed,
  whyUsedUp,
} from '../../../core.ts';

const SLUG = 'dorothy-rage';

/**
 * Once a turn its player names another player, a card, and whatever the card needs. Who holds it plays it as in a turn of
 * their own; who does not shows the whole hand (WWS-DOROTHY-01 to -09-Q).
 */
export const dorothyRage = event('Dorothy Rage', {
  action: action({
    traits: { orders: true },
    why: (game) => whyUsedUp(game, SLUG, { most: 1, ruling: 'WWS-DOROTHY-04-Q' }),
    needs: { whom: seatThat(whyNotOrdered) },
    *run(game, { by }, { whom }) {
      useInTurn(game, SLUG);
      const named = yield* ask(game, by, () => orderQuestion(game, whom));
      if (named === null) return;
      const { as, ...needs } = named;
      const use = cardIn(game.book, String(as));
      report(game, 'ordered', { seat: by, target: whom, detail: { card: use.slug, ...needs } });
      const answer = yield* ask(game, whom, () => orderedQuestion(game, { by, whom, use, needs }));
      if (answer?.['do'] === 'play') yield* obey(game, { by, whom, use, needs }, answer);
      else showHand(game, whom);
    },
  }),
});

type Order = {
  readonly by: SeatId;
  readonly whom: SeatId;
  readonly use: CardDefinition;
  readonly needs: Answer;
};

function whyNotOrdered(game: Game, { by }: Move, whom: SeatId): Refusal | undefined {
  if (whom === by) return refuse('notOneself', { ruling: 'WWS-DOROTHY-01' });
  if (handSize(game, whom) === 0) return refuse('nothingThere', { ruling: 'WWS-DOROTHY-01' });
  return whyNotFilled(game, forced(whom), orderNeeds);
}

const ORDERS = { deed: { orders: true } };

/** What they are to play, and at whom. */
function orderQuestion(game: Game, whom: SeatId): Question<Answer> {
  return question('order', { ...ORDERS, seat: whom }, needsNode(game, forced(whom), orderNeeds) ?? choice('as', []));
}

/** Which card, and what that card needs. */
const orderNeeds = listNeeds({
  as: andThen(
    oneOf(
      'card',
      ({ book }) => book.mainDeck,
      (game, { by }, value) => whyNotNamed(game, by, cardIn(game.book, String(value))),
    ),
    (game, { by }, value) => needsWithin(targetsOf(game, by, cardIn(game.book, String(value))), named),
  ),
});

/** What is chosen for a card besides cards of the hand and extras, which nobody else can choose (WWS-DOROTHY-07-Q, WWS-MIX-10-Q). */
function targetsOf(game: Game, by: SeatId, card: CardDefinition): readonly SlotNeed[] {
  return needsOf(game, by, card).filter(({ need }) => !('from' in need) && need.isExtra !== true);
}

function needsOf(game: Game, by: SeatId, { needs, needsNow }: CardDefinition): readonly SlotNeed[] {
  return needsNow?.(game, by) ?? needs;
}

/** WWS-DOROTHY-03: distances and all else are those of who is made to play it. */
function forced(whom: SeatId): Move {
  return { by: whom, card: NO_CARD, face: NO_FACE, as: '', chosen: {} };
}

/** The move of the card that has been named. */
function named(_game: Game, { chosen: { as, ...chosen }, ...move }: Move): Move {
  return { ...move, as: String(as), chosen };
}

/** Asked in any case: whether the card is held is nobody's to know before. */
function orderedQuestion(game: Game, order: Order): Question<Answer> {
  const { whom, use, by } = order;
  const copies = seatOf(game, whom).hand.filter((card) => definitionOf(game, card) === use);
  const why = (card: CardId) => whyNotFilled(game, moveOf(game, order, card), handNeeds(game, order));
  const mayPlay = copies.some((card) => why(card) === undefined);
  const options = choice('do', ['play', 'show'], {
    why: (what) => {
      if (what === 'play') return mayPlay ? undefined : refuse('noSuchCard', { ruling: 'WWS-DOROTHY-02' });
      return mayPlay ? refuse('mustPlay', { ruling: 'WWS-DOROTHY-03' }) : undefined;
    },
    next: (what) =>
      what === 'show'
        ? undefined
        : choice('card', copies, {
            why,
            next: (card) => needsNode(game, moveOf(game, order, card), handNeeds(game, order)),
          }),
  });
  return question('ordered', { by, card: use.slug }, options);
}

/** What its player alone can choose for a card. */
function handNeeds(game: Game, { whom, use }: Order): readonly SlotNeed[] {
  return needsOf(game, whom, use).filter(({ need }) => 'from' in need);
}

function moveOf(game: Game, { by, whom, use, needs }: Order, card: CardId): Move {
  return { by: whom, card, face: faceOf(game, card).id, as: use.slug, chosen: needs, orderedBy: by };
}

function obey(game: Game, order: Order, { do: _, card, ...costs }: Answer): Procedure {
  const move = moveOf(game, order, cardId(Number(card)));
  return playCard(game, { ...move, chosen: { ...order.needs, ...costs } });
}

function showHand(game: Game, seat: SeatId): void {
  const { hand } = seatOf(game, seat);
  if (hand.length > 0) report(game, 'shown', { seat, cards: hand });
}
