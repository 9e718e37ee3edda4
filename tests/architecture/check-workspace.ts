import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import { exampleGame, fences, picture } from './picture.ts';
import type { SourceFile, Workspace } from './workspace.ts';

const scope = '@vexillum/';

/** Tests, what helps them, and configuration: they may use the tools of the whole checkout. */
export const isTestOrTool = (path: string): boolean =>
  /\.test\.ts$|\/testing\/|^apps\/[^/]+\/test\/|^(apps|packages)\/[^/]+\/bench\/|\.config\.ts$/.test(path);

/** The rooms of a game from the lowest on. What runs on a server knows nothing of what draws, and what draws nothing of the screen. */
const rooms = ['rules', 'hand', 'board', 'screen'];
const roomOf = (path: string): number =>
  rooms.indexOf(/^(?:packages\/(?:triumph|conquest|events)\/src|e2e\/third-game)\/([^/]+)\//.exec(path)?.[1] ?? '');

/** What a list of games imports by its path: of the example that is no package, the rules, or in the web app the screen. */
const listedByPath: Readonly<Record<string, string>> = {
  'apps/server/src/games.ts': `${exampleGame}/rules/index.ts`,
  'apps/verify/src/games.ts': `${exampleGame}/rules/index.ts`,
  'apps/web/src/games.ts': `${exampleGame}/screen/screen.ts`,
  'apps/web/src/verify/games.ts': `${exampleGame}/rules/index.ts`,
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const checkRelative = (workspace: Workspace, file: SourceFile, specifier: string): readonly string[] => {
  const target = posix.join(posix.dirname(file.path), specifier.replace(/\?.*$/, ''));
  if (listedByPath[file.path] === target) return [];
  const complaints: string[] = [];
  if (!target.startsWith(`${workspace.folder}/`)) complaints.push(`leaves its package: ${specifier}`);
  if (posix.extname(target) === '') complaints.push(`names no extension: ${specifier}`);
  const room = roomOf(file.path);
  if (room >= 0 && roomOf(target) > room && !isTestOrTool(file.path))
    complaints.push(`${rooms[room]} of a game may not import what stands above: ${specifier}`);
  return complaints;
};

const checkDeclared = (workspace: Workspace, file: SourceFile, name: string, toolbox: readonly string[]) => {
  const { dependencies, devDependencies } = workspace;
  const declared = isTestOrTool(file.path) ? [...dependencies, ...devDependencies, ...toolbox] : dependencies;
  return declared.includes(name) ? [] : [`imports ${name}, which ${workspace.folder}/package.json does not declare`];
};

const checkArrow = (workspace: Workspace, specifier: string): readonly string[] => {
  const name = packageOf(specifier);
  const target = name.slice(scope.length);
  if (!name.startsWith(scope) || target === workspace.name) return [];
  return picture[workspace.name]?.includes(target) ? [] : [`${workspace.name} may not import ${target}`];
};

const checkFences = (file: SourceFile, specifier: string): readonly string[] => {
  if (isTestOrTool(file.path)) return [];
  return fences
    .filter((fence) => fence.packages.test(specifier) && !fence.allowed.test(file.path))
    .map((fence) => fence.what);
};

const checkTesting = (file: SourceFile, specifier: string): readonly string[] =>
  specifier.startsWith(scope) && specifier.endsWith('/testing') && !isTestOrTool(file.path)
    ? [`imports ${specifier} outside a test`]
    : [];

const checkNode = (workspace: Workspace, file: SourceFile, specifier: string): readonly string[] =>
  !workspace.folder.startsWith('apps/') && !isTestOrTool(file.path) ? [`imports ${specifier} in a package`] : [];

const checkImport = (
  workspace: Workspace,
  file: SourceFile,
  specifier: string,
  toolbox: readonly string[],
): readonly string[] => {
  if (specifier.startsWith('.')) return checkRelative(workspace, file, specifier);
  if (specifier.startsWith('node:')) return checkNode(workspace, file, specifier);
  return [
    ...checkDeclared(workspace, file, packageOf(specifier), toolbox),
    ...checkArrow(workspace, specifier),
    ...checkFences(file, specifier),
    ...checkTesting(file, specifier),
  ];
};

const checkManifest = (workspace: Workspace): readonly string[] => {
  const allowed = picture[workspace.name];
  if (allowed === undefined) return [`${workspace.folder}: has no room in the picture (tests/architecture/picture.ts)`];
  return [...workspace.dependencies, ...workspace.devDependencies]
    .filter((name) => name.startsWith(scope) && !allowed.includes(name.slice(scope.length)))
    .map((name) => `${workspace.folder}/package.json: declares ${name}, which the picture does not allow`);
};

/**
 * Complaints about one package, as sentences that begin with a file; none when it keeps to the picture.
 * @param toolbox packages of the root manifest, which tests and configuration may use
 */
export const checkWorkspace = (workspace: Workspace, toolbox: readonly string[]): readonly string[] => [
  ...checkManifest(workspace),
  ...workspace.files.flatMap((file) =>
    importsOf(file.text)
      .flatMap((specifier) => checkImport(workspace, file, specifier, toolbox))
      .map((complaint) => `${file.path}: ${complaint}`),
  ),
];
