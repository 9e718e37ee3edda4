import type { DragView, HandleView } from '@vexillum/scene';
import { computed, type ReadableAtom } from 'nanostores';
import type { Desk } from '../desk.ts';
import type { BoardMoment } from '../view/board-moment.ts';
import { drawnPresence } from './drawn-presence.ts';

/** Every signed head renews what was checked; the board shows no more of it than how the seals fared. */
const sealMarks = ({ live }: Desk): ReadableAtom<string> =>
  computed(live.$trust, ({ seals }) => JSON.stringify([...seals]));

/** Whatever changes what the board shows. */
export const drawnStores = (desk: Desk): readonly ReadableAtom<unknown>[] => [
  desk.live.$snapshot,
  drawnPresence(desk.live.$presence),
  desk.live.$held,
  desk.$selection,
  desk.$hover,
  desk.$hand,
  desk.$draft,
  desk.$ruler,
  desk.$laser,
  desk.$marquee,
  desk.$sketch,
  desk.$sizing,
  desk.$pings,
  desk.$overlays,
  desk.$shownMove,
  desk.$extra,
  sealMarks(desk),
  desk.$plansInk,
];

const handlesOf = ({ tool }: Desk): readonly HandleView[] =>
  tool?.mode === 'select'
    ? tool.handles().map(({ id, at, from, degrees }) => ({ id, at, from, degrees, does: id }))
    : [];

/** What this reader's board shows just now. */
export const deskMoment = (desk: Desk, carried: DragView | undefined): BoardMoment => {
  const { live, side } = desk;
  return {
    snapshot: desk.snapshot,
    profile: desk.profile,
    side,
    selection: desk.$selection.get(),
    hover: desk.$hover.get(),
    hand: desk.$hand.get(),
    draft: desk.$draft.get(),
    ruler: desk.$ruler.get(),
    laser: desk.$laser.get(),
    presence: live.$presence.get(),
    held: live.$held.get(),
    plans: desk.$plansInk.get(),
    pings: desk.$pings.get(),
    handles: handlesOf(desk),
    marquee: desk.$marquee.get(),
    sketch: desk.$sketch.get(),
    sizing: desk.$sizing.get(),
    carried,
    overlays: desk.$overlays.get(),
    shownMove: desk.$shownMove.get(),
    extra: desk.$extra.get(),
    seals: live.$trust.get().seals,
    world: () => desk.world(),
    names: () => desk.names(),
  };
};
