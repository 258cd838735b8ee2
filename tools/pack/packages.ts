/** What is published, in the order in which it has to be: each after those it needs. */
export const PUBLISHED = [
  'kernel',
  'tabletop',
  'bang',
  'duel',
  'words',
  'notation',
  'bots',
  'testkit',
  'protocol',
  'server',
  'cli',
] as const;

export type PackageName = (typeof PUBLISHED)[number];

/** Those that need the newest Node: for its SQLite. The others run on Node 20, and in browsers. */
export const NEEDS_NODE_24: readonly PackageName[] = ['server', 'cli'];

/** Where a package lies under another name than in the repository. */
export const PUBLISHED_AS: Readonly<Record<string, string>> = { '@dustup/cli': 'dustup' };
