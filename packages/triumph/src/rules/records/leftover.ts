import type { SideId, Words } from '@vexillum/model';

/** How much a flag weighs that is kept: what is only to be kept in mind is not, nor what cannot be told. */
export const leftWeights = ['illegal', 'doubtful'] as const;
export type LeftWeight = (typeof leftWeights)[number];

/** A flag that stood open when a phase ended, by what everybody knows; under `leftoverId`. It goes once it is settled or put right. */
export interface Leftover {
  /** The flag's own id. */
  readonly flag: string;
  readonly rule: string;
  readonly weight: LeftWeight;
  readonly says: Words;
  /** Ids of the pieces that it is about. */
  readonly about: readonly string[];
  /** Whose business it is; none where it is the table's. */
  readonly of?: SideId;
  /** The turn in which it was left open, whose turn that was, and the phase that ended; none in a turn without phases. */
  readonly turn: number;
  readonly side: SideId;
  readonly phase?: string;
  /** What it follows from went with a turn: the rule says no more of it, so it only goes by what people say. */
  readonly isPast?: true;
}

/** A flag is left open once in a turn. Begins with its rule, as any flag's id does, so that people can speak to it. */
export const leftoverId = ({ flag, turn }: Pick<Leftover, 'flag' | 'turn'>): string => `${flag}@${turn}`;
