import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleGame } from './picture.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Workspace {
  /** Without the scope: `model`. */
  readonly name: string;
  /** From the root of the checkout: `packages/model`. */
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly files: readonly SourceFile[];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const isOurs = (name: string): boolean => !['node_modules', 'dist'].includes(name);

const pathsUnder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => isOurs(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsUnder(path) : [path];
    });

const readSource = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** What plays the example is an end-to-end test like any other. */
const isStory = (path: string): boolean => path.endsWith('.story.ts');

const readWorkspace = (folder: string, manifest = readManifest(folder)): Workspace => {
  return {
    name: manifest.name.replace('@vexillum/', ''),
    folder,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
    files: pathsUnder(folder)
      .filter((path) => path.endsWith('.ts') && !isStory(path))
      .map(readSource),
  };
};

/** The game that is an example, with the manifest of the tests that it lies with. */
const readExample = (): readonly Workspace[] =>
  existsSync(join(root, exampleGame))
    ? [readWorkspace(exampleGame, { ...readManifest('e2e'), name: '@vexillum/third-game' })]
    : [];

/** Every package and app with its sources, and the example of a game. */
export const readWorkspaces = (): readonly Workspace[] => [
  ...['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readWorkspace(folder)),
  ...readExample(),
];
