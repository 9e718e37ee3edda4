import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What was built, or the unpacked release that stories are played on. */
const built = process.env['STORY_SERVER'] === undefined ? root : dirname(process.env['STORY_SERVER']);

const isTwinOrMap = (name: string): boolean => /\.(br|gz|map)$/.test(name);
const isText = (name: string): boolean => /\.(js|css|html)$/.test(name);

/** As if each file had changed: it has another name, and whatever names it says that. */
const renameAll = async (web: string): Promise<void> => {
  const assets = join(web, 'assets');
  const names = new Set(await readdir(assets));
  const newName = (name: string): string => name.replace(/(\.\w+)$/, 'n$1');
  for (const name of names) await rename(join(assets, name), join(assets, newName(name)));
  const texts = [...names].filter(isText).map((name) => join(assets, newName(name)));
  for (const file of [join(web, 'index.html'), ...texts]) {
    const text = await readFile(file, 'utf8');
    const told = text.replaceAll(/[\w@-]+(?:\.[\w@-]+)+/g, (word) => (names.has(word) ? newName(word) : word));
    await writeFile(file, told.replace(/(name="vexillum-build" content=")[0-9a-f]+/, '$1fedcba9876543210'));
  }
};

export interface NextBuild {
  /** What Node starts. */
  readonly program: string;
  readonly remove: () => Promise<void>;
}

/** The same version, built anew: not one file of the page that is open now is there any more. */
export const buildNext = async (): Promise<NextBuild> => {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  // Below the root, where the server finds its packages.
  const folder = await mkdtemp(join(cache, 'next-build-'));
  await chmod(folder, 0o755);
  for (const app of ['server', 'web']) {
    const dist = join('apps', app, 'dist');
    await cp(join(built, dist), join(folder, dist), { recursive: true, filter: (path) => !isTwinOrMap(path) });
  }
  await renameAll(join(folder, 'apps/web/dist'));
  return {
    program: join(folder, 'apps/server/dist/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
