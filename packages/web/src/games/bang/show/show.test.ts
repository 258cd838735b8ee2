import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../dev/local-table.ts';
import type { GameState } from '../wire.ts';
import { loadContents } from '../cards/book.ts';
import { Show, type Shown } from './show.ts';

const SETS = ['base', 'dodge-city'];
const ROWS = ['base', 'gold-rush', 'armed-and-dangerous', 'great-train-robbery'];
await loadContents(ROWS);

const FRAME = 16;
const LOOKS = ['back false', 'turning false', 'open false', 'open true'];

function gameOf(table: LocalTable): GameState {
  const { game } = table.state;
  if (game === null) throw new Error('no game');
  return game;
}

/** A table of bots that play at random, seen from seat 0. */
function table(seed: string, until: string | null = null, sets: readonly string[] = SETS): LocalTable {
  return new LocalTable({ players: 5, seed, sets, options: [], skip: 20, until });
}

/** All that is seen of a step, frame by frame, until it has been shown. */
function framesOf(show: Show, from: number): { readonly frames: readonly Shown[]; readonly end: number } {
  const frames = [show.shown];
  let now = from;
  while (show.nextAt !== undefined && frames.length < 2000) {
    now += FRAME;
    show.tick(now);
    frames.push(show.shown);
  }
  return { frames, end: now };
}

/** Lets the others play, and shows each step in full. */
function watch(
  seed: string,
  steps: number,
  look: (frames: readonly Shown[], live: GameState) => void,
  sets?: readonly string[],
): void {
  const played = table(seed, null, sets);
  const show = new Show(gameOf(played), 0, 'brisk');
  let now = 1000;
  for (let step = 0; step < steps && gameOf(played).table.outcome === null; step++) {
    played.step(true);
    const live = gameOf(played);
    show.take(live, now, false);
    const { frames, end } = framesOf(show, now);
    look(frames, live);
    if (frames.at(-1)?.isHalted === true) show.watch(Number.POSITIVE_INFINITY);
    now = end + 5000;
  }
}

describe('The show', () => {
  it('ends with the state that the server has told, and tells every line once, in order', () => {
    watch('ends', 120, (frames, live) => {
      const last = frames.at(-1);
      if (last?.isHalted === true) return;
      expect(last?.game).toBe(live);
      const lines = frames.map(({ game }) => game.log.length);
      expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    });
  });

  it('rolls the train from station to station, and has tokens counted when they land', () => {
    const at = ({ game }: Shown) => Number(game.table.memory['locomotive-at'] ?? 1);
    let rolled = 0;
    let flown = 0;
    const look = (frames: readonly Shown[], live: GameState) => {
      const last = frames.at(-1);
      if (last?.isHalted !== true) expect(last?.game).toBe(live);
      const moved = frames.findIndex((frame) => at(frame) > at(frames[0] ?? frame));
      // It moves before its line may be read.
      if (moved > 0 && frames[moved]?.game.log.length === frames[moved - 1]?.game.log.length) rolled += 1;
      flown += frames.filter(({ flights }) => flights.some(({ token }) => token !== undefined)).length;
    };
    watch('trains', 160, look, ROWS);
    expect(rolled).toBeGreaterThan(0);
    expect(flown).toBeGreaterThan(0);
  });

  it('shows a draw! face down, then turning, then open, then judged, and among the discards only after that', () => {
    let whole = 0;
    for (const seed of ['draw 1', 'draw 2', 'draw 3']) {
      watch(seed, 150, (frames) => {
        const drawn = frames.filter(({ staged }) => staged?.of.event.type === 'turned');
        const [first] = drawn;
        if (first?.staged == null || first.staged.cards.length !== 1) return;
        const [card] = first.staged.cards;
        const key = first.staged.key;
        const mine = drawn.filter(({ staged }) => staged?.key === key);
        const looks = mine.map(({ staged }) => `${staged?.look} ${String(staged?.isJudged)}`);
        const seenLooks = [...new Set(looks)];
        // A question to me may cut its beginning, never its order.
        expect(LOOKS.slice(-seenLooks.length)).toEqual(seenLooks);
        whole += seenLooks.length === LOOKS.length ? 1 : 0;
        for (const { game, staged } of mine) {
          expect(game.table.discardPile.some(({ id }) => id === card?.id)).toBe(false);
          expect(game.log.some((one) => one.key === key)).toBe(staged?.isJudged);
        }
      });
    }
    expect(whole).toBeGreaterThan(2);
  });

  it('has no card in two places: in flight, on the stage, or among the discards', () => {
    watch('places', 150, (frames) => {
      for (const { game, flights, staged, lying } of frames) {
        const flying = flights.flatMap(({ card }) => card?.id ?? []);
        const onStage = staged?.cards.map(({ id }) => id) ?? [];
        const hidden = new Set(lying.map(({ id }) => id));
        const discarded = game.table.discardPile.map(({ id }) => id).filter((id) => !hidden.has(id));
        const all = [...flying, ...onStage.filter((id) => !flying.includes(id)), ...discarded];
        expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
      }
    });
  });

  it('waits for nobody who falls', () => {
    let falls = 0;
    watch('falls', 250, (frames) => {
      for (const { effects, game } of frames) {
        const fallen = effects.filter(({ kind }) => kind === 'fall' || kind === 'role' || kind === 'stone');
        falls += fallen.length;
        expect(fallen.filter(({ seat }) => game.table.asked.includes(seat))).toEqual([]);
      }
    });
    expect(falls).toBeGreaterThan(5);
  });

  it('keeps no question to me back longer than a second, and asks me to play once my cards are there', () => {
    let asked = 0;
    const played = table('asked');
    const show = new Show(gameOf(played), 0, 'calm');
    let now = 1000;
    for (let step = 0; step < 200 && gameOf(played).table.outcome === null; step++) {
      const before = gameOf(played).ask?.id;
      played.step(true);
      const live = gameOf(played);
      show.take(live, now, false);
      const kind = live.ask?.question?.kind;
      if (kind !== undefined && live.ask?.id !== before) {
        asked += 1;
        const { ask, own } = show.shown.game;
        if (ask !== null && kind === 'play') expect(new Set(own?.hand)).toEqual(new Set(live.own?.hand));
        now += 1000 + FRAME;
        show.tick(now);
        expect(show.shown.game.ask).toBe(live.ask);
      }
      if (show.shown.isHalted) show.watch(Number.POSITIVE_INFINITY);
      now += 100;
    }
    expect(asked).toBeGreaterThan(5);
  });

  it('shows what passed while nobody looked, once that is wished for and nobody waits for me', () => {
    const played = table('away');
    const show = new Show(gameOf(played), 0, 'quick');
    const before = gameOf(played).log.length;
    let now = 1000;
    while ((show.shown.passed?.lines ?? 0) < 8 || gameOf(played).ask?.question !== undefined) {
      played.step(true);
      show.take(gameOf(played), (now += 400), true);
      expect(show.shown.game).toBe(gameOf(played));
    }
    const { passed } = show.shown;
    expect(passed).toMatchObject({ lines: gameOf(played).log.length - before, mayWatch: true });
    show.rewatch(now);
    expect(show.shown.game.log.length).toBeLessThan(gameOf(played).log.length);
    const { frames } = framesOf(show, now);
    expect(frames.at(-1)?.game).toBe(gameOf(played));
    expect(frames.at(-1)?.passed).toBeUndefined();
  });

  it('waits after my own death, whatever else happens, until I say how to go on', () => {
    for (let seed = 0; seed < 12; seed++) {
      const played = table(`death ${seed}`);
      const show = new Show(gameOf(played), 0, 'quick');
      let now = 1000;
      for (let step = 0; step < 900 && gameOf(played).table.outcome === null; step++) {
        played.step(true);
        show.take(gameOf(played), now, false);
        now += 400;
        show.tick(now);
        if (show.shown.isHalted) break;
      }
      if (!show.shown.isHalted) continue;
      for (let step = 0; step < 30; step++) played.step(true);
      show.take(gameOf(played), now, false);
      now += 60_000;
      show.tick(now);
      expect(show.shown.game.table.seats[0]?.presence).toBe('out');
      expect(show.shown.isHalted).toBe(true);
      show.watch(4);
      show.tick(now + FRAME);
      expect(show.shown.isHalted).toBe(false);
      show.watch(0);
      const { game } = show.shown;
      show.take(gameOf(played), now, true);
      show.tick(now + 60_000);
      expect(show.shown).toMatchObject({ watching: 0, isHalted: false, isBehind: true });
      expect(show.shown.game.log).toBe(game.log);
      show.watch(Number.POSITIVE_INFINITY);
      expect(show.shown.game).toBe(gameOf(played));
      return;
    }
    throw new Error('nobody died');
  });

  it('cuts what has piled up, and shows nothing of what happened while nobody looked', () => {
    const played = table('hidden');
    const show = new Show(gameOf(played), null, 'brisk');
    for (let step = 0; step < 60; step++) played.step(true);
    show.take(gameOf(played), 1000, true);
    expect(show.shown.game).toBe(gameOf(played));
    for (let step = 0; step < 60; step++) {
      played.step(true);
      show.take(gameOf(played), 1000 + step * 10, false);
    }
    const { frames } = framesOf(show, 2000);
    expect(frames.length * FRAME).toBeLessThan(12_000);
    expect(frames.at(-1)?.game).toBe(gameOf(played));
  });
});
