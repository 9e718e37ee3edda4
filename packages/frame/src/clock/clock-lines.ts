import { bankOf, type ClockFace, clockOf, type SideId, sidesWithBanks, type WithClocks } from '@vexillum/model';
import type { ClockLine } from '@vexillum/ui';

const runningLine = (face: ClockFace, name: string): ClockLine => {
  const { side, startedAt, deadlineAt, pausedAt } = face;
  const until = deadlineAt === null ? undefined : Date.parse(deadlineAt);
  return {
    key: side,
    name,
    side,
    runs: {
      ...(until === undefined ? {} : { until, limitMs: until - Date.parse(startedAt) }),
      ...(pausedAt === undefined ? {} : { pausedAt: Date.parse(pausedAt) }),
    },
  };
};

/** Whose time is shown: the mover's, and beside it the other's where two play, or the reader's own where more do. */
export const clockLines = (
  snapshot: WithClocks,
  own: SideId | undefined,
  nameOf: (side: SideId) => string,
): readonly ClockLine[] => {
  const face = clockOf(snapshot);
  if (!face) return [];
  const others = sidesWithBanks(snapshot).filter((side) => side !== face.side);
  const shown = others.length === 1 ? others : others.filter((side) => side === own);
  return [
    runningLine(face, nameOf(face.side)),
    ...shown.map((side) => ({ key: side, name: nameOf(side), side, leftMs: bankOf(snapshot, side) ?? 0 })),
  ];
};
