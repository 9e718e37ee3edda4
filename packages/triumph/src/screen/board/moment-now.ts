import type { DragView, HandleView } from '../../board/index.ts';
import type { Tool } from '../../hand/index.ts';
import { computed, type ReadableAtom } from 'nanostores';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { Pings } from '../hand/pings.ts';
import type { BoardMoment } from '../view/board-moment.ts';
import { plansInk } from '../view/ink-views.ts';
import type { Overlays } from './overlays.ts';
import type { Presence } from '@vexillum/protocol';
import type { LiveTable } from '../live-table.ts';

/** What a drawn board shows something of. */
export interface Drawn {
  readonly battle: Battle;
  readonly hand: Hand;
  readonly pings: Pings;
  readonly overlays: Overlays;
  readonly live: Pick<LiveTable, '$presence' | '$held' | '$trust' | '$plans'>;
}

/** What this reader's board shows, moment by moment. */
export interface BoardMoments {
  /** Whatever changes what the board shows. */
  readonly stores: readonly ReadableAtom<unknown>[];
  now(carried: DragView | undefined): BoardMoment;
}

export const boardMoments = ({ battle, hand: { tool, shows }, pings, overlays, live }: Drawn): BoardMoments => {
  const $plans = plansInk(live);
  return {
    stores: [
      battle.$snapshot,
      drawnPresence(live.$presence),
      live.$held,
      shows.$selection,
      shows.$hover,
      shows.$held,
      shows.$draft,
      shows.$ruler,
      shows.$laser,
      shows.$marquee,
      shows.$sketch,
      shows.$sizing,
      pings.$shown,
      overlays.$names,
      overlays.$shownMove,
      overlays.$extra,
      overlays.$stir,
      sealMarks(live),
      $plans,
    ],
    now: (carried) => ({
      snapshot: battle.snapshot,
      profile: battle.profile,
      side: battle.side,
      selection: shows.$selection.get(),
      hover: shows.$hover.get(),
      hand: shows.$held.get(),
      draft: shows.$draft.get(),
      ruler: shows.$ruler.get(),
      laser: shows.$laser.get(),
      marquee: shows.$marquee.get(),
      sketch: shows.$sketch.get(),
      sizing: shows.$sizing.get(),
      presence: live.$presence.get(),
      held: live.$held.get(),
      plans: $plans.get(),
      pings: pings.$shown.get(),
      handles: handlesOf(tool),
      carried,
      overlays: overlays.$names.get(),
      shownMove: overlays.$shownMove.get(),
      extra: overlays.$extra.get(),
      stir: overlays.$stir.get(),
      seals: live.$trust.get().seals,
      world: () => battle.world(),
      names: () => battle.names(),
    }),
  };
};

/** Every signed head renews what was checked; the board shows no more of it than how the seals fared. */
const sealMarks = ({ $trust }: Pick<LiveTable, '$trust'>): ReadableAtom<string> =>
  computed($trust, ({ seals }) => JSON.stringify([...seals]));

const handlesOf = (tool: Tool): readonly HandleView[] =>
  tool.mode === 'select' ? tool.handles().map((handle) => ({ ...handle, does: handle.id })) : [];

type Everybody = ReadonlyMap<string, Presence>;

const drawnOf = ({ seat: _seat, from: _from, delay: _delay, view: _view, ...drawn }: Presence): object => drawn;

const isAlike = (one: Presence = {}, other: Presence = {}): boolean => {
  const [before, after] = [new Map(Object.entries(drawnOf(one))), Object.entries(drawnOf(other))];
  return before.size === after.length && after.every(([key, value]) => before.get(key) === value);
};

/** Everybody's presence as a board shows it: the same map as long as no more changes than how slow a line is, or what somebody looks at. */
export const drawnPresence = ($presence: ReadableAtom<Everybody>): ReadableAtom<Everybody> => {
  let last: Everybody = new Map();
  return computed($presence, (presence) => {
    const everybody = new Set([...last.keys(), ...presence.keys()]);
    if ([...everybody].every((from) => isAlike(last.get(from), presence.get(from)))) return last;
    return (last = presence);
  });
};
