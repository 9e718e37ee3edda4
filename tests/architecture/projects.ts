import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './workspace.ts';

/** A folder with a tsconfig.json that the root's names. */
export interface Project {
  /** From the root of the checkout, like everything here: `packages/model`. */
  readonly folder: string;
  readonly include: readonly string[];
  readonly references: readonly string[];
}

interface Config {
  readonly include?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

const readConfig = (folder: string): Config =>
  JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')) as Config;

const referencesOf = (folder: string, { references = [] }: Config): readonly string[] =>
  references.map(({ path }) => posix.join(folder, path));

const readProject = (folder: string): Project => {
  const config = readConfig(folder);
  const include = (config.include ?? []).map((path) => posix.join(folder, path));
  return { folder, include, references: referencesOf(folder, config) };
};

export const readProjects = (): readonly Project[] => referencesOf('.', readConfig('.')).map(readProject);

const covers = (include: string, path: string): boolean => {
  const pattern = include.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^${pattern}(/|$)`).test(path);
};

/** Whether a file is compiled with a project, by its path. */
export const isOf = ({ include }: Project, path: string): boolean => include.some((one) => covers(one, path));
