import type { Container } from 'pixi.js';
import type { Kit } from '../look/kit.ts';
import type { Sight } from '../look/sight.ts';

/** How one kind of thing is drawn. A game's painters may ask for a kit of its own. */
export interface Painter<T, Tools extends Kit = Kit> {
  make(thing: T, kit: Tools): Container;
  /** Whether the old drawing serves for the new value, once it is placed again. */
  isMadeAlike(before: T, after: T): boolean;
  place(object: Container, thing: T): void;
  /** Which of several kinds it is, where a layer holds more than one. */
  kindOf?(thing: T): string;
  /** Adapts a drawing to how near and from which side it is seen. */
  see?(object: Container, thing: T, sight: Sight): void;
}
