import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../app/wire.ts';
import { LocalTable } from '../dev/local-table.ts';
import { pack as english } from '../text/en.ts';
import { pack as italian } from '../text/it.ts';
import { type LanguagePack, vocabularyOf } from '../text/vocabulary-of.ts';
import { Speaking } from '../text/vocabulary.tsx';
import { ballotsOf } from './ballot.ts';
import { TableTab } from './table-tab.tsx';
import { VoteNotice } from './vote-notice.tsx';

type Info = Partial<TableState['info']>;

/** Nell, Tomás, Rosa, June and Abe play, Dusty is a bot, and one plays for Ike, who is away. */
function tableWith(info: Info, seat: number | null = 0): TableState {
  const wishes = { players: 7, seed: 'votes', sets: ['base'], options: [], skip: 0, until: 'play' };
  const table = new LocalTable(wishes).getState();
  return { ...table, seat, info: { ...table.info, ...info } };
}

const request = () => Promise.resolve({ t: 'done' as const, re: '' });

const side = async ({ more }: LanguagePack) => [await more['screen-side']?.()].flatMap((part) => part ?? []);
const en = vocabularyOf('en', english, await side(english));
const inItalianWords = vocabularyOf('it', italian, await side(italian));

function shown(part: 'notice' | 'tab', table: TableState, vocabulary = en): string {
  const children =
    part === 'notice'
      ? createElement(VoteNotice, { table, request })
      : createElement(TableTab, {
          table,
          request,
          guest: 'nell',
          linkTo: (secret = '') => secret,
          onLeave: () => {},
        });
  return renderToStaticMarkup(createElement(Speaking, { vocabulary, children }));
}

const wordsIn = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const spoken = (html: string) => /data-live="votes">(.*?)<\/div>/.exec(html)?.[1] ?? '';

describe('A vote', () => {
  const names = tableWith({}).info.seats.map((one) => one?.name ?? '');

  it('is told to all at once, to eyes and ears, with how many it takes', () => {
    const html = shown('notice', tableWith({ votes: { pause: [1] } }));
    expect(wordsIn(html)).toContain(`${names[1]} wants to pause: 1 of 5`);
    expect(spoken(html)).toContain(`${names[1]} wants to pause: 1 of 5`);
    expect(html).toContain('>Agree</button>');
    const two = shown('notice', tableWith({ votes: { abandon: [1, 2] } }));
    expect(wordsIn(two)).toContain(`${names[1]} and ${names[2]} want to end the game: 2 of 3`);
    const inItalian = shown('notice', tableWith({ votes: { pause: [1] } }), inItalianWords);
    expect(wordsIn(inItalian)).toContain(`${names[1]} vuole fare una pausa: 1 su 5`);
  });

  it('of mine can be taken back; who watches is told and has none', () => {
    const mine = shown('notice', tableWith({ votes: { pause: [0] } }));
    expect(wordsIn(mine)).toContain('You want to pause: 1 of 5');
    expect(mine).toContain('>Take it back</button>');
    const watched = shown('notice', tableWith({ votes: { pause: [0] } }, null));
    expect(wordsIn(watched)).toContain(`${names[0]} wants to pause: 1 of 5`);
    expect(watched).not.toMatch(/Agree|Take it back/);
  });

  it('is gone when nobody wants it, and when the game is over', () => {
    expect(wordsIn(shown('notice', tableWith({}))).trim()).toBe('');
    expect(wordsIn(shown('notice', tableWith({ votes: { pause: [1] }, phase: 'over' }))).trim()).toBe('');
  });

  it('shows at the table tab how many it takes', () => {
    expect(wordsIn(shown('tab', tableWith({ votes: { pause: [1] } })))).toContain('Vote to pause 1 of 5');
  });

  it('takes all for a pause, half to go on, more than half to end the game; who has no vote does not count', () => {
    const needed = (info: Info) => ballotsOf(tableWith(info)).map((one) => [one.about, one.yes, one.needed]);
    expect(needed({ voters: [0, 1, 2, 3], votes: { pause: [3, 4] } })).toEqual([
      ['pause', [3], 4],
      ['abandon', [], 3],
    ]);
    expect(needed({ voters: [0, 1, 2], isPaused: true })).toEqual([
      ['resume', [], 2],
      ['abandon', [], 2],
    ]);
  });
});

describe('The promise made before the deal', () => {
  it('stands at the table tab as `dustup verify --promise` takes it', () => {
    const promise = '0123456789abcdef'.repeat(4);
    const table = tableWith({});
    const game = table.info.game && { ...table.info.game, commitment: promise };
    expect(wordsIn(shown('tab', { ...table, info: { ...table.info, game } }))).toContain(promise);
  });
});

describe('Whoever has given up', () => {
  it('is offered neither votes nor to give up again', () => {
    const table = tableWith({ votes: { pause: [1] } });
    const seats = table.info.seats.map(
      (one, at) => one && { ...one, standIn: at === 0 ? ('conceded' as const) : null },
    );
    const gaveUp = { ...table, info: { ...table.info, seats, voters: [1, 2, 3, 4] } };
    expect(wordsIn(shown('tab', table))).toMatch(/Give up.*Play on another device/);
    expect(wordsIn(shown('tab', gaveUp))).not.toMatch(/Give up|Vote to/);
    expect(shown('notice', gaveUp)).not.toContain('Agree');
  });
});
