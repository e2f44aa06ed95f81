// Imports point one way: web, cli → server → bots, games → kernel; examples → kernel. What each package may reach:
const reach = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel'],
  server: ['bots', 'games', 'kernel'],
  cli: ['server', 'bots', 'games', 'kernel'],
  web: ['server', 'bots', 'games', 'kernel'],
};

/** Inside the page imports point one way too: app → games → kit → client (dev shows parts of all of them). A game's table knows no other game's. */
const layers = ['client', 'kit', 'games', 'app', 'dev'];
const layering = layers.slice(0, -1).map((name, at) => ({
  name: `layer-of-${name}`,
  severity: 'error',
  comment: `web/${name} may not import web/${layers.slice(at + 1).join(', web/')}.`,
  from: { path: `^packages/web/${name}/` },
  to: { path: `^packages/web/(${layers.slice(at + 1).join('|')})/` },
}));

const TEST = ['\\.test\\.tsx?$', '^packages/web/e2e/'];
const PURE = '^packages/(kernel|games|bots)/';
/** What a match is runs in a browser as well: there it is played without a server. */
const MATCH = '^packages/server/match/';
/** What is sent over HTTP is read in a browser as well. */
const API = '^packages/server/api/';

const direction = Object.entries(reach).map(([name, allowed]) => ({
  name: `direction-of-${name}`,
  severity: 'error',
  comment: `${name} may import ${allowed.join(', ') || 'no other package'}.`,
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...direction,
    ...layering,
    {
      name: 'games-stay-apart',
      severity: 'error',
      comment: 'What two tables share belongs in web/kit.',
      from: { path: '^packages/web/games/([^/]+)/' },
      to: { path: '^packages/web/games/', pathNot: '^packages/web/games/$1/' },
    },
    {
      name: 'examples-need-the-kernel-alone',
      severity: 'error',
      comment: 'A game among the examples is written like any other: over the kernel, with no library.',
      from: { path: '^examples/([^/]+)/', pathNot: [...TEST, '^examples/play-a-game/'] },
      to: { path: '.', pathNot: ['^packages/kernel/index\\.ts$', '^examples/$1/'] },
    },
    {
      name: 'only-tables-offer-examples',
      severity: 'error',
      comment: 'What is published does not depend on examples.',
      from: { path: '^packages/', pathNot: [...TEST, '^packages/(cli|web)/'] },
      to: { path: '^examples/' },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      comment: 'A new package must first be given its place in the direction above.',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(reach).join('|')})/` },
      to: {},
    },
    {
      name: 'pure-uses-no-node',
      severity: 'error',
      comment: 'Rules and bots run in a browser as well.',
      from: { path: [PURE, MATCH, API], pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'match-uses-no-library-but-hashes',
      severity: 'error',
      comment: 'Matches without a server are kept by the same code, in the browser. Hashing runs in both and brings nothing along.',
      from: { path: MATCH, pathNot: TEST },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/@noble/hashes/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'match-stays-by-itself',
      severity: 'error',
      comment: 'Importing another part of the server would bring Node in by the back door; its types may be known.',
      from: { path: MATCH, pathNot: TEST },
      to: { path: '^packages/server/', pathNot: MATCH, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-stays-small',
      severity: 'error',
      comment: 'The browser loads these schemas. The whole of Zod would weigh more than the page that shows them.',
      from: { path: API, pathNot: TEST },
      to: { path: ['(^|/)node_modules/', '^packages/server/'], pathNot: ['(^|/)node_modules/zod/(v4/)?mini/', API] },
    },
    {
      name: 'pure-uses-no-library',
      severity: 'error',
      comment: 'Rules and bots depend on nothing but each other.',
      from: { path: PURE, pathNot: TEST },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'web-uses-no-node',
      severity: 'error',
      comment: 'There is no Node in a browser.',
      from: {
        path: '^packages/web/',
        pathNot: [
          ...TEST,
          '/testing/',
          '\\.config\\.ts$',
          '^packages/web/kit/icons/plugin\\.ts$',
          '^packages/web/app/offline/(plugin|precache)\\.ts$',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      comment: 'Another package is imported by its name, so that its manifest stays the truth.',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or share a third. Imports of types count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      comment: 'A test file runs its tests when imported.',
      from: { pathNot: TEST },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'There is no such file or package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file that imports nothing and is imported by nobody is forgotten.',
      from: { orphan: true, path: '^packages/', pathNot: [...TEST, '\\.d\\.ts$', '\\.config\\.ts$', '/index\\.ts$'] },
      to: {},
    },
  ],
  options: {
    // Imports of types count too: a rule that only the emitted code keeps is not kept.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
};
