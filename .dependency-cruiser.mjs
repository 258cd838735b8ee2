// The arrows between the packages: what each one may import of ours. Tests are free.
const MAY_IMPORT = {
  kernel: [],
  tabletop: ['kernel'],
  bang: ['kernel', 'tabletop'],
  duel: ['kernel', 'tabletop'],
  words: ['kernel', 'bang'],
  notation: ['kernel', 'tabletop', 'bang', 'duel', 'words'],
  bots: ['kernel', 'tabletop', 'bang', 'duel'],
  testkit: ['kernel', 'tabletop', 'bang', 'duel', 'words', 'notation', 'bots'],
  protocol: ['kernel'],
  server: ['kernel', 'protocol'],
  web: ['kernel', 'bang', 'duel', 'words', 'protocol'],
  cli: ['kernel', 'bang', 'duel', 'words', 'notation', 'bots', 'protocol', 'server'],
};

// What only tests, simulations and benches use names the games it plays.
const TESTS =
  '[.]test[.]ts$|^packages/web/e2e/|^packages/(protocol|server)/src/.*(testing|simulation|campaign|fuzz|attack|bench)/';

const arrows = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `arrow-${name}`,
  comment: `packages/${name} may import ${allowed.length === 0 ? 'no other package' : `only ${allowed.join(', ')}`} of ours.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TESTS },
  to: { path: `^(packages/(?!(${[name, ...allowed].join('|')})/)|tools/)` },
}));

const OTHER_ENTRIES = [
  'protocol/src/client/index[.]ts$',
  'protocol/src/client/fair[.]ts$',
  'words/src/files/index[.]ts$',
  'bang/src/engine[.]ts$',
  'notation/src/records[.]ts$',
  'notation/src/duel/index[.]ts$',
];

export default {
  forbidden: [
    ...arrows,
    {
      name: 'entry-only',
      comment:
        "Import from a package's entry (@dustup/name or one of its others, such as @dustup/protocol/client), never from another package's src/.",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: `^packages/($1/|[^/]+/src/index[.]ts$|${OTHER_ENTRIES.join('|')})`,
      },
    },
    {
      name: 'no-circle',
      comment:
        'These files import each other in a circle: move what they share into a file of its own (types may circle).',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'found',
      comment: 'This import leads nowhere: does the file exist, is the dependency in the package.json?',
      severity: 'error',
      from: {},
      // What the build of the web client makes up has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(coverage|dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
