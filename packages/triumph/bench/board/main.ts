import { benchScene } from './bench-scene.ts';

/** `npx tsx --conditions=source packages/triumph/bench/board/main.ts [frames]`, with CHROMIUM_PATH where the browser is not playwright's own: prints JSON. */
const frames = Number(process.argv[2] ?? 150);
const executablePath = process.env['CHROMIUM_PATH'];
const result = await benchScene({ frames, ...(executablePath ? { executablePath } : {}) });
console.log(JSON.stringify(result, undefined, 2));
