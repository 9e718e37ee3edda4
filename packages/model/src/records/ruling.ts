import { isSamePose, type Pose } from '../pose.ts';
import type { SideId } from '../seat.ts';
import { isSameWords, type Words } from '../words.ts';

export const verdicts = ['allowed', 'not-allowed', 'noted'] as const;
export type Verdict = (typeof verdicts)[number];

/** How long a ruling holds: as long as nothing of it is moved, or for the rest of the game. */
export const rulingScopes = ['move', 'game'] as const;
export type RulingScope = (typeof rulingScopes)[number];

/** What the umpire has decided. */
export interface Decision {
  readonly verdict: Verdict;
  readonly scope: RulingScope;
  /** In the umpire's own words; may be empty. */
  readonly text: string;
  /** The seat that decided. */
  readonly by: string;
}

/**
 * What the people at the table have said to a flag, under the flag's id: for everyone in `public`, for a flag that follows from a side's
 * secret in that side's layer.
 */
export interface Ruling {
  readonly rule: string;
  /** Ids of the pieces that the flag is about. */
  readonly about: readonly string[];
  readonly says: Words;
  /** The sides that find it right as it is. */
  readonly agreed?: { readonly [side: SideId]: true };
  /** The seat that has asked the umpire. */
  readonly askedBy?: string;
  readonly ruling?: Decision;
  /** Where the pieces stood when it was said; those that were not on the board are not in it. */
  readonly poses: { readonly [id: string]: Pose };
}

/** As much of a flag as these records are about. */
export interface FlagMatter {
  readonly id: string;
  readonly about: readonly string[];
  readonly says: Words;
  readonly secretOf?: SideId;
}

/** As much of a snapshot as tells where pieces are, for everyone and for each side. */
interface PosesIn {
  readonly public: { readonly pose: ReadonlyMap<string, Pose> };
  readonly sides: { readonly [side: SideId]: { readonly pose: ReadonlyMap<string, Pose> } | undefined };
}

/** The same with what has been said. */
interface RulingsIn extends PosesIn {
  readonly public: PosesIn['public'] & { readonly ruling: ReadonlyMap<string, Ruling> };
  readonly sides: {
    readonly [side: SideId]:
      | { readonly pose: ReadonlyMap<string, Pose>; readonly ruling: ReadonlyMap<string, Ruling> }
      | undefined;
  };
}

/** Where a piece is for those who may know: a side's own layer before what everyone sees. */
const poseFor = ({ public: { pose }, sides }: PosesIn, side: SideId | undefined, id: string): Pose | undefined =>
  (side === undefined ? undefined : sides[side]?.pose.get(id)) ?? pose.get(id);

/** Where the pieces of a flag are now, for its record. Nothing secret gets into a public one. */
export const posesOf = (
  snapshot: PosesIn,
  { about, secretOf }: Pick<FlagMatter, 'about' | 'secretOf'>,
): Ruling['poses'] =>
  Object.fromEntries(
    about.flatMap((id) => {
      const pose = poseFor(snapshot, secretOf, id);
      return pose ? [[id, pose] as const] : [];
    }),
  );

/** Whether all is as it was when the record was made. The flag's own list counts: a record cannot leave a piece out to hold for ever. */
const isAsItWas = (snapshot: PosesIn, record: Ruling, flag: FlagMatter): boolean => {
  const now = posesOf(snapshot, flag);
  const isSamePlace = flag.about.every((id) => isSamePose(record.poses[id], now[id]));
  // Of what lies nowhere (points, cards) only the sentence tells whether it has changed.
  return isSamePlace && (Object.keys(now).length > 0 || isSameWords(record.says, flag.says));
};

const recordOf = (snapshot: RulingsIn, { id, secretOf }: FlagMatter): Ruling | undefined =>
  secretOf === undefined ? snapshot.public.ruling.get(id) : snapshot.sides[secretOf]?.ruling.get(id);

/**
 * What has been said to a flag, as far as it still holds: agreements, questions and rulings for a move until one of its pieces is
 * elsewhere, rulings for the game always.
 */
export const rulingFor = (snapshot: RulingsIn, flag: FlagMatter): Ruling | undefined => {
  const record = recordOf(snapshot, flag);
  if (!record || record.ruling?.scope === 'game') return record;
  return isAsItWas(snapshot, record, flag) ? record : undefined;
};

/** Whether a flag needs nobody's attention any more: all sides find it right, or the umpire does. */
export const isSettled = (record: Ruling | undefined, sides: readonly SideId[]): boolean => {
  if (!record) return false;
  if (record.ruling) return record.ruling.verdict !== 'not-allowed';
  return sides.length > 0 && sides.every((side) => record.agreed?.[side] === true);
};
