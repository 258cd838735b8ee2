import { duelRules, type State } from '@dustup/duel';
import { type Dice, diceFrom } from '@dustup/bots';
import type { HouseWish } from '@dustup/protocol';
import { redealDuel } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { someAnswer } from './testing/play.ts';
import { type Deed, difference, script, type Side, takenUpAgain } from './testing/two-sides.ts';

const PEOPLE = ['Ann', 'Ben'];
const HOUSE: HouseWish = { game: 'duel', pace: 'human', clock: { decision: 20, bank: 3600 } };
const SPECTATOR = PEOPLE.length;

type DuelSide = Side<State>;

/** A Duel played for a while and taken up again at the beginning of its newest turn, changed as `change` says. */
function duelTakenUp(seed: string, answers: number, change: (state: State) => State): DuelSide | undefined {
  return takenUpAgain<State>({
    seed,
    names: PEOPLE,
    house: HOUSE,
    answers,
    copy: (state) => duelRules.copy(state),
    change,
  });
}

function playOn(side: DuelSide, viewer: number, seed: number) {
  return script(side, { viewer, dice: diceFrom(seed), answer: someAnswer, besides });
}

/** What a viewer does that is no answer: they look again, or are late. */
function besides(_moment: number, viewer: number, dice: Dice): { deed: Deed<State> | undefined; pause: number } {
  const what = dice.below(5);
  const pause = what === 2 ? 21_000 : 200 + dice.below(1500);
  const DEEDS: readonly Deed<State>[] = [
    ({ people }) => people[viewer]?.send({ t: 'sync' }),
    ({ people }) => people[viewer]?.answer({ do: 'end' }, { ask: 1 }),
  ];
  return { deed: DEEDS[what], pause };
}

function textsOf({ people }: DuelSide, viewer: number): string[] {
  return (people[viewer]?.texts ?? []).map(({ text }) => text);
}

/** The same Duel, with everything dealt anew that the viewer does not get to see in it. */
function elsewhere(
  seed: string,
  answers: number,
  viewer: number,
  here: DuelSide,
  named: Set<number>,
): DuelSide | undefined {
  const texts = textsOf(here, viewer);
  const seen = texts.flatMap((text) => [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)));
  const kept = {
    known: new Set([...seen, ...named]),
    areReservesSeen: texts.some((text) => /^\{"t":"step".*"type":"(entered|fightersChosen)"/.test(text)),
    chosen: new Set<number>(),
    isChanceUsed: true,
  };
  return duelTakenUp(seed, answers, (state) =>
    redealDuel(duelRules.copy(state), viewer === SPECTATOR ? null : viewer, kept, diceFrom(answers + viewer)),
  );
}

describe('What somebody at a Duel is sent', () => {
  it('does not hang on what he cannot see: every byte and every moment of it', () => {
    let messages = 0;
    let games = 0;
    for (let number = 0; number < 12; number++) {
      const viewer = number % 3;
      const [seed, answers] = [`duel leaks ${number}`, 2 + number * 2];
      const here = duelTakenUp(seed, answers, (state) => state);
      if (here === undefined) continue;
      const { deeds, named } = playOn(here, viewer, number);
      const there = elsewhere(seed, answers, viewer, here, named);
      if (there === undefined) throw new Error('it does not go on there');
      for (const deed of deeds) deed(there);
      expect(JSON.stringify(there.state)).not.toBe(JSON.stringify(here.state));
      expect(difference(here, there, viewer)).toBeUndefined();
      games += 1;
      messages += here.people[viewer]?.texts.length ?? 0;
    }
    expect(games).toBeGreaterThan(5);
    expect(messages).toBeGreaterThan(100);
  });

  it('does, where he can: the test would find a leak', () => {
    const [seed, answers] = ['duel leaks 4', 10];
    const here = duelTakenUp(seed, answers, (state) => state);
    const there = here && elsewhere(seed, answers, 0, here, new Set());
    if (here === undefined || there === undefined) throw new Error('no game');
    expect(difference(here, there, 0)).toBeUndefined();
    expect(difference(here, there, 1)).toBeDefined();
  });
});
