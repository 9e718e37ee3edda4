import type { Pose, SideId } from '@vexillum/model';

/** `undeployed`: it is not there and never was, like a masquerade after it was shown. */
export const places = ['reserve', 'board', 'flank', 'lost', 'undeployed'] as const;
export type Place = (typeof places)[number];

/** A base of figures as everyone at the table sees it. Its pose is a record of its own while it is on the board. */
export interface Stand {
  readonly side: SideId;
  /** The apparent troop type, a code of the profile. */
  readonly troopType: string;
  readonly place: Place;
  /** Known to all once the stand was placed openly. */
  readonly command?: 1 | 2 | 3;
  readonly general?: true;
  /** The turn in which a command point held it in place, so that it does not rout. */
  readonly held?: number;
  /** The turn in which it made a rout move. */
  readonly routed?: number;
  /** The turn in which it came out of reserve, where turns were taken already. */
  readonly late?: number;
  /** It came to the board in exchange for a masquerade, with its number among the stands of this table that did so. */
  readonly exchanged?: number;
  /** The turns of its column that it has yet to pass, as x, y and signed turn; a column with one is kinked. */
  readonly hinges?: readonly (readonly [x: number, y: number, turn: number])[];
  /** Where it stood when it was lost; left out where it was lost from reserve, and in older matches. */
  readonly fell?: Pose;
  /** The cards that it was given, but for the one that deceives; for all to see from the moment that its army was brought, left out in older matches. */
  readonly cards?: readonly string[];
  /** What was paid for it in half-points, where that is not the price of its type; only beside `cards`. */
  readonly halfPoints?: number;
  /** How a card last changed what it fights as in the battle, where turns have phases: with the turn and phase, and `isBack` where it was taken back. */
  readonly changed?: {
    readonly card: string;
    readonly turn: number;
    readonly phase: string;
    readonly isBack?: true;
  };
  /** The type as which its army list has it fight on foot, where the army says so; only beside `cards`. */
  readonly foot?: string;
  /** The type that it was brought as, where a battle card has it fight as another. */
  readonly was?: string;
  /** Battle cards in use on it for all to see (on transports, supported, screened), each with the step of the deployment when that was said. */
  readonly uses?: { readonly [card: string]: number };
}

/** What only the stand's own side knows of it. Never part of a public record, entry or message. */
export interface StandSecret {
  /** While it is away on a flank march; for everyone else it is in reserve. */
  readonly place?: 'flank';
  readonly command: 1 | 2 | 3 | null;
  /** Points in halves: 7 is three and a half. */
  readonly halfPoints: number;
  readonly general?: true;
  readonly overall?: true;
  readonly ally?: true;
  readonly polity?: string;
  /** Which line of the army list it came from. */
  readonly entry?: string;
  /** Whether all, half or none of that line is battle line; left out where the army does not say. */
  readonly battleline?: 'all' | 'half' | 'none';
  readonly cards?: readonly string[];
  /** The troop types that this stand stands for in truth. */
  readonly real?: readonly string[];
  /** The stand with which it is one in truth, as its army was brought. */
  readonly pair?: string;
}
