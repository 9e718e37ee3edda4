import type { Leg, LegKind, StoredPose } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';

type Fields = Readonly<Record<string, unknown>>;
type Poses = Readonly<Record<string, StoredPose>>;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isSide = (value: unknown): value is 'left' | 'right' => value === 'left' || value === 'right';

const isStoredPose = (value: unknown): value is StoredPose =>
  Array.isArray(value) && value.length === 3 && value.every(isWhole);

const straight =
  <Kind extends 'advance' | 'slide' | 'push-back'>(kind: Kind) =>
  ({ mu }: Fields) =>
    isWhole(mu) ? { kind, distance: mu / MILLI_MU } : undefined;

const readRotate = ({ turn, about, x, y }: Fields): Leg | undefined => {
  if (!isWhole(turn)) return undefined;
  const degrees = turn / 100;
  if (about === 'front' || about === 'center') return { kind: 'rotate', degrees, about };
  if (!isWhole(x) || !isWhole(y)) return undefined;
  return { kind: 'rotate', degrees, about: { x: x / MILLI_MU, y: y / MILLI_MU } };
};

const readColumn = ({ mu, side, turn }: Fields): Leg | undefined => {
  if (!isWhole(mu)) return undefined;
  const march = { kind: 'column', distance: mu / MILLI_MU } as const;
  if (side === undefined && turn === undefined) return march;
  return isSide(side) && isWhole(turn) ? { ...march, turn: { side, degrees: turn / 100 } } : undefined;
};

const readFree = ({ to, stand }: Fields): Leg | undefined => {
  if (!isStoredPose(to)) return undefined;
  if (stand === undefined) return { kind: 'free', to };
  return typeof stand === 'string' ? { kind: 'free', to, stand } : undefined;
};

const readers: Readonly<Record<LegKind, (fields: Fields, poses: () => Poses) => Leg | undefined>> = {
  advance: straight('advance'),
  slide: straight('slide'),
  'push-back': straight('push-back'),
  wheel: ({ side, turn }) => (isSide(side) && isWhole(turn) ? { kind: 'wheel', side, degrees: turn / 100 } : undefined),
  free: readFree,
  rotate: readRotate,
  'about-face': ({ about }) => (about === 'front' || about === 'center' ? { kind: 'about-face', about } : undefined),
  column: readColumn,
  place: (_, poses) => ({ kind: 'place', poses: poses() }),
};

const isKind = (kind: unknown): kind is LegKind => typeof kind === 'string' && Object.hasOwn(readers, kind);

/**
 * The legs that `storeLegs` stored; `undefined` where any is of another make. `posesAfter` says where everybody is after the leg of that
 * number, for a `place`.
 */
export const readLegs = (
  stored: readonly unknown[],
  posesAfter: (leg: number) => Poses = () => ({}),
): Leg[] | undefined => {
  const legs: Leg[] = [];
  for (const [index, one] of stored.entries()) {
    if (typeof one !== 'object' || one === null) return undefined;
    const fields: Fields = { ...one };
    const leg = isKind(fields['kind']) ? readers[fields['kind']](fields, () => posesAfter(index)) : undefined;
    if (!leg) return undefined;
    legs.push(leg);
  }
  return legs;
};
