import type { Container } from 'pixi.js';
import type { Kit } from '../look/kit.ts';

/** What a painter may need to know of the reader's view. */
export interface Sight {
  /** CSS pixels per MU. */
  readonly scale: number;
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
  readonly isFlipped: boolean;
  readonly areLabelsShown: boolean;
  /** The reader points with a finger. */
  readonly isCoarse: boolean;
}

/** How one kind of thing is drawn. */
export interface Painter<T> {
  make(thing: T, kit: Kit): Container;
  /** Whether the old drawing serves for the new value, once it is placed again. */
  isMadeAlike(before: T, after: T): boolean;
  place(object: Container, thing: T): void;
  /** Adapts a drawing to how near and from which side it is seen. */
  see?(object: Container, thing: T, sight: Sight): void;
}
