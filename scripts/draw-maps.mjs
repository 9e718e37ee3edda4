import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPacks } from '../packages/conquest/drawing/drawn-packs.ts';
import { root } from './lib/root.mjs';

/**
 * `node --conditions=source --import tsx scripts/draw-maps.mjs`: draws the maps of Conquest and writes them as data, which is committed
 * (run `npm run format` after it). Needed only when a world or the drawing has changed; the same world gives the same map.
 */
for (const { path, source } of drawnPacks()) {
  writeFileSync(join(root, 'packages/conquest', path), source);
  console.log(path);
}
