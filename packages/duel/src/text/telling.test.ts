import { diceFrom, randomAnswer } from '@dustup/bots';
import { digestOf, isSelection, keyFromSeed, Position, type Refusal, type Slot } from '@dustup/kernel';
import { LANGUAGES, plainText } from '@dustup/words';
import { readGameStoryteller } from '@dustup/words/files';
import { describe, expect, it } from 'vitest';
import { type DuelEvent, EVENT_TYPES } from '../events.ts';
import { duelRules } from '../rules.ts';
import { cardId, seatId } from '@dustup/tabletop';
import { fighterId } from '../ids.ts';

const NAMES = ['Nell', 'Tomás'];
const watcher = { names: NAMES, you: null };
const nell = { names: NAMES, you: 0 };

/** What is left over when a message lacks something: a brace, a gap, a word nobody has written. */
const GAPS = /[{}]|undefined| {2}| \.|:\s*\./;

function reasonsIn(slot: Slot, found: Map<string, Refusal>): void {
  if (isSelection(slot)) return;
  for (const value of slot.candidates) {
    const why = slot.why?.(value);
    if (why !== undefined) found.set(why.refused, why);
    else {
      const next = slot.next?.(value);
      if (next !== undefined) reasonsIn(next, found);
    }
  }
}

describe.each(LANGUAGES)('The Duel told in %s', (language) => {
  const teller = readGameStoryteller(language, 'duel');
  const tell = (event: DuelEvent, company = watcher) => plainText(teller.event(event, company));

  it('has words for all that happens, is asked and is refused in some games', () => {
    const reasons = new Map<string, Refusal>();
    for (let game = 0; game < 6; game++) {
      const seed = `told ${game}`;
      const dice = diceFrom(digestOf(seed));
      const events: DuelEvent[] = [];
      const position = Position.begin(duelRules, {}, keyFromSeed(seed), { listener: (event) => events.push(event) });
      for (let asked = position.firstOpen; asked !== undefined; asked = position.firstOpen) {
        const { kind, about, options } = asked.question;
        expect(teller.has(`questions.${kind}`), kind).toBe(true);
        expect(plainText(teller.question({ kind, about }, nell)), kind).not.toMatch(GAPS);
        reasonsIn(options, reasons);
        position.accept(asked.seat, randomAnswer(options, dice));
      }
      for (const event of events) {
        expect(tell(event), event.type).not.toMatch(GAPS);
        const seen = duelRules.redact(event, 1);
        expect(tell(seen), event.type).not.toMatch(GAPS);
      }
    }
    for (const [name, why] of reasons) {
      expect(teller.has(`refusals.${name}`), name).toBe(true);
      expect(plainText(teller.refusal(why)), name).not.toMatch(GAPS);
    }
    for (const type of EVENT_TYPES) expect(teller.has(`tells.${type}`), type).toBe(true);
  });
});

describe('The Duel in English', () => {
  const teller = readGameStoryteller('en', 'duel');
  const tell = (event: DuelEvent) => plainText(teller.event(event, nell));
  const [own, other] = [seatId(0), seatId(1)];
  const colt = { id: cardId(1), card: 'colt', symbol: 'barrel', back: 'law' } as const;

  it('says who did what to which fighter', () => {
    const at = { fighter: fighterId(2), character: 'sid-curry' };
    expect(tell({ type: 'lifeLost', ...at, count: 1, detail: { life: 2 } })).toBe('Sid Curry loses 1 life: 2 left.');
    expect(tell({ type: 'swapped', seat: other, ...at, detail: { by: 1 } })).toBe(
      'Tomás moves their token: Sid Curry steps in front.',
    );
    expect(tell({ type: 'swapped', seat: other, ...at, detail: { by: 0 } })).toBe(
      'Tomás’s token moves: Sid Curry steps in front.',
    );
    expect(tell({ type: 'struck', seat: own, ...at, detail: { as: null, shooter: 0, foe: 'wild-bill' } })).toBe(
      'Wild Bill shoots at Sid Curry.',
    );
    expect(tell({ type: 'drew', seat: other, backs: { law: 0, outlaws: 2 } })).toBe('Tomás draws 2 cards.');
    expect(tell({ type: 'revealed', seat: own, cards: [colt] })).toBe('You reveal Colt: Barrel.');
  });
});
