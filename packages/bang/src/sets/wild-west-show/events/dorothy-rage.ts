import {
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
  refuse,
  report,
  type SeatId,
  seatIn,
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
  action: {
    traits: { orders: true },
    why: (game) => whyUsedUp(game, SLUG, { most: 1, ruling: 'WWS-DOROTHY-04-Q' }),
    needs: () => orderNeeds,
    *run(game, move) {
      const { by } = move;
      const { whom: _, as: name, ...needs } = move.chosen;
      const whom = seatIn(move, 'whom');
      const use = cardIn(game.book, String(name));
      useInTurn(game, SLUG);
      report(game, 'ordered', { seat: by, target: whom, detail: { card: use.slug, ...needs } });
      const answer = yield* ask(game, whom, () => orderQuestion(game, { by, whom, use, needs }));
      if (answer?.['do'] === 'play') yield* obey(game, { by, whom, use, needs }, answer);
      else showHand(game, whom);
    },
  },
});

type Order = {
  readonly by: SeatId;
  readonly whom: SeatId;
  readonly use: CardDefinition;
  readonly needs: Answer;
};

/** Whom, which card, and what that card needs. */
const orderNeeds = listNeeds({
  whom: seatThat((game, { by }, seat) => {
    if (seat === by) return refuse('notOneself', { ruling: 'WWS-DOROTHY-01' });
    return handSize(game, seat) > 0 ? undefined : refuse('nothingThere', { ruling: 'WWS-DOROTHY-01' });
  }),
  as: andThen(
    oneOf(
      'card',
      ({ book }) => book.mainDeck,
      (game, move, value) => whyNotNamed(game, seatIn(move, 'whom'), cardIn(game.book, String(value))),
    ),
    (game, { by }, value) => targetsOf(game, by, cardIn(game.book, String(value))),
  ),
});

/** What is chosen for a card besides cards of the hand and extras, which nobody else can choose (WWS-DOROTHY-07-Q, WWS-MIX-10-Q). */
function targetsOf(game: Game, by: SeatId, card: CardDefinition): readonly SlotNeed[] {
  const targets = needsOf(game, by, card).filter(({ need }) => !('from' in need) && need.isExtra !== true);
  return needsWithin(targets, forced);
}

function needsOf(game: Game, by: SeatId, { needs, needsNow }: CardDefinition): readonly SlotNeed[] {
  return needsNow?.(game, by) ?? needs;
}

/** WWS-DOROTHY-03: distances and all else are those of who is made to play it. */
function forced(_game: Game, move: Move): Move {
  const { whom: _, as, ...needs } = move.chosen;
  return { by: seatIn(move, 'whom'), card: NO_CARD, face: NO_FACE, as: String(as), chosen: needs };
}

/** Asked in any case: whether the card is held is nobody's to know before. */
function orderQuestion(game: Game, order: Order): Question<Answer> {
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
