import type { Rolldown } from 'vite';

/** Places of modules in the repository. */
type Modules = (place: string) => boolean;

/** One of the few moments at which much is loaded at once: everything that its modules need, and nobody had to load before, is one script. */
interface Wave {
  readonly name: string;
  /** What is asked for at that moment; where there are several, what is needed by some module of each. */
  readonly needs: readonly Modules[];
  /** What these need too is left to the builder: they are not to load so much for so little. */
  readonly exceptFor?: readonly Modules[];
}

const oneOf = (...places: readonly (string | RegExp)[]): Modules => {
  const isAt = (place: string) => (each: string | RegExp) =>
    typeof each === 'string' ? each === place : each.test(place);
  return (place) => places.some(isAt(place));
};

const start = oneOf('apps/web/src/main.ts');
const shell = oneOf('apps/web/src/app-shell.ts');

/**
 * What begins the page stays a script of its own: it waits for the reader's language and then asks for the rest; and the shell fills the
 * page as soon as it runs, which is not to happen to a board on somebody else's page because it shares a module with it.
 */
const isBeginning = oneOf('apps/web/index.html', 'apps/web/src/main.ts', 'apps/web/src/app-shell.ts');

/** Pages that are to come at once, and have little of a table on them. */
const lightPages = oneOf(
  /^apps\/web\/src\/screens\/(?!table-).*-screen\.ts$/,
  /^packages\/frame\/src\/(play\/.*-screen|settings-menu)\.ts$/,
);

const home = oneOf('apps/web/src/screens/home-screen.ts', 'packages/frame/src/settings-menu.ts');

/** A game's pages without a table. Every game has the same rooms. */
const desks = oneOf(/^packages\/\w+\/src\/screen\/\w+\/(.*-screen|table-setup)\.ts$/);

const replays = oneOf('apps/web/src/replay/replay-screen.ts', /^packages\/\w+\/src\/screen\/replay\/replay\.ts$/);

const drawing = oneOf('packages/canvas/src/renderer/open-web-gl.ts');

/** All that a game's table shows until its board is there. */
const tableOf = (game: string): Modules =>
  oneOf(
    'apps/web/src/screens/table-screen.ts',
    'packages/canvas/src/renderer/open-web-gl.ts',
    `packages/${game}/src/screen/table.ts`,
    `packages/${game}/src/board/index.ts`,
  );

/** What every table of a game shows as soon as the board is there. */
const panelsOf = (game: string): Modules =>
  oneOf(
    'packages/frame/src/clock/clock-strip.ts',
    new RegExp(
      `^packages/${game}/src/screen/(panels/\\w+-panels|play/.*-(strip|controls)|hand/hand-bar|deployment/table-steps|.*/.*live-region)\\.ts$`,
    ),
  );

const wavesOf = (games: readonly string[]): readonly Wave[] => {
  const tables = games.map(tableOf);
  return [
    { name: 'first', needs: [start] },
    { name: 'page', needs: [shell] },
    { name: 'pages', needs: [lightPages, ...tables] },
    { name: 'home', needs: [home] },
    { name: 'desks', needs: [desks, ...tables] },
    { name: 'drawing', needs: [drawing, ...tables] },
    { name: 'replays', needs: [replays, ...tables] },
    { name: 'tables', needs: tables },
    ...games.flatMap((game) => [
      { name: `${game}-desks`, needs: [desks, tableOf(game)] },
      { name: `${game}-replay`, needs: [replays, tableOf(game)] },
      { name: `${game}-table`, needs: [tableOf(game)] },
    ]),
    { name: 'panels', needs: games.map(panelsOf), exceptFor: [lightPages, desks, replays] },
    ...games.map((game) => ({
      name: `${game}-panels`,
      needs: [panelsOf(game)],
      exceptFor: [lightPages, desks, replays, ...games.filter((other) => other !== game).map(panelsOf)],
    })),
  ];
};

/** A script that the builder has made, with the modules that are left in it. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** Out of what the builder makes by itself: the modules that are loaded with these. */
const loadedWith = (roots: (id: string) => boolean, chunks: readonly Chunk[]): ReadonlySet<string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const open = chunks.filter(({ moduleIds }) => moduleIds.some(roots));
  const found = new Set<Chunk>();
  for (let chunk = open.pop(); chunk; chunk = open.pop())
    if (!found.has(chunk)) {
      found.add(chunk);
      open.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
    }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
};

/**
 * Left to itself the builder makes a script of every set of modules that the same screens share: some hundred and fifty before a board. Out of what
 * it made so, this says which modules to put together: each goes into the first wave that needs it. What a module imports is
 * needed wherever the module is, so no script asks for one that comes after it, and all of them run in the order of the imports.
 * `repository`: the folder that all places are in, with a slash at its end.
 */
export const loadedTogether = (
  chunks: readonly Chunk[],
  games: readonly string[],
  repository: string,
): Rolldown.CodeSplittingGroup[] => {
  const placeOf = (id: string) => (id.startsWith(repository) ? id.slice(repository.length) : id);
  const waves = wavesOf(games);
  const first = new Map<string, string>();
  const loaded = (modules: Modules) => loadedWith((id) => modules(placeOf(id)), chunks);
  for (const { name, needs, exceptFor = [] } of waves) {
    const [one = new Set<string>(), ...others] = needs.map(loaded);
    const spared = exceptFor.map(loaded);
    for (const id of one)
      if (
        !first.has(id) &&
        !isBeginning(placeOf(id)) &&
        others.every((other) => other.has(id)) &&
        !spared.some((other) => other.has(id))
      )
        first.set(id, name);
  }
  return waves.map(({ name }, at) => ({
    name,
    test: (id: string) => first.get(id) === name,
    priority: waves.length - at,
  }));
};
