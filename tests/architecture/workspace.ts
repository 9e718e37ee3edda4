import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

const readWorkspace = (folder: string): Workspace => {
  const manifest = readManifest(folder);
  return {
    name: manifest.name.replace('@vexillum/', ''),
    folder,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
    files: pathsUnder(folder)
      .filter((path) => path.endsWith('.ts'))
      .map(readSource),
  };
};

/** Every package and app with its sources. */
export const readWorkspaces = (): readonly Workspace[] =>
  ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map(readWorkspace);
