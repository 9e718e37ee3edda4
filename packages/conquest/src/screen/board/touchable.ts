import { boardOf, gameOf, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { type Aim, touchesOf } from '../play/touch.ts';

/** What a reader can do with the territories of the map just now. */
export interface Touchable {
  /** The reader may touch these next. */
  readonly targets: ReadonlySet<string>;
  /** While something is chosen, these mean nothing to it. */
  readonly idle: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const nothing: Touchable = { targets: NONE, idle: NONE };

export const touchableOf = (snapshot: Snapshot, side: SideId | undefined, aim: Aim): Touchable => {
  const game = gameOf(snapshot);
  if (!game || side === undefined || game.mover !== side || game.phase === 'over') return nothing;
  const meaningOf = touchesOf(snapshot, side, aim);
  const targets = new Set<string>();
  const idle = new Set<string>();
  for (const id of boardOf(snapshot).territories) {
    const { kind } = meaningOf(id);
    // Once a start is chosen, other starts can still be touched, but what is asked for is the target.
    if (kind === 'act' || (kind === 'from' && aim.from === undefined)) targets.add(id);
    else if (kind === 'nothing' && aim.chosen !== undefined && id !== aim.from) idle.add(id);
  }
  return { targets, idle };
};
