import { type BangPosition, bangRules, cardId, definitionSeen, seatId } from '@dustup/bang';
import { type Answer, isSelection, keyFromSeed, legalValues, Position, type Slot } from '@dustup/kernel';
import { sliceOf } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { nextDecision } from '../play-out.ts';
import { randomBot } from '../random-bot.ts';
import { Reading } from './reading.ts';
import { ruleBot } from './rule-bot.ts';

/** Of ten thousand in `npm run test:long`. */
const GAMES = sliceOf(10_000, 2_000);
const BLOCK = 200;

function begin(players: number, seed: string): BangPosition {
  return Position.begin(bangRules, { players, sets: ['base'] }, keyFromSeed(seed), { forkable: false });
}

function slotOf(slot: Slot | undefined, value: Answer[string] | undefined): Slot | undefined {
  if (slot === undefined || isSelection(slot) || value === undefined || typeof value === 'object') return undefined;
  return slot.next?.(value);
}

/** Everybody whom this play could have been aimed at, when it is a shot at one seat. */
function targetsOfShot(position: BangPosition, seat: number, answer: Answer): readonly number[] {
  const { card, as, at, do: what } = answer;
  if (what !== 'play' || at === undefined || typeof card !== 'number') return [];
  const view = position.view(seat);
  if (as === undefined && definitionSeen(view, cardId(card))?.traits.shoots !== 'one') return [];
  const cardSlot = slotOf(position.firstOpen?.question.options, what);
  const first = slotOf(cardSlot, card);
  const atSlot = as === undefined ? first : slotOf(first, as);
  return atSlot === undefined || isSelection(atSlot) ? [] : legalValues(atSlot).map(Number);
}

describe('The rule bot in whole games', () => {
  it(`shoots nobody it holds for its own side in ${GAMES} games`, () => {
    const bots = Array.from({ length: 7 }, (_, seat) => ruleBot(seat));
    const judge = new Reading();
    let shots = 0;
    for (let game = 0; game < GAMES; game++) {
      const position = begin(4 + (game % 4), `own side ${game}`);
      while (!position.isOver) {
        const [seat, answer] = nextDecision(position, bots);
        const targets =
          answer['do'] === 'play' && position.firstOpen?.question.kind === 'play'
            ? targetsOfShot(position, seat, answer)
            : [];
        if (targets.length > 1) {
          shots += 1;
          judge.read(position.view(seat));
          judge.readOthers();
          const chance = judge.ally[Number(answer['at'])] ?? 0;
          if (chance > 0.5)
            throw new Error(`game ${game}: seat ${seat} shoots ${String(answer['at'])}, an ally with ${chance}`);
        }
        position.accept(seat, answer);
      }
    }
    expect(shots).toBeGreaterThan(GAMES * 3);
  });

  it('gives only answers that are allowed', () => {
    const bots = Array.from({ length: 7 }, (_, seat) => ruleBot(seat));
    for (let game = 0; game < BLOCK; game++) {
      const position = begin(4 + (game % 4), `allowed ${game}`);
      while (!position.isOver) {
        const [seat, answer] = nextDecision(position, bots);
        expect(position.answer(seat, answer)).toBeUndefined();
      }
    }
  });

  it('beats random bots from every seat', () => {
    const wins = { rule: 0, random: 0 };
    for (let game = 0; game < BLOCK * 2; game++) {
      for (const who of ['rule', 'random'] as const) {
        const hero = game % 5;
        const bots = Array.from({ length: 5 }, (_, seat) =>
          seat === hero && who === 'rule' ? ruleBot(seat) : randomBot(seat + game),
        );
        const position = begin(5, `hero ${game}`);
        while (!position.isOver) position.accept(...nextDecision(position, bots));
        if (position.state.outcome?.winners.includes(seatId(hero)) === true) wins[who] += 1;
      }
    }
    expect(wins.rule).toBeGreaterThan(wins.random * 1.2);
  });
});
