import type { FrameCost } from '@vexillum/canvas/bench';

export interface SceneFigures {
  readonly renderer: 'webgl' | 'canvas';
  /** From the call to the first frame. */
  readonly firstFrame: number;
  readonly pan: FrameCost;
  /** Panning with eighty zones of control shown. */
  readonly panWithZones: FrameCost;
  /** Thirty stands follow the hand. */
  readonly drag: FrameCost;
  /** Twenty do. */
  readonly dragHandful: FrameCost;
  /** The same with eighty zones of control, a path, a swept area, a group's rim and a label. */
  readonly dragWithOverlays: FrameCost;
  readonly zoom: FrameCost;
  /** Over two seconds in which nothing changes: pictures drawn, and callbacks that any part of the page asked for. */
  readonly idle: { readonly frames: number; readonly wakes: number };
}

export interface SceneRatios {
  readonly pan: number;
  readonly drag: number;
  readonly dragWithOverlays: number;
}

export interface SceneLimit {
  readonly name: string;
  readonly value: number;
  readonly wanted: number;
  readonly unit: string;
  readonly isMet: boolean;
}

/** 300 stands and 20 pieces of terrain, beside a naive scene in the same run. */
export interface SceneBench {
  readonly ours: { readonly webgl: SceneFigures; readonly canvas: SceneFigures };
  readonly naive: { readonly webgl: SceneFigures; readonly canvas: SceneFigures };
  /** How many times as much script the naive scene needs. */
  readonly ratios: { readonly webgl: SceneRatios; readonly canvas: SceneRatios };
  /** What `auto` takes on this machine. */
  readonly automatic: 'webgl' | 'canvas';
  /** Milliseconds for the ground of a grand board, baked for the first time. */
  readonly ground: number;
  readonly limits: readonly SceneLimit[];
}
