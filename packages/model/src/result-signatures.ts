import type { Result } from './result.ts';
import type { SeatKind } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** Somebody whose word a result has, or waits for. */
export interface Signer {
  readonly seat: string;
  readonly kind: Extract<SeatKind, 'captain' | 'umpire'>;
  readonly hasSigned: boolean;
}

const SIGNED = 'result:';

/** Under which id of the kind `consent` it stands who has signed: by the result itself, so that nobody's word holds for another one. */
export const signaturesId = ({ sides, rule }: Result): string => {
  const told = sides.map(({ side, place = 0, counts }) =>
    [side, place, ...Object.entries(counts).map(([measure, count]) => `${measure}=${count}`)].join(' '),
  );
  return [`${SIGNED}${rule.id}`, ...told].join(';');
};

/** Whether a record of the kind `consent` says who has signed a result. */
export const isSignaturesId = (id: string): boolean => id.startsWith(SIGNED);

/** For a table that begins another game: what was signed there was the one before. */
export const signaturesIn = (snapshot: Snapshot): readonly string[] =>
  [...snapshot.public.consent.keys()].filter(isSignaturesId);

/** The captains of the sides that played, and the umpire; machines and empty seats have no word. */
export const signersOf = (result: Result, snapshot: Snapshot): readonly Signer[] => {
  const played = new Set(result.sides.map(({ side }) => side));
  const signed = snapshot.public.consent.get(signaturesId(result)) ?? {};
  return [...snapshot.public.seat].flatMap(([seat, { kind, side, name }]) =>
    name !== undefined && (kind === 'umpire' || (kind === 'captain' && side !== undefined && played.has(side)))
      ? [{ seat, kind, hasSigned: signed[seat] === true }]
      : [],
  );
};
