import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableState } from './wire.ts';
import { LocalTable } from '../../dev/local-table.ts';
import { pack as english } from '../../text/en.ts';
import { pack as italian } from '../../text/it.ts';
import { vocabularyOf } from '../../text/vocabulary-of.ts';
import { Speaking } from '../../text/vocabulary.tsx';
import { barModel } from './bar-model.ts';
import { companyOf } from '../../frame/company.ts';
import { cardsSeen } from './company.ts';
import { BLANK } from '../../frame/draft.ts';
import type { Scene } from './move-sentence.ts';
import { sayPlainly } from './move-sentence.ts';
import { SeatBox, type SeatProps } from './seat.tsx';
import { armChoices } from './table-model.ts';
import type { Composer } from '../../frame/use-composer.ts';

type Held = NonNullable<TableState['info']['seats'][number]>;

const wishes = { players: 4, seed: 'absence', sets: ['base'], options: [], skip: 0, until: 'play' };
const whole = new LocalTable(wishes).getState();
const { game } = whole;
if (game === null) throw new Error('a game is being played');
const en = vocabularyOf('en', english);

/** It is Nell's turn, and she is like this; I am she, or watch. */
function tableWith(nell: Partial<Held>, seat: number | null): TableState {
  const seats = whole.info.seats.map((one, at) => (one !== null && at === 0 ? { ...one, ...nell } : one));
  return { ...whole, seat, info: { ...whole.info, seats } };
}

function sceneOf(table: TableState, vocabulary = en): Scene {
  const shown = { ...(game ?? never()), ...(table.seat === null && { ask: null, own: null }) };
  return { game: shown, company: companyOf(table), seen: cardsSeen(shown), vocabulary };
}

function never(): never {
  throw new Error('a game is being played');
}

const nothing = () => {};
const composer: Composer = {
  draft: BLANK,
  why: undefined,
  answer: undefined,
  isSending: false,
  touch: nothing,
  giveBack: () => undefined,
  drop: nothing,
  dropOn: nothing,
  ask: nothing,
  press: nothing,
  finish: nothing,
  begin: nothing,
  back: nothing,
  commit: nothing,
};

describe('Somebody who is waited for and not there', () => {
  const waiting = (nell: Partial<Held>, vocabulary = en) => {
    const scene = sceneOf(tableWith(nell, null), vocabulary);
    return sayPlainly(barModel(scene, composer).sentence, vocabulary);
  };

  it('is said to be away, and that a bot plays when one does', () => {
    expect(waiting({})).toMatch(/^Nell is playing;/);
    expect(waiting({ isHere: false })).toContain('Waiting for Nell (away)');
    expect(waiting({ isHere: false, standIn: 'away' })).toContain('Waiting for Nell (away: a bot plays)');
    expect(waiting({ standIn: 'conceded' })).toContain('Waiting for Nell (gave up: a bot plays)');
    expect(waiting({ isHere: false }, vocabularyOf('it', italian))).toContain('Si aspetta Nell (via)');
  });
});

describe('A seat', () => {
  const seatWith = (props: Partial<SeatProps>, held: Partial<Held>) => {
    const [seat] = game.table.seats;
    const [info] = tableWith(held, null).info.seats;
    if (seat === undefined || info === undefined) return never();
    const base: SeatProps = {
      seat,
      info,
      name: 'Nell',
      distance: 1,
      reach: 1,
      bank: null,
      bankText: '',
      isTurn: false,
      isAsked: false,
      isTight: false,
      guess: undefined,
      fall: '',
      hunt: '',
      state: { is: 'idle', refusal: undefined },
      keyNumber: null,
      waiting: [],
      touchable: [],
      chosenCards: [],
      grows: 'up',
      onSeat: nothing,
      onDetails: nothing,
      onCard: nothing,
      onRead: nothing,
    };
    const children = createElement(SeatBox, { ...base, ...props });
    const html = renderToStaticMarkup(createElement(Speaking, { vocabulary: en, children }));
    return {
      tags: /<span class="tags">(.*?)<\/div>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ' ') ?? '',
      label: /aria-label="([^"]*)"/.exec(html)?.[1] ?? '',
    };
  };

  it('says that its owner is away also while it is his turn, or he must answer', () => {
    for (const props of [{}, { isTurn: true }, { isAsked: true }]) {
      expect(seatWith(props, { isHere: false }).tags).toContain('Away');
      expect(seatWith(props, { isHere: false }).label).toContain('Away');
    }
    expect(seatWith({ isTurn: true }, {}).tags).toContain('Turn');
    expect(seatWith({ isTurn: true }, {}).tags).not.toContain('Away');
  });

  it('of somebody who has given up is never said to be away, however little room there is', () => {
    const { tags } = seatWith({}, { isHere: false, standIn: 'conceded' });
    expect(tags).toContain('Gave up');
    expect(tags).not.toContain('Away');
  });
});

describe('Answers in advance', () => {
  it('are for those who still play themselves', () => {
    const arms = (nell: Partial<Held>) => {
      const table = tableWith(nell, 0);
      return armChoices({ table, scene: sceneOf(table), isMyTurn: false }, []).length;
    };
    expect(arms({})).toBeGreaterThan(0);
    expect(arms({ standIn: 'slow' })).toBeGreaterThan(0);
    expect(arms({ standIn: 'conceded' })).toBe(0);
  });
});
