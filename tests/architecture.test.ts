import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkMachineNames, checkSource } from './architecture/check-text.ts';
import { checkWorkspace, isTestOrTool } from './architecture/check-workspace.ts';
import { importsOf } from './architecture/imports-of.ts';
import { exampleGame, games, picture, purePackages, pureRooms } from './architecture/picture.ts';
import { isOf, readProjects } from './architecture/projects.ts';
import { readManifest, readWorkspaces, root, type Workspace } from './architecture/workspace.ts';

const toolbox = Object.keys(readManifest('.').devDependencies ?? {});
const workspaces = readWorkspaces();

const isCheckout = existsSync(join(root, '.git'));

// In a container the checkout often belongs to somebody else.
const anyOwner = ['-c', 'safe.directory=*'];

const committed = (): readonly string[] => {
  const listed = execFileSync('git', [...anyOwner, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return listed
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile());
};

const madeUp = (over: Partial<Workspace> & { readonly path?: string; readonly text?: string }): Workspace => ({
  name: 'model',
  folder: 'packages/model',
  dependencies: ['@vexillum/geometry'],
  devDependencies: [],
  files: [{ path: over.path ?? 'packages/model/src/stand.ts', text: over.text ?? '' }],
  ...over,
});

const complaints = (over: Parameters<typeof madeUp>[0]): readonly string[] => checkWorkspace(madeUp(over), toolbox);

describe('the picture of the packages', () => {
  test.each(workspaces.map((workspace) => [workspace.folder, workspace] as const))(
    '%s imports only what it declares and what the picture allows',
    (_folder, workspace) => {
      expect(checkWorkspace(workspace, toolbox)).toEqual([]);
    },
  );

  test('no arrow of the picture leads in a circle', () => {
    const reach = (name: string, path: readonly string[]): void => {
      expect(path).not.toContain(name);
      for (const next of picture[name] ?? []) reach(next, [...path, name]);
    };
    for (const name of Object.keys(picture)) reach(name, []);
  });
});

describe('what an editor and `tsc -b` see', () => {
  const projects = readProjects();

  test.skipIf(!isCheckout)('is every TypeScript file, and every script', () => {
    const sources = committed().filter((path) => /\.(ts|mts|js|mjs)$/.test(path));
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.filter((path) => !projects.some((project) => isOf(project, path)))).toEqual([]);
  });

  // The example of a game is of the project and the manifest of the end-to-end tests; apps that list it refer to that.
  const manifests = [
    ...workspaces.filter(({ folder }) => folder !== exampleGame),
    { folder: 'e2e', dependencies: Object.keys(readManifest('e2e').dependencies ?? {}), devDependencies: [] },
  ];

  test.each(manifests.map(({ folder, ...manifest }) => [folder, manifest] as const))(
    '%s refers to the projects that its manifest names',
    (folder, { dependencies, devDependencies }) => {
      const named = [...dependencies, ...devDependencies];
      const expected = workspaces.filter(({ name }) => named.includes(`@vexillum/${name}`));
      // A game's rules, board and screen are projects of their own within its package.
      const inside = projects.filter((one) => one.folder === folder || one.folder.startsWith(`${folder}/`));
      const referred = inside.flatMap(({ references }) =>
        references.map((path) => path.split('/').slice(0, 2).join('/')),
      );
      const packages = new Set(referred.filter((path) => path !== folder && path !== 'e2e'));
      expect([...packages].toSorted()).toEqual(expected.map((workspace) => workspace.folder).toSorted());
    },
  );
});

describe('the checker itself', () => {
  test('finds every form of import', () => {
    const text = [
      "import { a } from 'one';",
      "import type {\n  B,\n  C,\n} from 'two';",
      "import 'three';",
      "export * from 'four';",
      "export { d } from 'five';",
      "const e = await import('six');",
      "// import { f } from 'seven';",
      "export * as g from 'eight';",
    ].join('\n');
    expect(importsOf(text)).toEqual(expect.arrayContaining(['one', 'two', 'three', 'four', 'five', 'six', 'eight']));
    expect(importsOf(text)).toHaveLength(7);
  });

  test('complains about a package that is not declared', () => {
    expect(complaints({ text: "import { html } from 'pino';" })).toEqual([
      'packages/model/src/stand.ts: imports pino, which packages/model/package.json does not declare',
    ]);
  });

  test('complains about an arrow that the picture does not have', () => {
    const upward = complaints({ dependencies: ['@vexillum/table'], text: "import { act } from '@vexillum/table';" });
    expect(upward).toEqual([
      'packages/model/package.json: declares @vexillum/table, which the picture does not allow',
      'packages/model/src/stand.ts: model may not import table',
    ]);
  });

  test('complains when one game imports the other', () => {
    const found = complaints({
      name: 'triumph',
      folder: 'packages/triumph',
      dependencies: ['@vexillum/conquest'],
      path: 'packages/triumph/src/rules/army.ts',
      text: "import { map } from '@vexillum/conquest';",
    });
    expect(found).toContain('packages/triumph/src/rules/army.ts: triumph may not import conquest');
  });

  test('complains when the server names a game outside games.ts', () => {
    const server = { name: 'server', folder: 'apps/server', dependencies: ['@vexillum/triumph'] };
    const text = "import { triumph } from '@vexillum/triumph';";
    expect(complaints({ ...server, path: 'apps/server/src/room.ts', text })).toHaveLength(1);
    expect(complaints({ ...server, path: 'apps/server/src/games.ts', text })).toEqual([]);
  });

  test.each([
    ['yjs', 'canvas', 'packages/canvas'],
    ['y-protocols/sync', 'web', 'apps/web'],
    ['pixi.js', 'ui', 'packages/ui'],
    ['lit', 'canvas', 'packages/canvas'],
  ])('complains about %s in %s', (library, name, folder) => {
    const dependencies = [library.split('/')[0] ?? library];
    const text = `import { x } from '${library}';`;
    expect(complaints({ name, folder, dependencies, path: `${folder}/src/x.ts`, text })).toHaveLength(1);
  });

  test('lets a game draw in its board, its screen build on that, and its rules know neither; only the list of the web app loads a screen', () => {
    const conquest = {
      name: 'conquest',
      folder: 'packages/conquest',
      dependencies: ['@vexillum/canvas', 'pixi.js'],
    };
    const of = (path: string, text: string) => complaints({ ...conquest, path: `packages/conquest/src/${path}`, text });
    for (const text of ["import { Graphics } from 'pixi.js';", "import { drawn } from '@vexillum/canvas/layers';"]) {
      expect(of('board/area.ts', text)).toEqual([]);
      expect(of('rules/game.ts', text)).toHaveLength(1);
    }
    expect(of('board/area.ts', "import { b } from './strike.ts';")).toEqual([]);
    expect(of('rules/index.ts', "export * from '../board/index.ts';")).toHaveLength(1);
    expect(of('board/area.ts', "import { lobby } from '../screen/lobby.ts';")).toHaveLength(1);
    expect(of('screen/map.ts', "import { areaLayers } from '../board/index.ts';")).toEqual([]);
    const screen = "import { screen } from '@vexillum/conquest/screen';";
    const server = { name: 'server', folder: 'apps/server', dependencies: ['@vexillum/conquest'] };
    expect(complaints({ ...server, path: 'apps/server/src/games.ts', text: screen })).toHaveLength(1);
    const web = { name: 'web', folder: 'apps/web', dependencies: ['@vexillum/conquest'] };
    expect(complaints({ ...web, path: 'apps/web/src/games.ts', text: screen })).toEqual([]);
    expect(complaints({ ...web, path: 'apps/web/src/home.ts', text: screen })).toHaveLength(2);
  });

  test('complains about a relative import that leaves its package', () => {
    const found = complaints({ text: "import { p } from '../../geometry/src/point.ts';" });
    expect(found).toEqual(['packages/model/src/stand.ts: leaves its package: ../../geometry/src/point.ts']);
  });

  test('lets the lists of games, and nothing else, import the example of a game by its path', () => {
    const server = { name: 'server', folder: 'apps/server', dependencies: [] };
    const text = "export { games as third } from '../../../e2e/third-game/rules/index.ts';";
    expect(complaints({ ...server, path: 'apps/server/src/games.ts', text })).toEqual([]);
    expect(complaints({ ...server, path: 'apps/server/src/rooms.ts', text })).toHaveLength(1);
    const screen = text.replace('rules/index', 'screen/screen');
    expect(complaints({ ...server, path: 'apps/server/src/games.ts', text: screen })).toHaveLength(1);
    const web = { name: 'web', folder: 'apps/web', dependencies: [] };
    expect(complaints({ ...web, path: 'apps/web/src/games.ts', text: screen })).toEqual([]);
  });

  test('holds the example of a game to what any game may', () => {
    const example = {
      name: 'third-game',
      folder: exampleGame,
      dependencies: ['lit', '@vexillum/ui'],
    };
    const of = (path: string, text: string) => complaints({ ...example, path: `${exampleGame}/${path}`, text });
    expect(of('screen/board.ts', "import { html } from 'lit';")).toEqual([]);
    expect(of('rules/game.ts', "import { html } from 'lit';")).toHaveLength(1);
    expect(of('rules/game.ts', "import { icon } from '@vexillum/ui';")).toHaveLength(1);
    expect(of('rules/game.ts', "import { board } from '../screen/board.ts';")).toHaveLength(1);
    expect(of('rules/game.ts', "import { players } from '../../players.ts';")).toHaveLength(1);
    expect(of('screen/board.ts', "import { games } from '@vexillum/triumph';")).toHaveLength(3);
  });

  test('complains about Node and about test builders in a package that players run', () => {
    expect(complaints({ text: "import { readFileSync } from 'node:fs';" })).toHaveLength(1);
    expect(complaints({ text: "import { aPoint } from '@vexillum/geometry/testing';" })).toHaveLength(1);
    const inTest = {
      path: 'packages/model/src/stand.test.ts',
      text: "import { aPoint } from '@vexillum/geometry/testing';",
    };
    expect(complaints(inTest)).toEqual([]);
  });

  test('complains about a package that has no room in the picture', () => {
    expect(complaints({ name: 'attic', folder: 'packages/attic', dependencies: [], files: [] })).toHaveLength(1);
  });

  test('complains about a path of one machine, a registry, strings as markup, and what of Yjs is banned', () => {
    const file = (text: string) => ({ path: 'x.ts', text });
    expect(checkMachineNames(file(`const a = '${'/ho'}me/alice/vexillum';`))).toHaveLength(1);
    expect(checkMachineNames(file(`"resolved": "https://registry.${'npmjs'}.org/yjs"`))).toHaveLength(1);
    expect(checkMachineNames(file("fetch('/api/tables')"))).toEqual([]);
    expect(checkSource(file(`element.${'inner'}HTML = text;`))).toHaveLength(1);
    expect(checkSource(file(`import { Undo${'Manager'} } from 'yjs';`))).toHaveLength(1);
    expect(checkSource(file(`// Never Y.Undo${'Manager'} here.`))).toEqual([]);
  });
});

describe('what is pure stays pure', () => {
  const compile = (project: string) =>
    spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--pretty', 'false'], {
      encoding: 'utf8',
    });

  test('the pure packages compile without the DOM and without Node', () => {
    const { stdout } = compile(join(root, 'tests/architecture/tsconfig.pure.json'));
    expect(stdout).toBe('');
  });

  test('the list of pure packages is the one that is compiled', () => {
    const text = readFileSync(join(root, 'tests/architecture/tsconfig.pure.json'), 'utf8');
    const { include } = JSON.parse(text) as { readonly include: readonly string[] };
    const rooms = [...purePackages.map((name) => `${name}/src${games.includes(name) ? '/rules' : ''}`), ...pureRooms];
    expect(include).toEqual([...rooms.map((room) => `../../packages/${room}`), `../../${exampleGame}/rules`]);
  });

  test.each(['document.title', 'process.pid', 'setTimeout'])('%s would not compile there', (expression) => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/impure-'));
    writeFileSync(join(folder, 'impure.ts'), `export const x: unknown = ${expression};\n`);
    const config = { extends: '../../tests/architecture/tsconfig.pure.json', include: ['.'], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout, status } = compile(folder);
    rmSync(folder, { recursive: true });
    expect(status).not.toBe(0);
    expect(stdout).toContain('Cannot find name');
  });
});

describe('what is committed', () => {
  const isText = (path: string): boolean => !/\.(png|jpg|webp|ico|woff2|gz)$/.test(path);

  test.skipIf(!isCheckout)('names no path of one machine and no registry', () => {
    const files = committed()
      .filter(isText)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    expect(files.flatMap(checkMachineNames)).toEqual([]);
  });

  test('sources never turn strings into markup, and leave undo to the server', () => {
    const sources = workspaces.flatMap((workspace) => workspace.files).filter(({ path }) => !isTestOrTool(path));
    expect(sources.flatMap(checkSource)).toEqual([]);
  });

  test('the lock names no hosts, so that it installs from any registry', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
    };
    const hosts = Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'));
    expect(hosts).toEqual([]);
  });
});
