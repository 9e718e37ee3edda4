import type { OverlayKind } from '../battle-view.ts';

export type OverlayColor = 'side' | 'measure' | 'bright' | 'warning' | 'over';
export type OverlayPattern = 'hatch' | 'cross' | 'dots' | 'upright' | 'level';
export type OverlayLine = 'solid' | 'dashed' | 'dotted' | 'dash-dot';
export type OverlayEnd = 'arrow' | 'bar' | 'cross' | 'disc';

/** How a kind of overlay is drawn. Widths are CSS pixels. No two kinds share line, pattern and ends, so none is known by its colour alone. */
export interface OverlayLook {
  readonly lies: 'under' | 'over';
  readonly color: OverlayColor;
  /** How much of the colour is laid over the area. */
  readonly fill: number;
  readonly pattern?: OverlayPattern;
  readonly line: OverlayLine;
  readonly width: number;
  /** Drawn with a rim that keeps it apart from the ground. */
  readonly isCased?: boolean;
  readonly start?: OverlayEnd;
  readonly end?: OverlayEnd;
  /** Only the corners of the area are drawn, as brackets. */
  readonly isBracketed?: boolean;
}

export const overlayLooks: Readonly<Record<OverlayKind, OverlayLook>> = {
  'zone-of-control': { lies: 'under', color: 'side', fill: 0.1, pattern: 'hatch', line: 'solid', width: 1 },
  'command-range': { lies: 'under', color: 'side', fill: 0.04, line: 'dash-dot', width: 2 },
  'fire-arc': { lies: 'under', color: 'side', fill: 0.07, pattern: 'dots', line: 'dashed', width: 1.5 },
  threat: { lies: 'under', color: 'side', fill: 0.1, pattern: 'cross', line: 'solid', width: 2 },
  lens: { lies: 'under', color: 'bright', fill: 0.24, line: 'dotted', width: 2, isCased: true },
  swept: { lies: 'under', color: 'measure', fill: 0.12, line: 'solid', width: 0.75 },
  difficult: { lies: 'under', color: 'warning', fill: 0.14, pattern: 'upright', line: 'dashed', width: 2 },
  group: { lies: 'under', color: 'bright', fill: 0, line: 'solid', width: 3, isCased: true },
  'keep-off': { lies: 'under', color: 'warning', fill: 0.06, pattern: 'level', line: 'dash-dot', width: 2 },
  trail: { lies: 'under', color: 'side', fill: 0, line: 'dotted', width: 2, end: 'arrow' },
  path: {
    lies: 'over',
    color: 'measure',
    fill: 0,
    line: 'solid',
    width: 2,
    isCased: true,
    start: 'disc',
    end: 'arrow',
  },
  arc: { lies: 'over', color: 'measure', fill: 0, line: 'solid', width: 2, isCased: true, end: 'disc' },
  chord: {
    lies: 'over',
    color: 'measure',
    fill: 0,
    line: 'dashed',
    width: 2,
    isCased: true,
    start: 'disc',
    end: 'disc',
  },
  ruler: {
    lies: 'over',
    color: 'measure',
    fill: 0,
    line: 'solid',
    width: 2.5,
    isCased: true,
    start: 'bar',
    end: 'bar',
  },
  sight: { lies: 'over', color: 'side', fill: 0, line: 'solid', width: 1.5, isCased: true, end: 'arrow' },
  'sight-blocked': { lies: 'over', color: 'side', fill: 0, line: 'dashed', width: 2, isCased: true, end: 'cross' },
  contact: {
    lies: 'over',
    color: 'bright',
    fill: 0,
    line: 'solid',
    width: 4,
    isCased: true,
    start: 'disc',
    end: 'disc',
  },
  blow: {
    lies: 'over',
    color: 'side',
    fill: 0,
    line: 'solid',
    width: 4,
    isCased: true,
    start: 'bar',
    end: 'arrow',
  },
  target: { lies: 'over', color: 'over', fill: 0, line: 'solid', width: 3, isCased: true, isBracketed: true },
};
