import { poseFrom } from '@vexillum/model';
import type { Point } from '@vexillum/geometry';
import type { LabelView } from '@vexillum/canvas';
import type { BattleView, HandleView, OverlayKind, OverlayView } from '../../../src/board/index.ts';
import { sampleView } from '../../../src/board/testing/index.ts';

const box = (x: number, y: number, width: number, depth: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

const arc = (x: number, y: number, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 17 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 16) * Math.PI) / 180;
    return { x: x + radius * Math.sin(angle), y: y + radius * Math.cos(angle) };
  });

const overlay = (
  kind: OverlayKind,
  shapes: readonly (readonly Point[])[],
  isClosed: boolean,
  more: Partial<OverlayView> = {},
): OverlayView => ({ id: `overlay:${kind}`, kind, side: 'red', shapes, isClosed, ...more });

const ticks = [1, 2, 3].map((mu) => ({ x: 16, y: 9 + mu }));

/** Something of every overlay, side by side in the middle of the board. */
const overlays: readonly OverlayView[] = [
  overlay('zone-of-control', [box(32, 15, 2, 2)], true),
  overlay('zone-of-control', [box(35, 15, 2, 2)], true, { id: 'zone:blue', side: 'blue' }),
  overlay('command-range', [arc(45, 16, 5, 0, 360)], true),
  overlay('fire-arc', [box(53, 14, 6, 3)], true, { side: 'blue' }),
  overlay('threat', [box(61, 14, 6, 3)], true),
  overlay('lens', [arc(72, 15.5, 2.5, 0, 360)], true),
  overlay('swept', [box(77, 14, 4, 4)], true),
  overlay('difficult', [box(83, 14, 5, 4)], true),
  overlay('group', [box(4, 6.5, 8.2, 2.8)], true),
  overlay(
    'trail',
    [
      [
        { x: 24, y: 12 },
        { x: 26, y: 15 },
        { x: 30, y: 15 },
      ],
    ],
    false,
  ),
  overlay(
    'path',
    [
      [
        { x: 16, y: 9 },
        { x: 16, y: 12.4 },
      ],
    ],
    false,
    { ticks },
  ),
  overlay('arc', [arc(18, 12, 4, -20, 60)], false, {
    ticks: [arc(18, 12, 4, 0, 0)[0] as Point, arc(18, 12, 4, 20, 20)[0] as Point, arc(18, 12, 4, 40, 40)[0] as Point],
  }),
  overlay('chord', [[arc(18, 12, 4, -20, -20)[0] as Point, arc(18, 12, 4, 60, 60)[0] as Point]], false),
  overlay(
    'ruler',
    [
      [
        { x: 5, y: 13 },
        { x: 12, y: 17 },
      ],
    ],
    false,
    { ticks: [1, 2, 3, 4, 5, 6, 7].map((mu) => ({ x: 5 + mu * 0.868, y: 13 + mu * 0.496 })) },
  ),
  overlay(
    'sight',
    [
      [
        { x: 31, y: 10 },
        { x: 34, y: 22 },
      ],
    ],
    false,
  ),
  overlay(
    'sight-blocked',
    [
      [
        { x: 40, y: 10 },
        { x: 36, y: 22 },
      ],
    ],
    false,
    { side: 'blue' },
  ),
  overlay(
    'contact',
    [
      [
        { x: 44, y: 9.05 },
        { x: 46, y: 9.05 },
      ],
    ],
    false,
  ),
  overlay('target', [box(32, 24.8, 2, 2)], true),
  overlay('keep-off', [box(38, 24.8, 6, 4)], true),
];

const handles: readonly HandleView[] = [
  { id: 'advance', does: 'advance', at: { x: 8, y: 11.4 }, from: { x: 8, y: 9.3 }, degrees: 0 },
  { id: 'wheel-left', does: 'wheel-left', at: { x: 13, y: 10.4 }, from: { x: 12, y: 9.1 }, degrees: 0 },
  { id: 'wheel-right', does: 'wheel-right', at: { x: 3, y: 10.4 }, from: { x: 4, y: 9.1 }, degrees: 0, isHeld: true },
  { id: 'slide-left', does: 'slide-left', at: { x: 2, y: 7.6 }, from: { x: 4, y: 7.6 }, degrees: -90 },
  { id: 'slide-right', does: 'slide-right', at: { x: 14.4, y: 7.6 }, from: { x: 12.2, y: 7.6 }, degrees: 90 },
  { id: 'turn', does: 'turn', at: { x: 8, y: 4.2 }, from: { x: 8, y: 6.5 } },
  { id: 'resize', does: 'resize', at: { x: 50, y: 4 }, from: { x: 48, y: 6 } },
];

const labels: readonly LabelView[] = [
  { id: 'good', at: { x: 16, y: 12.4 }, text: '3.00 / 4.00 MU', tone: 'good' },
  {
    id: 'near',
    at: { x: 30, y: 19.5 },
    text: '3.98 / 4.00 MU',
    tone: 'near',
    details: ['left corner 3.98, right 0.00', 'tolerance 0.02'],
  },
  { id: 'over', at: { x: 62, y: 21 }, text: '4.31 / 4.00 MU', tone: 'over', details: ['over by 0.31'] },
  { id: 'plain', at: { x: 8.5, y: 15 }, text: '8.06 MU', tone: 'plain' },
  { id: 'edge', at: { x: 89.5, y: 35.5 }, text: 'front to front with Blue Spear 3, +0.18 MU', tone: 'good' },
];

/** A board with something of everything that a battle draws, for looking at it. */
export const looksView = (): BattleView => {
  const view = sampleView(80, 8);
  const signs = [
    ['in-zone'],
    ['out-of-command'],
    ['kinked'],
    ['in-zone', 'kinked'],
    ['out-of-command', 'in-zone'],
  ] as const;
  return {
    ...view,
    stands: view.stands.map((stand, index) => ({
      ...stand,
      ...(index % 3 === 0 ? { signs: signs[(index / 3) % signs.length] ?? [] } : {}),
      ...(index % 2 === 0 && index < 8 ? { isSelected: true } : {}),
    })),
    overlays,
    handles,
    labels,
    lasers: [{ id: 'laser', name: 'Anna', side: 'blue', points: arc(70, 21, 4, 60, 330) }],
    traces: [
      { id: 'drag', side: 'red', pose: poseFrom(24, 12, 30), width: 2, depth: 1 },
      { id: 'turn', of: 'turn', side: 'blue', pose: poseFrom(27, 12, 30), width: 2, depth: 1 },
    ],
    drags: [{ id: 'drag', name: 'Bob', side: 'blue', pose: poseFrom(52, 20, 150), width: 2, depth: 1, label: 'Kn' }],
    cursors: [
      { id: 'anna', name: 'Anna', side: 'blue', at: { x: 76, y: 20 } },
      { id: 'carl', name: 'Carl', side: 'red', at: { x: 120, y: 30 } },
      { id: 'dora', name: 'Dora', side: 'blue', at: { x: 45, y: 90 } },
      { id: 'emil', name: 'Emil', side: 'red', at: { x: -40, y: -20 } },
    ],
    pings: [{ id: 'ping', side: 'blue', at: { x: -60, y: 20 }, name: 'Anna' }],
  };
};
