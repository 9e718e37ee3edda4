import { Container } from 'pixi.js';
import type { Kit } from '../look/kit.ts';
import { differencesOf } from '../view/differences.ts';
import type { Painter, Sight } from './painter.ts';

interface Identified {
  readonly id: string;
}

/** Keeps one drawn object for each thing of a list, and makes anew only what has changed. */
export class ThingLayer<T extends Identified> {
  readonly container = new Container();
  readonly #painter: Painter<T>;
  readonly #kit: Kit;
  readonly #objects = new Map<string, { object: Container; thing: T }>();
  #things: readonly T[] = [];

  constructor(painter: Painter<T>, kit: Kit) {
    this.#painter = painter;
    this.#kit = kit;
    this.container.sortableChildren = true;
  }

  show(things: readonly T[], sight: Sight): void {
    const { put, removed } = differencesOf(this.#things, things);
    for (const id of removed) this.#remove(id);
    for (const thing of put) this.#put(thing, sight);
    if (things !== this.#things && put.length + removed.length > 0) this.#sort(things);
    this.#things = things;
  }

  see(sight: Sight): void {
    if (!this.#painter.see) return;
    for (const { object, thing } of this.#objects.values()) this.#painter.see(object, thing, sight);
  }

  objectOf(id: string): Container | undefined {
    return this.#objects.get(id)?.object;
  }

  #put(thing: T, sight: Sight): void {
    const known = this.#objects.get(thing.id);
    if (known && this.#painter.isMadeAlike(known.thing, thing)) {
      known.thing = thing;
      this.#painter.place(known.object, thing);
      this.#painter.see?.(known.object, thing, sight);
      return;
    }
    if (known) this.#remove(thing.id);
    const object = this.#painter.make(thing, this.#kit);
    this.#painter.place(object, thing);
    this.#painter.see?.(object, thing, sight);
    this.#objects.set(thing.id, { object, thing });
    this.container.addChild(object);
  }

  #remove(id: string): void {
    this.#objects.get(id)?.object.destroy({ children: true });
    this.#objects.delete(id);
  }

  /** Later things lie on top; what is selected lies on top of all. */
  #sort(things: readonly T[]): void {
    things.forEach((thing, index) => {
      const entry = this.#objects.get(thing.id);
      const isRaised = (thing as { isSelected?: boolean }).isSelected === true;
      if (entry) entry.object.zIndex = index + (isRaised ? things.length : 0);
    });
  }
}
