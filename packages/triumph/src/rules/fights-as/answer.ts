import type { Profile } from '../profiles/profile.ts';
import type { Sourced } from '../profiles/sourced.ts';
import type { TroopType } from '../profiles/troop-type.ts';
import type { Stand, StandSecret } from '../records/stand.ts';

export interface Shooting {
  readonly factor: Sourced<number>;
  readonly rangeMu: Sourced<number>;
  /** From all four sides; else from the front alone. */
  readonly isAllRound: boolean;
  /** In its own side's turn only where it has not moved in it. */
  readonly isUnmovedOnly?: true;
}

/** What a stand fights as, whatever type it is of and whichever cards made that. Numbers keep their sources. */
export interface FightsAs {
  /** The type whose factors and results it has hand to hand. */
  readonly fightsLike: string;
  /** The cards that work on it, as far as the reader knows. */
  readonly cards: ReadonlySet<string>;
  readonly category: TroopType['category'];
  readonly order: TroopType['order'];
  readonly depthMu: Sourced<number>;
  readonly moveMu: Sourced<number>;
  /** What a move may cost of which any part is in or through difficult terrain; null where that does not slow it. */
  readonly difficultMoveMu: Sourced<number | null>;
  /** Kinds of difficult terrain that are open to it. */
  readonly freeIn: readonly string[];
  /** What it adds to the command points of a move. */
  readonly commandPoints: Sourced<number>;
  /** Whether its zone of control is on all four sides. */
  readonly controlsAllRound: boolean;
  readonly shoots: Shooting | null;
  readonly shotAt: Sourced<number>;
  readonly againstFoot: Sourced<number>;
  readonly againstMounted: Sourced<number>;
  /** What it counts when it is lost, in halves. */
  readonly lossHalfPoints: number;
}

/** What the reader knows of a stand besides what everybody sees: its secret where it is theirs, and that it is not what it seems. */
export interface Knowledge extends Partial<Pick<StandSecret, 'cards' | 'halfPoints'>> {
  readonly isMasquerade?: boolean;
}

/** What one card, or a masquerade, asks before it changes an answer. */
export interface Asked {
  readonly profile: Profile;
  readonly stand: Stand;
  /** The cards that work on it now. */
  readonly cards: ReadonlySet<string>;
  readonly isMasquerade: boolean;
}

export type Change = (so: FightsAs, asked: Asked) => FightsAs;
