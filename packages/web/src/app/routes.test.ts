import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.ts';

describe('routes', () => {
  it('know every place', () => {
    expect(routeOf('', '')).toEqual({ at: 'home' });
    expect(routeOf('cards', '')).toEqual({ at: 'cards' });
    expect(routeOf('how-to-play/', '')).toEqual({ at: 'how-to-play' });
    expect(routeOf('cards/duel', '')).toEqual({ at: 'cards', game: 'duel' });
    expect(routeOf('how-to-play/duel', '')).toEqual({ at: 'how-to-play', game: 'duel' });
    expect(routeOf('table/abcdefgh', '')).toEqual({ at: 'table', code: 'ABCDEFGH', link: undefined });
    expect(routeOf('table/ABCDEFGH', 'link=x.y')).toEqual({ at: 'table', code: 'ABCDEFGH', link: 'x.y' });
    expect(routeOf('replay/9f2k', 'move=33')).toEqual({ at: 'replay', id: '9f2k', move: 33 });
  });

  it('are nowhere otherwise', () => {
    expect(routeOf('saloon', '')).toEqual({ at: 'nowhere' });
    expect(routeOf('cards/1', '')).toEqual({ at: 'nowhere' });
    expect(routeOf('table/a/b', '')).toEqual({ at: 'nowhere' });
    expect(routeOf('replay/9f2k', 'move=-1')).toMatchObject({ move: undefined });
  });
});
