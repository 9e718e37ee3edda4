import type { Point } from '@vexillum/geometry';
import type { HandView } from '../layers/layer-set.ts';
import type { BoardView, SideStyle } from '../view/board-view.ts';

/** Somebody, or a call to look, that an arrow at the screen's edge may have to point to. */
export interface FarThing {
  readonly id: string;
  readonly kind: 'hand' | 'ping';
  readonly name: string;
  readonly side: SideStyle;
  /** All that it consists of: while one of these is seen there is no arrow. */
  readonly at: readonly Point[];
}

/** The people at the table with all that they hold, and the pings that are fresh. */
export const farThings = (
  view: Pick<BoardView, 'cursors' | 'pings'>,
  hands: readonly HandView[],
  isFresh: (ping: string) => boolean,
): FarThing[] => {
  const people = new Map<string, { name: string; side: SideStyle; at: Point[] }>();
  const add = (name: string, side: SideStyle, at: Point) => {
    const key = `${side} ${name}`;
    const known = people.get(key);
    if (known) known.at.push(at);
    else people.set(key, { name, side, at: [at] });
  };
  for (const { name, side, at } of [...hands, ...view.cursors]) add(name, side, at);
  return [
    ...[...people].map(([key, hand]): FarThing => ({ id: `hand ${key}`, kind: 'hand', ...hand })),
    ...view.pings
      .filter(({ id }) => isFresh(id))
      .map(
        ({ id, side, at, name }): FarThing => ({ id: `ping ${id}`, kind: 'ping', name: name ?? '', side, at: [at] }),
      ),
  ];
};
