import { Container, Graphics } from 'pixi.js';
import type { Camera } from '../camera/camera.ts';
import type { Kit } from '../look/kit.ts';
import { nameTag } from '../layers/hand-painters.ts';
import { edgePoint, spreadAlongEdge, type EdgePoint } from './edge-point.ts';
import type { FarThing } from './far-things.ts';
import type { ScreenBox } from './place-label.ts';

/** How far from the screen's border an arrow's middle lies. */
const MARGIN = 18;
const TAG_GAP = 16;
/** Between two arrows. */
const ROOM = 30;

interface Arrow {
  readonly object: Container;
  readonly head: Graphics;
  readonly tag: Container;
  readonly look: string;
}

/** Small arrows at the screen's edge, with names, toward people and pings that are outside. */
export class EdgeArrows {
  readonly container = new Container({ label: 'edge-arrows' });
  readonly #kit: Kit;
  readonly #arrows = new Map<string, Arrow>();

  constructor(kit: Kit) {
    this.#kit = kit;
  }

  /** The answer is where the arrows and names lie. */
  place(things: readonly FarThing[], camera: Camera): readonly ScreenBox[] {
    if (things.length === 0 && this.#arrows.size === 0) return [];
    const gone = new Set(this.#arrows.keys());
    const ways = things.flatMap((thing) => {
      const at = wayTo(thing, camera);
      return at ? [{ thing, at }] : [];
    });
    const apart = spreadAlongEdge(
      ways.map(({ at }) => at),
      camera.size,
      ROOM,
    );
    const boxes = ways.map(({ thing }, index) => {
      gone.delete(thing.id);
      return lay(this.#arrowOf(thing), apart[index] as EdgePoint, camera);
    });
    for (const id of gone) this.#remove(id);
    return boxes;
  }

  #arrowOf(thing: FarThing): Arrow {
    const look = `${thing.kind} ${thing.side} ${thing.name}`;
    const known = this.#arrows.get(thing.id);
    if (known?.look === look) return known;
    this.#remove(thing.id);
    const arrow = makeArrow(thing, look, this.#kit);
    this.#arrows.set(thing.id, arrow);
    arrow.object.label = `${thing.kind} ${thing.id}`;
    this.container.addChild(arrow.object);
    return arrow;
  }

  #remove(id: string): void {
    this.#arrows.get(id)?.object.destroy({ children: true });
    this.#arrows.delete(id);
  }
}

/** The way to the nearest of its points; none while any of them is seen. */
const wayTo = (thing: FarThing, camera: Camera): EdgePoint | undefined => {
  const { width, height } = camera.size;
  let best: { at: EdgePoint; distance: number } | undefined;
  for (const point of thing.at) {
    const spot = camera.toScreen(point);
    const at = edgePoint(spot, camera.size, MARGIN);
    if (!at) return undefined;
    const distance = Math.hypot(spot.left - width / 2, spot.top - height / 2);
    if (best === undefined || distance < best.distance) best = { at, distance };
  }
  return best?.at;
};

const makeArrow = (thing: FarThing, look: string, kit: Kit): Arrow => {
  const object = new Container();
  const { ink } = kit.palette.sides[thing.side];
  const rim = { color: kit.palette.front, width: 1.5, join: 'round' as const };
  const head = new Graphics().poly([13, 0, -7, 10, -3, 0, -7, -10]).fill(ink).stroke(rim);
  // A call to look has the ring of the ping round its arrow.
  if (thing.kind === 'ping') head.circle(0, 0, 15).stroke({ color: ink, width: 2.5 });
  const tag = thing.name === '' ? new Container() : nameTag(thing.name, thing.side, kit);
  object.addChild(head, tag);
  return { object, head, tag, look };
};

/** The name stands toward the middle of the screen and never leaves it. */
const lay = ({ object, head, tag }: Arrow, at: EdgePoint, camera: Camera): ScreenBox => {
  object.position.set(at.left, at.top);
  head.rotation = at.angle;
  const { width, height } = tag.getLocalBounds();
  const [right, down] = [Math.cos(at.angle), Math.sin(at.angle)];
  const left = -right * (TAG_GAP + width / 2) - width / 2;
  const top = -down * (TAG_GAP + height / 2) - height / 2;
  const within = (start: number, length: number, room: number) => Math.max(4, Math.min(room - length - 4, start));
  tag.position.set(
    within(at.left + left, width, camera.size.width) - at.left,
    within(at.top + top, height, camera.size.height) - at.top,
  );
  const [x, y] = [Math.min(-MARGIN, tag.x), Math.min(-MARGIN, tag.y)];
  return {
    left: at.left + x,
    top: at.top + y,
    width: Math.max(MARGIN, tag.x + width) - x,
    height: Math.max(MARGIN, tag.y + height) - y,
  };
};
