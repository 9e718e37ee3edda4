import { Container } from 'pixi.js';
import type { Kit } from '../look/kit.ts';
import { differencesOf } from '../view/differences.ts';
import type { Painter } from './painter.ts';
import type { Sight } from '../look/sight.ts';

interface Identified {
  readonly id: string;
}

/** Keeps one drawn object for each thing of a list, and rebuilds only what has changed. */
export class ThingLayer<T extends Identified, Tools extends Kit = Kit> {
  readonly container: Container;
  readonly #painter: Painter<T, Tools>;
  readonly #kit: Tools;
  readonly #objects = new Map<string, { object: Container; thing: T }>();
  #things: readonly T[] = [];

  /** `name`: what the layer and, unless their painter knows better, the things on it are called. `isBusy`: things come, go and change their shape all the time. Pixi then sorts only them again, and not the whole board. */
  constructor(name: string, painter: Painter<T, Tools>, kit: Tools, isBusy = false) {
    this.container = new Container({ isRenderGroup: isBusy, label: name });
    this.#painter = painter;
    this.#kit = kit;
    this.container.sortableChildren = true;
  }

  /** True where anything of it looks different now. */
  show(things: readonly T[], sight: Sight): boolean {
    const before = this.#things;
    if (things === before) return false;
    const { put, removed } = differencesOf(before, things);
    this.#things = things;
    const isReordered = !isSameOrder(before, things);
    if (put.length + removed.length === 0 && !isReordered) return false;
    for (const id of removed) this.#remove(id);
    for (const thing of put) this.#put(thing, sight);
    if (isReordered || put.some((thing) => this.#isNewlyRaised(thing))) this.#sort(things);
    return true;
  }

  see(sight: Sight): void {
    if (!this.#painter.see) return;
    for (const { object, thing } of this.#objects.values()) this.#painter.see(object, thing, sight);
  }

  objectOf(id: string): Container | undefined {
    return this.#objects.get(id)?.object;
  }

  /** Lays a thing as this one would lie, until it is shown again; nothing where it is not on the layer. */
  layAs(thing: T): void {
    const object = this.objectOf(thing.id);
    if (object) this.#painter.place(object, thing);
  }

  #put(thing: T, sight: Sight): void {
    const known = this.#objects.get(thing.id);
    if (known && this.#painter.isMadeAlike(known.thing, thing)) {
      known.thing = thing;
      this.#painter.place(known.object, thing);
      this.#painter.see?.(known.object, thing, sight);
      known.object.label = this.#nameOf(thing);
      return;
    }
    const object = this.#painter.make(thing, this.#kit);
    if (known) object.zIndex = known.object.zIndex;
    if (known) this.#remove(thing.id);
    this.#painter.place(object, thing);
    this.#painter.see?.(object, thing, sight);
    object.label = this.#nameOf(thing);
    this.#objects.set(thing.id, { object, thing });
    this.container.addChild(object);
  }

  /** What `drawn` reads: kinds have no spaces. */
  #nameOf(thing: T): string {
    return `${this.#painter.kindOf?.(thing) ?? this.container.label} ${thing.id}`;
  }

  #remove(id: string): void {
    this.#objects.get(id)?.object.destroy({ children: true });
    this.#objects.delete(id);
  }

  #isNewlyRaised(thing: T): boolean {
    const object = this.objectOf(thing.id);
    return object !== undefined && object.zIndex >= this.#things.length !== isRaised(thing);
  }

  /** Later things lie on top; what is selected lies on top of all. */
  #sort(things: readonly T[]): void {
    things.forEach((thing, index) => {
      const object = this.objectOf(thing.id);
      if (object) object.zIndex = index + (isRaised(thing) ? things.length : 0);
    });
  }
}

const isRaised = (thing: object): boolean => 'isSelected' in thing && thing.isSelected === true;

const isSameOrder = (before: readonly Identified[], after: readonly Identified[]): boolean =>
  before.length === after.length &&
  after.every((thing, index) => thing === before[index] || thing.id === before[index]?.id);
