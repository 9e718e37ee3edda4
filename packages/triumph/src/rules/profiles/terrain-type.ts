import type { OutlineKind } from '@vexillum/geometry';

/**
 * `area` lies anywhere, `edge` along an edge of the board, `linear` runs across it, `obstacle` is put down by an army. It says how a
 * piece is drawn and where it starts; nothing stops players from laying it otherwise.
 */
export type TerrainForm = 'area' | 'edge' | 'linear' | 'obstacle';

/** Width and depth in MU of a piece's bounding box before it is turned. */
export type SizeMu = readonly [width: number, depth: number];

export interface TerrainType {
  readonly code: string;
  readonly name: string;
  readonly form: TerrainForm;
  /** How its edge is drawn; ours, not the rules’. */
  readonly outline: OutlineKind;
  readonly isDifficult: boolean;
  readonly isHill: boolean;
  /** Whether shooters see nothing through it. */
  readonly blocksSight: boolean;
  readonly defaultSize: SizeMu;
  readonly smallest: SizeMu;
  readonly largest: SizeMu;
}
