import type { Point, ScreenPoint } from '@vexillum/geometry';

interface Keys {
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

export interface PointerToolEvent extends Keys {
  readonly kind: 'down' | 'move' | 'up';
  readonly at: Point;
  readonly screen: ScreenPoint;
  readonly pointerId: number;
  readonly pointerType: 'mouse' | 'touch' | 'pen';
  /** Which button went down: 0 the main one, 1 the middle one, 2 the other. */
  readonly button: number;
}

export interface WheelToolEvent extends Keys {
  readonly kind: 'wheel';
  readonly at: Point;
  readonly screen: ScreenPoint;
  /** Pixels, positive toward the user. */
  readonly delta: number;
}

export interface KeyToolEvent extends Keys {
  readonly kind: 'key';
  /** As browsers name keys: `ArrowUp`, `q`, `Escape`. `ctrl` is the Mac's command key too. */
  readonly key: string;
  /** The key was let go; only keys that are held (M, L) ask. */
  readonly isUp?: boolean;
  /** The keyboard repeats a key that is held down. */
  readonly isRepeat?: boolean;
}

/** The browser took the pointer away. */
export interface CancelToolEvent {
  readonly kind: 'cancel';
  readonly pointerId: number;
}

/** The time that a `wake` effect asked for has passed. */
export interface WakeToolEvent {
  readonly kind: 'wake';
  readonly ticket: number;
}

/** What a hand does, as plain values: no browser needed. */
export type ToolEvent = PointerToolEvent | WheelToolEvent | KeyToolEvent | CancelToolEvent | WakeToolEvent;
