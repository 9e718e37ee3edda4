import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../store/sqlite/faults.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { Asked, Begun, Told } from './boards-thread.ts';
import { BoardsIndex } from './boards-index.ts';
import { readBoard } from './read-board.ts';
import { readOwnPot, readPot, readPotNames } from './read-pots.ts';
import { readPlayed, readRanks } from './read-ranks.ts';
import { readAwardsOf, readHonours } from './read-honours.ts';

const { path, given } = workerData as Begun;

/** What cannot be read, or is of another format, is made anew: ledgers have it all. */
const open = (): { readonly index: BoardsIndex; readonly isNew: boolean } => {
  try {
    const sqlite = openSqlite(path);
    const isSound = (sqlite.prepare('pragma quick_check').get() as { quick_check?: string }).quick_check === 'ok';
    const index = isSound ? BoardsIndex.open(sqlite, given) : undefined;
    if (index) return { index, isNew: false };
  } catch {
    // Made anew below.
  }
  for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
  return { index: BoardsIndex.create(openSqlite(path), given), isNew: true };
};

const { index, isNew } = open();

const answerTo = (asked: Exclude<Asked, { readonly kind: 'end' }>): Told['answer'] => {
  switch (asked.kind) {
    case 'board':
      return readBoard(index, asked.query, asked.now);
    case 'honours':
      return readHonours(index.runner, asked.card);
    case 'ranks':
      return {
        games: readRanks(index.runner, asked.card, asked.games, asked.now),
        played: readPlayed(index.runner, asked.card, asked.games),
      };
    case 'awards':
      return readAwardsOf(index.runner, asked.tables);
    case 'pot-names':
      return readPotNames(index.runner);
    case 'pot':
      return readPot(index.runner, asked.pot);
    case 'own-pot':
      return readOwnPot(index.runner, asked.pot, readPot(index.runner, asked.pot), asked.card);
    case 'load':
      index.load(asked.tables);
      return undefined;
    case 'take':
      index.take(asked.tables, asked.mark);
      return undefined;
    default:
      return asked satisfies never;
  }
};

const end = (): void => {
  index.runner.close();
  parentPort?.close();
};

parentPort?.on('message', (asked: Asked) => {
  if (asked.kind === 'end') return end();
  try {
    parentPort?.postMessage({ id: asked.id, answer: answerTo(asked) } satisfies Told);
  } catch (error) {
    parentPort?.postMessage({ id: asked.id, fault: messageOf(error) } satisfies Told);
  }
});

parentPort?.postMessage({ id: 0, answer: { isNew, mark: index.mark } } satisfies Told);
