import { keyFromSeed, randomFrom, below } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { LocalDuel } from '../../dev/local-duel.ts';
import { answerOf, BLANK, type Draft, goOn, type Option, touch } from '../../frame/draft.ts';
import type { Composer } from '../../frame/use-composer.ts';
import { pack as english } from '../../text/en.ts';
import { vocabularyOf, type Vocabulary } from '../../text/vocabulary-of.ts';
import { duelModel } from './duel-model.ts';
import { cardsSeen, fightersIn } from './scene.ts';
import type { DuelGame } from './wire.ts';

const GAMES = 12;
const MOST_PRESSES = 60;
const nothing = () => {};

describe('Whatever is asked in random Duels', () => {
  it('can be answered by what is lit and what the bar offers', async () => {
    const own = await english.more['duel']?.();
    if (own === undefined) throw new Error('there are no words of The Duel');
    const vocabulary = vocabularyOf('en', { ...english, base: own.data });
    const wrong: string[] = [];
    let asked = 0;
    for (let game = 0; game < GAMES; game++) {
      const duel = new LocalDuel({ seed: `every question ${game}`, skip: 0, until: null });
      const dice = randomFrom(keyFromSeed(`presses ${game}`));
      for (; duel.state.table.outcome === null; duel.step(true)) {
        if (duel.state.ask === null) continue;
        asked += 1;
        const problem = problemWith(duel.state, vocabulary, (most) => below(dice, most));
        if (problem !== undefined) wrong.push(`game ${game}: ${problem}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });
});

/** Presses anything that leads on until the answer is whole. */
function problemWith(game: DuelGame, vocabulary: Vocabulary, dice: (most: number) => number): string | undefined {
  let draft = BLANK;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const ways = waysOn(game, vocabulary, draft);
    if (ways === 'whole') return undefined;
    const next = ways[dice(Math.max(1, ways.length))];
    if (next === undefined) return `${game.ask?.question?.kind}: no way on after ${JSON.stringify(draft)}`;
    if (next === 'sent') return undefined;
    draft = next;
  }
  return undefined; // it only changed its mind too often
}

function waysOn(game: DuelGame, vocabulary: Vocabulary, draft: Draft): readonly (Draft | 'sent')[] | 'whole' {
  const root = game.ask?.question?.options;
  if (root === undefined) return 'whole';
  const answer = answerOf(root, draft);
  if (answer !== undefined) return 'whole';
  const ways: (Draft | 'sent')[] = [];
  const press = ({ steps }: Option) => ways.push(goOn(root, { ...draft, steps, picks: [] }));
  const composer: Composer = {
    draft,
    answer,
    why: undefined,
    isSending: false,
    touch: nothing,
    giveBack: nothing,
    drop: nothing,
    dropOn: nothing,
    ask: nothing,
    press,
    finish: () => ways.push('sent'),
    begin: nothing,
    back: nothing,
    commit: nothing,
  };
  const scene = { game, company: { names: ['Nell', 'Tomás'], me: 0 }, vocabulary, seen: cardsSeen(game) };
  const deeds = { onFighter: nothing, onCard: nothing, onRead: nothing };
  const { bar, choice, cardStateOf, fighterStateOf } = duelModel(scene, composer, false, deeds);
  // At my own play any card could be taken instead: that is no way on.
  const isBegun = draft.steps.length > 0 && bar.isMyPlay;
  for (const { id } of fightersIn(game))
    if (fighterStateOf(id).is === 'legal') ways.push(...touched(touch(root, draft, { kind: 'fighter', fighter: id })));
  for (const id of scene.seen.keys()) {
    const isInstead =
      isBegun && game.own?.hand.some((card) => Number(card.id) === id) === true && draft.picks.length === 0;
    if (!isInstead && cardStateOf(id).is === 'legal') ways.push(...touched(touch(root, draft, { kind: 'card', id })));
  }
  for (const { onPress } of [...choice, ...bar.buttons]) onPress();
  if (!isBegun) bar.end?.onPress();
  return ways;
}

function touched(found: ReturnType<typeof touch>): readonly Draft[] {
  return found !== undefined && 'draft' in found ? [found.draft] : [];
}
