import { fileURLToPath } from 'node:url';

/** As much as we ask of the bundler: what a module imports at once. */
type Context = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const MAIN = [source('main.tsx')];
const HOME = [source('screens/home/home-page.tsx')];
/** What a table of the usual game needs that is played: one of the two views is always there. */
const PLAYED = ['screens/table-page.tsx', 'games/bang/bang-table.tsx'].map(source);
const VIEWS = ['games/bang/phone-view.tsx', 'games/bang/ring-view.tsx'].map(source);
const TABLE = [...PLAYED, ...VIEWS];
const LOBBY = [source('screens/lobby/lobby.tsx')];
/** Pages that need little of what the table needs. */
const OTHERS = [
  'games/bang/gallery/gallery-page.tsx',
  'screens/settings/settings-page.tsx',
  'games/bang/how-to-play/how-to-play.tsx',
].map(source);

/**
 * Few files on the way to the table, as small ones compress badly: `main` is always loaded, `shared` by other pages and the table,
 * `table` by tables, `pages` by the lobby and other pages. What only some others need follows from who needs it.
 */
export function chunkNames(): (id: string, context: Context) => string | undefined {
  let known: ((id: string) => string | undefined) | undefined;
  return (id, context) => {
    known ??= namesIn(context);
    return known(id);
  };
}

function namesIn(context: Context): (id: string) => string | undefined {
  const [page, home, table, others, lobby] = [MAIN, HOME, TABLE, OTHERS, LOBBY].map((from) => reachable(from, context));
  const [upright, round] = VIEWS.map((view) => reachable([view], context));
  const ofTable = reachable(PLAYED, context);
  return (id) => {
    if ([...MAIN, ...HOME, ...TABLE, ...OTHERS, ...LOBBY].includes(id)) return undefined;
    if (page?.has(id) === true) return 'main';
    const isElsewhere = home?.has(id) === true || others?.has(id) === true;
    if (table?.has(id) !== true) return lobby?.has(id) === true && isElsewhere ? 'pages' : undefined;
    if (isElsewhere) return 'shared';
    return ofTable.has(id) || (upright?.has(id) === true && round?.has(id) === true) ? 'table' : undefined;
  };
}

/** The modules that are loaded with these. */
function reachable(from: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const id of from) visit(id);
  return found;
}
