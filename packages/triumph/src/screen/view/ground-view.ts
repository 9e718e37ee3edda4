import { translated } from '@vexillum/ui/words';
import type { Box } from '@vexillum/geometry';
import type { BoardGround } from '@vexillum/canvas';
import type { BandView, ZoneView } from '../../board/index.ts';
import { deploymentBox, type Profile, zoneBoxes } from '../../rules/index.ts';
import { sideStyle } from './side-style.ts';

export const battleSides = ['red', 'blue'] as const;
export type BattleSide = (typeof battleSides)[number];

export const groundOf = (profile: Profile): BoardGround => {
  const [width, depth] = profile.boardMu.value;
  const { columns, rows } = profile.grid.value;
  return { width, depth, squares: [columns, rows] };
};

/** The names of all zones, as they are said now. */
export const zoneNames = (profile: Profile): string => profile.zones.value.map(({ name }) => translated(name)).join();

/** Each side's zones, named as that side calls them, along its own base edge. */
export const zonesOf = (profile: Profile): ZoneView[] =>
  battleSides.flatMap((side) =>
    zoneBoxes(profile, side).map(({ code, name, box }) => ({
      id: `${side}-${code}`,
      side: sideStyle(side),
      label: translated(name),
      area: box,
    })),
  );

export const bandsOf = (profile: Profile): BandView[] =>
  battleSides.map((side) => ({ id: side, side: sideStyle(side), area: deploymentBox(profile, side) }));

export const boardBox = (profile: Profile): Box => {
  const [width, depth] = profile.boardMu.value;
  return { x: 0, y: 0, width, depth };
};
