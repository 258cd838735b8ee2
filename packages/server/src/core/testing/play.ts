import { type Dice, diceFrom, randomAnswer } from '@dustup/bots';
import { type Answer, INTERJECT } from '@dustup/kernel';
import { decodeAsk, type HouseWish } from '@dustup/protocol';
import type { CoreWorld } from './core-world.ts';
import type { TestClient } from './test-client.ts';

/** A house in which nothing waits. */
export const QUICK: HouseWish = { players: 4, pace: 'fast', clock: null };

/** A table with these people in its first seats; the first is its host. */
export function seatPeople(world: CoreWorld, names: readonly string[], house: HouseWish = QUICK): TestClient[] {
  const people = names.map((name) => world.guest(name));
  const [host, ...others] = people;
  host?.send({ t: 'create', house });
  for (const one of others) {
    one.send({ t: 'enter', code: host?.table?.code ?? '' });
    one.send({ t: 'sit' });
  }
  return people;
}

/** As `seatPeople`, and the game has begun; bots sit in the other seats. */
export function playingPeople(world: CoreWorld, names: readonly string[], house: HouseWish = QUICK): TestClient[] {
  const people = seatPeople(world, names, house);
  people[0]?.send({ t: 'start', fill: 'rule' });
  return people;
}

/** A legal answer of somebody who is asked, or undefined. */
export function someAnswer({ game }: TestClient, dice: Dice): Answer | undefined {
  if (game?.ask == null) return undefined;
  const { question } = decodeAsk(game.ask);
  return question === undefined ? undefined : randomAnswer(question.options, dice);
}

/** Whoever is asked first. */
export function askedAmong(people: readonly TestClient[]): TestClient {
  const asked = people.find(({ game }) => game?.ask?.question !== undefined);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

/** Everybody from a new connection, at the table again. */
export function comeBack(world: CoreWorld, people: readonly TestClient[]): TestClient[] {
  const back = people.map((one) => world.again(one));
  for (const one of back) one.send({ t: 'enter', code: people[0]?.table?.code ?? '' });
  return back;
}

/** What somebody may do while another is asked, or undefined. */
export function someInterjection({ game }: TestClient, dice: Dice): Answer | undefined {
  if (game?.ask == null) return undefined;
  const [offer] = decodeAsk(game.ask).standing;
  return offer && { [INTERJECT]: offer.kind, ...randomAnswer(offer.options, dice) };
}

/** Plays at chance until the game is over, or so many answers are given. Returns how many were. */
export function playAtChance(world: CoreWorld, people: readonly TestClient[], seed: number, most = 2000): number {
  const dice = diceFrom(seed);
  for (let answers = 0; answers < most; ) {
    const next = people.find((one) => one.game?.ask?.question !== undefined);
    const answer = next && someAnswer(next, dice);
    if (next !== undefined && answer !== undefined) {
      const re = next.answer(answer);
      answers += 1;
      world.advance(next.replyTo(re) === undefined ? LONGEST_HOLD : BETWEEN);
      continue;
    }
    const before = world.story.length;
    world.advance(LONGEST_HOLD);
    if (world.story.length === before) return answers;
  }
  return most;
}

/** Nobody is faster than the limit of messages. */
const BETWEEN = 250;
const LONGEST_HOLD = 2500;
