import { type Pose, MILLI_MU } from '@vexillum/model';

const frontCorner = ([x, y, heading]: Pose, offset: number): readonly [number, number] => {
  const angle = (heading * Math.PI) / 18_000;
  return [x + offset * Math.cos(angle), y - offset * Math.sin(angle)];
};

/**
 * How far the front corner that moved most has come, straight, in thousandths of an MU: players measure a move by that corner, so a wheel
 * on the spot counts too.
 */
export const farthestCorner = (from: Pose, to: Pose, baseWidthMu: number): number => {
  const half = (baseWidthMu * MILLI_MU) / 2;
  const distances = [-half, half].map((offset) => {
    const [x1, y1] = frontCorner(from, offset);
    const [x2, y2] = frontCorner(to, offset);
    return Math.hypot(x2 - x1, y2 - y1);
  });
  return Math.round(Math.max(...distances));
};
