/**
 * Which packages a package may import: the picture of the packages. A package that is not listed here has no room in it yet.
 * Packages that do not exist yet are listed too, so that the picture is whole.
 */
export const picture: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  model: ['geometry'],
  'rules-assist': ['model', 'geometry'],
  triumph: ['geometry', 'model', 'rules-assist', 'ledger', 'protocol', 'table', 'canvas', 'ui', 'frame'],
  conquest: ['geometry', 'model', 'rules-assist', 'ledger', 'protocol', 'table', 'canvas', 'ui', 'frame'],
  events: ['geometry', 'model', 'league', 'ledger', 'protocol', 'table', 'ui', 'frame'],
  ledger: ['model'],
  protocol: ['model'],
  league: ['model'],
  table: ['model', 'ledger', 'protocol'],
  canvas: ['geometry'],
  ui: ['model'],
  frame: ['geometry', 'model', 'ledger', 'protocol', 'table', 'canvas', 'ui'],
  // The example of how to write a game. It lies with the end-to-end tests that play it, and may what a game may.
  'third-game': ['geometry', 'model', 'rules-assist', 'ledger', 'table', 'ui', 'frame'],
  verify: ['model', 'ledger', 'protocol', 'triumph', 'conquest', 'events'],
  server: [
    'geometry',
    'model',
    'ledger',
    'protocol',
    'league',
    'table',
    'rules-assist',
    'triumph',
    'conquest',
    'events',
  ],
  web: [
    'geometry',
    'model',
    'ledger',
    'protocol',
    'league',
    'table',
    'canvas',
    'ui',
    'frame',
    'rules-assist',
    'triumph',
    'conquest',
    'events',
  ],
};

/** Packages that know nothing of a browser or of Node, so that both can run them. */
export const purePackages: readonly string[] = [
  'geometry',
  'model',
  'rules-assist',
  'triumph',
  'conquest',
  'events',
  'ledger',
  'league',
];

/** Rooms of games that are as pure as their rules. */
export const pureRooms: readonly string[] = ['triumph/src/hand'];

export const games: readonly string[] = ['triumph', 'conquest', 'events'];

/** The one folder outside `packages` with a game in it. Its rooms lie right below; only lists of games import it, by its path. */
export const exampleGame = 'e2e/third-game';

export interface Fence {
  readonly what: string;
  readonly packages: RegExp;
  /** Paths from the root of the checkout. */
  readonly allowed: RegExp;
}

/** Who may know a library. */
export const fences: readonly Fence[] = [
  {
    what: 'Yjs stays in packages/table and apps/server',
    packages: /^(yjs|y-protocols|y-websocket)(\/|$)/,
    allowed: /^(packages\/table|apps\/server)\//,
  },
  {
    what: 'Pixi stays in packages/canvas and in the boards of games',
    packages: /^(pixi\.js|@pixi)(\/|$)/,
    allowed: /^packages\/(canvas|[^/]+\/src\/board)\//,
  },
  {
    what: 'of a game only its board and its screen draw',
    packages: /^@vexillum\/canvas(\/|$)/,
    allowed: /^(packages\/(frame|[^/]+\/src\/(board|screen))|apps\/web)\//,
  },
  {
    what: 'the screens of games are for the list of the web app: a server shows nothing',
    packages: /^@vexillum\/[^/]+\/screen(\/|$)/,
    allowed: /^apps\/web\/src\/games\.ts$/,
  },
  {
    what: 'what stands round a table is for screens: rules know nothing of it',
    packages: /^@vexillum\/(frame|ui|table|protocol)(\/|$)/,
    allowed: /^(?!(packages\/(triumph|conquest|events)\/src|e2e\/third-game)\/(rules|hand|board)\/)/,
  },
  {
    what: 'Lit stays in packages/ui, packages/frame, screens of games and apps/web',
    packages: /^(lit|lit-html|lit-element|@lit|@lit-labs|@awesome\.me)(\/|$)/,
    allowed: /^(packages\/(ui|frame|[^/]+\/src\/screen)|apps\/web|e2e\/third-game\/screen)\//,
  },
  {
    what: 'only a list games.ts names a game',
    packages: /^@vexillum\/(triumph|conquest|events)(\/|$)/,
    allowed: /^(apps\/[^/]+\/src\/games\.ts$|apps\/web\/src\/verify\/games\.ts$|packages\/(triumph|conquest|events)\/)/,
  },
];
