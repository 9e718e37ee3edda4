import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const screens = readdirSync(`${root}packages`)
  .map((name) => `packages/${name}/src/screen/screen.ts`)
  .filter((path) => existsSync(`${root}${path}`));
const galleries = readdirSync(`${root}e2e/gallery`).filter((file) => file.endsWith('.gallery.ts'));

test('every page has its pictures in the gallery', () => {
  const router = textOf('packages/frame/src/router.ts');
  const plain = [...router.matchAll(/path === '(\/[^']*)'/g)].map(([, path = '']) => path);
  const withMore = [...router.matchAll(/\/\^\\\/(\w+)\\\//g)].map(([, first]) => `/${first}`);
  const ofGames = [
    ...screens
      .map(textOf)
      .join()
      .matchAll(/path: '(\/[^']*)'/g),
  ].map(([, path = '']) => path);
  const addresses = [...plain, ...withMore, ...ofGames];
  expect(addresses).toEqual(expect.arrayContaining(['/', '/play', '/t', '/honours', '/armies', '/events/new']));

  // Tables are reached by their links, and drawn in files of their own.
  const drawn = `${galleries.map((file) => textOf(`e2e/gallery/${file}`)).join()} '/table' `;
  const missing = addresses.filter((path) => !["'", '`', '/'].some((after) => drawn.includes(`${path}${after}`)));
  expect(missing).toEqual([]);
});
