import type { Rectangle } from '../rectangle.ts';

export type Corner = keyof Rectangle;

export const relationNames = [
  'front-to-front',
  'left-flank',
  'right-flank',
  'rear',
  'overlap-at-left',
  'overlap-at-right',
  'camp-edge',
  'beside-at-left',
  'beside-at-right',
  'behind',
  'in-front',
  'board-edge',
  'coast-edge',
  'road-edge',
] as const;
export type RelationName = (typeof relationNames)[number];

/** One way in which a stand may stand against another (TABLE-TOOLS section 6). */
export interface Relation {
  readonly name: RelationName;
  readonly against: 'enemy' | 'friend';
  readonly priority: number;
  /** The mover's heading less the other's. */
  readonly turn: number;
  /** Which of the mover's corners stands on which of the other's. */
  readonly corners: readonly (readonly [mover: Corner, target: Corner])[];
}

const enemy = (name: RelationName, priority: number, turn: number, ...corners: [Corner, Corner][]): Relation => ({
  name,
  against: 'enemy',
  priority,
  turn,
  corners,
});

const friend = (name: RelationName, ...corners: [Corner, Corner][]): Relation => ({
  name,
  against: 'friend',
  priority: 4,
  turn: 0,
  corners,
});

/** The relations between two stands; where two corners are named and the widths differ, either may be the one that is met. */
export const relations: readonly Relation[] = [
  enemy('front-to-front', 1, 180, ['frontLeft', 'frontRight'], ['frontRight', 'frontLeft']),
  enemy('left-flank', 2, 90, ['frontLeft', 'frontLeft']),
  enemy('right-flank', 2, -90, ['frontRight', 'frontRight']),
  enemy('rear', 2, 0, ['frontLeft', 'rearLeft'], ['frontRight', 'rearRight']),
  enemy('overlap-at-left', 3, 180, ['frontLeft', 'frontLeft']),
  enemy('overlap-at-right', 3, 180, ['frontRight', 'frontRight']),
  friend('beside-at-left', ['frontRight', 'frontLeft']),
  friend('beside-at-right', ['frontLeft', 'frontRight']),
  friend('behind', ['frontLeft', 'rearLeft'], ['frontRight', 'rearRight']),
  friend('in-front', ['rearLeft', 'frontLeft'], ['rearRight', 'frontRight']),
];

/** What stands flush against a straight edge and slides along it. */
export const CAMP_EDGE = { name: 'camp-edge', priority: 3 } as const;
export const BOARD_EDGE = { name: 'board-edge', priority: 5 } as const;
export const COAST_EDGE = { name: 'coast-edge', priority: 5 } as const;
export const ROAD_EDGE = { name: 'road-edge', priority: 5 } as const;
