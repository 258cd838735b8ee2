/** Where one can be. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly code: string; readonly link: string | undefined }
  | { readonly at: 'replay'; readonly id: string; readonly move: number | undefined; readonly table?: string }
  /** Without a game: of the usual one. */
  | { readonly at: 'cards' | 'how-to-play'; readonly game?: string }
  | { readonly at: 'settings' }
  | { readonly at: 'games' }
  | { readonly at: 'dev'; readonly search: URLSearchParams }
  | { readonly at: 'nowhere' };

const SLUG = /^[a-z][a-z-]*$/;

/** The route of an address below the base path. */
export function routeOf(path: string, search: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  const wishes = new URLSearchParams(search);
  if (rest.length > 0) return { at: 'nowhere' };
  if (second === '') return plainRoute(first, wishes);
  if (first === 'table') return { at: 'table', code: second.toUpperCase(), link: wishes.get('link') ?? undefined };
  if (first === 'replay') return { at: 'replay', id: second, move: moveIn(wishes), ...tableIn(wishes) };
  if ((first === 'cards' || first === 'how-to-play') && SLUG.test(second)) return { at: first, game: second };
  return { at: 'nowhere' };
}

function plainRoute(first: string, search: URLSearchParams): Route {
  switch (first) {
    case '':
      return { at: 'home' };
    case 'cards':
    case 'settings':
    case 'games':
    case 'how-to-play':
      return { at: first };
    case 'dev':
      return { at: 'dev', search };
    default:
      return { at: 'nowhere' };
  }
}

function tableIn(search: URLSearchParams): { readonly table?: string } {
  const code = search.get('table');
  return code !== null && /^[A-Za-z]{4,12}$/.test(code) ? { table: code.toUpperCase() } : {};
}

function moveIn(search: URLSearchParams): number | undefined {
  const move = search.get('move');
  return move !== null && /^\d{1,5}$/.test(move) ? Number(move) : undefined;
}
