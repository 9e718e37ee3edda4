import { type Words, words } from '@vexillum/model';
import { muTextUp } from './mu-text.ts';
import type { Shift } from './shift-into.ts';

type Say = (ahead: string, aside: string) => Words;

/** By the signs of the way ahead and aside. */
const sentences: Readonly<Record<string, Say>> = {
  '-1 0': (ahead) => words('Move it back {0} MU', ahead),
  '1 0': (ahead) => words('Move it forward {0} MU', ahead),
  '0 -1': (_, aside) => words('Move it left {0} MU', aside),
  '0 1': (_, aside) => words('Move it right {0} MU', aside),
  '-1 -1': (ahead, aside) => words('Move it back {0} MU and left {1} MU', ahead, aside),
  '-1 1': (ahead, aside) => words('Move it back {0} MU and right {1} MU', ahead, aside),
  '1 -1': (ahead, aside) => words('Move it forward {0} MU and left {1} MU', ahead, aside),
  '1 1': (ahead, aside) => words('Move it forward {0} MU and right {1} MU', ahead, aside),
};

const stay: Say = () => words('Leave it where it is');

/** What to do to come so far, as its side sees the board; x to the right, y toward the enemy. */
export const shiftWords = ({ dx, dy }: Shift): Words => {
  const say = sentences[`${Math.sign(dy)} ${Math.sign(dx)}`] ?? stay;
  return say(muTextUp(Math.abs(dy)), muTextUp(Math.abs(dx)));
};
