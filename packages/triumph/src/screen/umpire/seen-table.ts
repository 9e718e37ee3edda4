import type { PlanTable } from '@vexillum/table';
import { computed, type ReadableAtom } from 'nanostores';
import type { Privacy } from './privacy.ts';
import { seenSnapshot } from './seen-snapshot.ts';
import type { LiveTable } from '../live-table.ts';

/** The same object with some of its members exchanged. Methods keep their own `this`, which has private fields. */
const withMembers = <T extends object>(target: T, members: Partial<T>): T =>
  new Proxy(target, {
    get(_, key) {
      if (Object.hasOwn(members, key)) return Reflect.get(members, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const unlessHidden = <T>($store: ReadableAtom<T>, $isHidden: ReadableAtom<boolean>, instead: T): ReadableAtom<T> =>
  computed([$store, $isHidden], (value, isHidden) => (isHidden ? instead : value));

/** Nothing is written either while it cannot be seen: an empty pad would wipe out the team's. */
const seenPlan = (plan: PlanTable, $isHidden: ReadableAtom<boolean>): PlanTable => {
  const seen = <Args extends unknown[]>(write: (...args: Args) => void) => {
    return (...args: Args): void => {
      if (!$isHidden.get()) write(...args);
    };
  };
  return withMembers(plan, {
    $arrows: unlessHidden(plan.$arrows, $isHidden, new Map()),
    $notes: unlessHidden(plan.$notes, $isHidden, new Map()),
    $orders: unlessHidden(plan.$orders, $isHidden, new Map()),
    $requests: unlessHidden(plan.$requests, $isHidden, new Map()),
    $pad: unlessHidden(plan.$pad, $isHidden, ''),
    putArrow: seen((id, arrow) => plan.putArrow(id, arrow)),
    putNote: seen((id, note) => plan.putNote(id, note)),
    putRequest: seen((id, request) => plan.putRequest(id, request)),
    putOrders: seen((orders) => plan.putOrders(orders)),
    writePad: seen((text) => plan.writePad(text)),
  });
};

/** The plans that this screen shows: none under the shade, and one side's where an umpire looks as that side. */
const seenPlans = (live: LiveTable, { $isHidden, $viewAs }: Privacy): LiveTable['$plans'] => {
  const wrapped = new WeakMap<PlanTable, PlanTable>();
  const wrap = (plan: PlanTable): PlanTable => {
    const seen = wrapped.get(plan) ?? seenPlan(plan, $isHidden);
    wrapped.set(plan, seen);
    return seen;
  };
  return computed([live.$plans, $isHidden, $viewAs], (plans, isHidden, viewAs) => {
    const shown = [...plans].filter(([side]) => !isHidden && (viewAs === 'all' || viewAs === side));
    return new Map(shown.map(([side, plan]) => [side, wrap(plan)]));
  });
};

/**
 * The live table as this screen shows it. Whatever draws reads this one, so that the shade and an umpire's view reach every panel and the
 * board without any of them knowing.
 */
export const seenTable = (live: LiveTable, privacy: Privacy): LiveTable => {
  const { $isHidden, $viewAs } = privacy;
  return withMembers(live, {
    $snapshot: computed([live.$snapshot, $isHidden, $viewAs], seenSnapshot),
    $plans: seenPlans(live, privacy),
    ...(live.plan ? { plan: seenPlan(live.plan, $isHidden) } : {}),
  });
};
