import type { Pose } from '../true-table.ts';

export type Point = { readonly x: number; readonly y: number };

export const knobs = ['advance', 'wheel-left', 'wheel-right', 'slide-left', 'slide-right', 'turn', 'resize'] as const;
export type Knob = (typeof knobs)[number];

/** A text that the board shows at a place, with its tone: green, amber, red. */
export interface ShownLabel {
  readonly text: string;
  readonly details?: readonly string[];
  readonly tone: 'plain' | 'good' | 'near' | 'over';
}

/** What is laid over the board, as far as the tests ask. */
export interface ShownOverlay {
  readonly id: string;
  readonly kind: string;
  readonly shapes: readonly (readonly Point[])[];
}

/** A move in the making, as far as the tests ask. */
export interface MoveInTheMaking {
  readonly legs: readonly { readonly kind: string }[];
  readonly total: number;
  readonly budget?: number;
  readonly flags: readonly string[];
  readonly poses: Readonly<Record<string, Pose>>;
}

/** An entry marker on the base edge: its letter, and the command under it as far as the reader knows it. */
export interface ShownMarker {
  readonly id: string;
  readonly side: string;
  readonly letter: string;
  readonly badge?: string;
  readonly isGhost?: boolean;
  readonly pose: Pose;
}

export interface ShownPing {
  readonly at: Point;
  readonly name?: string;
}

/** What the tests read of `vx-board`: what it is given, what it draws, and its functions that are there for browser tests. */
export interface BoardElement {
  readonly battle: {
    readonly snapshot: { readonly public: Readonly<Record<string, ReadonlyMap<string, unknown>>> };
  };
  readonly hand: {
    readonly shows: {
      readonly $held: { get(): ReadonlyMap<string, Pose> };
      readonly $selection: { get(): ReadonlySet<string> };
      readonly $draft: {
        get():
          | {
              readonly legs: readonly { readonly kind: string }[];
              readonly plan: {
                readonly poses: Readonly<Record<string, Pose>>;
                readonly price: { readonly total: number; readonly budget?: number };
                readonly flags: readonly { readonly kind: string }[];
              };
            }
          | undefined;
      };
    };
    readonly tool: { handles(): readonly { readonly id: Knob; readonly at: Point }[] };
    readonly port:
      | {
          seen(): { readonly middle: Point; readonly span: number };
          see(middle: Point, span: number): void;
        }
      | undefined;
  };
  readonly live: {
    readonly $trust: { get(): { readonly isUpToDate: boolean; readonly signature: unknown } };
    readonly $presence: { get(): ReadonlyMap<string, { readonly drag?: Readonly<Record<string, Pose>> | null }> };
  };
  readonly view:
    | {
        readonly labels: readonly ShownLabel[];
        readonly overlays: readonly ShownOverlay[];
        readonly stands: readonly { readonly id: string; readonly isPale?: boolean }[];
        readonly notes: readonly { readonly text: string }[];
        readonly markers: readonly ShownMarker[];
        readonly pings: readonly ShownPing[];
        readonly lasers: readonly { readonly name?: string; readonly points: readonly Point[] }[];
      }
    | undefined;
  lookAt(point: Point): void;
  screenPointAt(x: number, y: number): { x: number; y: number } | undefined;
}
