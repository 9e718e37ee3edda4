import type { Pose } from '@vexillum/model';

export type BoardPoint = readonly [x: number, y: number];

/** Fleeting things about one person at the table; never stored. Points are thousandths of an MU. A message names only what changed. */
export interface Presence {
  /** Stamped by the server. */
  readonly seat?: string;
  /** Stamped by the server: one id per connection, so that two devices of a seat do not mix. */
  readonly from?: string;
  /** Stamped by the server when somebody comes or goes. */
  readonly online?: boolean;
  readonly cursor?: BoardPoint | null;
  /** Poses of the stands in the hand; `null` when the hand is empty again. */
  readonly drag?: { readonly [id: string]: Pose } | null;
  readonly ping?: BoardPoint;
  /** Everybody is asked to look at this point. */
  readonly look?: BoardPoint;
  /** What the move in the hand costs in all, and what it may cost, in thousandths of an MU; goes with `drag`. */
  readonly price?: readonly [cost: number, budget: number | null] | null;
  /** Where the laser pointer has just been, oldest first; `null` when it is off. */
  readonly laser?: readonly BoardPoint[] | null;
  /** Everybody is asked to see what the sender sees: the middle of their screen and how many thousandths of an MU it is wide. */
  readonly gather?: readonly [x: number, y: number, span: number];
  /** The sender's delay to the server and back, in milliseconds. */
  readonly delay?: number;
  /** Said by the server alone, to the later of two hands: these stands are in somebody else's, whose `seat` and `from` it bears. */
  readonly taken?: readonly string[];
  /** What the sender sees, as in `gather`, so that they can be followed. For the seat's own side only. */
  readonly view?: readonly [x: number, y: number, span: number] | null;
  /** For the seat's own side only. */
  readonly selection?: readonly string[];
  readonly hover?: string | null;
  readonly ruler?: readonly BoardPoint[] | null;
  /** Shows selection, hover, ruler and view to the table too. */
  readonly show?: boolean;
}

/** What only the seat's own side hears, unless the sender chooses to show it. */
export const sidePresenceKeys = ['selection', 'hover', 'ruler', 'view'] as const;

/** Browsers tell their delay by themselves, so it is no sign that a hand stirs. */
export const isOnlyDelay = ({ seat: _seat, from: _from, delay: _delay, ...rest }: Presence): boolean =>
  Object.keys(rest).length === 0;

/** What a screen shows: its middle, and how many thousandths of an MU it is wide. */
export type SeenArea = readonly [x: number, y: number, span: number];

export const PRESENCE_BYTES = 2048;
export const PRESENCE_PER_SECOND = 20;
/** As many pieces as a drag or a selection may name: so many fit into one message. */
export const PRESENCE_PIECES = 40;
/** As many points as a laser's trace or a ruler may have. */
export const PRESENCE_POINTS = 40;
/** Milliseconds without any presence of a hand after which others may take what it held. */
export const GRASP_LASTS = 5000;
