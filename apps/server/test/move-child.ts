import { moveStore } from '../src/tools/move-store.ts';

/** `move-store` in a process that its parent kills in the middle. */
const [from = '', to = ''] = process.argv.slice(2);
await moveStore(from, to, () => undefined);
