import type { RelationName } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import type { StandName } from '../names/stand-names.ts';
import type { Place } from '../records/stand.ts';

/** Which edge of the board it looks toward; left and right as red sees the board. */
export const towards = ['blue-edge', 'right', 'red-edge', 'left'] as const;
export type Toward = (typeof towards)[number];

/** Where something is, as the stand sees it that looks along its heading. */
export const bearings = ['ahead', 'right', 'behind', 'left'] as const;
export type Bearing = (typeof bearings)[number];

/** Where on the board, as the stand's own side sees it. */
export interface ZoneReport {
  /** A zone of the profile: `left-wing`, `center`, … */
  readonly code: string;
  readonly half: 'own' | 'enemy';
  /** In whose deployment band, if it is in one. */
  readonly band?: 'own' | 'enemy';
}

export interface NeighborReport {
  readonly id: string;
  readonly name: StandName;
  /** Edge to edge, in MU; 0 where they touch. */
  readonly distance: number;
  readonly bearing: Bearing;
}

/** Its place in a group of several: 1 is the leftmost file, as the group sees it, and the front rank. */
export interface GroupReport {
  /** The others, from left to right and from front to rear. */
  readonly others: readonly { readonly id: string; readonly name: StandName }[];
  readonly file: number;
  readonly files: number;
  readonly rank: number;
  readonly ranks: number;
}

export interface ContactReport {
  readonly relation: RelationName | 'touching';
  /** A stand or a camp. */
  readonly id: string;
  /** None for a camp. */
  readonly name?: StandName;
  readonly isEnemy: boolean;
}

export interface TerrainReport {
  readonly id: string;
  /** A terrain type of the profile. */
  readonly type: string;
  readonly isDifficult: boolean;
}

/** What is to be known of a stand on the board. */
export interface BoardReport {
  /** The middle of its front edge, in MU. */
  readonly at: { readonly x: number; readonly y: number };
  readonly heading: { readonly toward: Toward; readonly degrees: number };
  /** None off the board's edges. */
  readonly zone?: ZoneReport;
  /** None for a stand that stands alone. */
  readonly group?: GroupReport;
  readonly contacts: readonly ContactReport[];
  readonly nearestEnemy?: NeighborReport;
  readonly nearestFriend?: NeighborReport;
  /** The pieces that any part of its base is in. */
  readonly terrain: readonly TerrainReport[];
  readonly isInEnemyZone: boolean;
}

/** A stand for those who do not see the board, in facts, so that every reader puts it in their own language. */
export interface StandReport {
  readonly id: string;
  readonly name: StandName;
  readonly side: SideId;
  readonly troopType: string;
  /** As far as the reader knows it; `null` where it is in none. */
  readonly command?: 1 | 2 | 3 | null;
  readonly general?: true;
  readonly place: Place;
  /** While it is on the board. */
  readonly board?: BoardReport;
}

/** A contact that the stand can come to with what it has left to move. */
export interface ReachedReport {
  readonly relation: RelationName;
  readonly id: string;
  readonly name: StandName;
  /** In MU. */
  readonly price: number;
}

export interface ReachReport {
  /** What it has left to move, in MU. */
  readonly budget: number;
  /** The cheapest first. */
  readonly contacts: readonly ReachedReport[];
}
