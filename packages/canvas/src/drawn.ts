import type { Box, Point, ScreenPoint } from '@vexillum/geometry';
import type { Container, Matrix, Sprite, ViewContainer } from 'pixi.js';

/** Something that lies on a layer: a stand, a line, an arrow at the screen's edge. */
export interface DrawnThing {
  readonly id: string;
  /** The layer's name where all things on it are of one kind. */
  readonly kind: string;
  /** Where its origin is on the screen, in CSS pixels of the view. */
  readonly seenAt: ScreenPoint;
  /** What can be read on it now. */
  readonly texts: readonly string[];
  /** Whether anything of it reaches the eye: shown, not wholly see-through, and not empty. */
  readonly isVisible: boolean;
}

export interface BoardThing extends DrawnThing {
  /** Where its origin lies, in MU. What is given by points of the board has its origin on the board's own; see `box`. */
  readonly at: Point;
  /** Clockwise from the top of the board. */
  readonly degrees: number;
  /** Round all that is drawn of it, in MU. */
  readonly box: Box | undefined;
}

export interface DrawnLayer<Thing extends DrawnThing = BoardThing> {
  /** Whether anything of it reaches the eye. */
  readonly isVisible: boolean;
  /** How many visible things of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly things: readonly Thing[];
}

/** What a scene has drawn, layer by layer from below. A layer that is not on the stage is not here. */
export interface Drawn {
  readonly board: Readonly<Record<string, DrawnLayer & Pick<BoardThing, 'box'>>>;
  readonly screen: Readonly<Record<string, DrawnLayer<DrawnThing>>>;
}

/**
 * Reads the board's display list, and those of what keeps its place on the screen. `unit`: drawing units per MU. Of Pixi it takes only types: it is
 * loaded by itself, and would else split what every board loads.
 */
export const drawnOn = (world: Container, screen: readonly Container[], unit: number): Drawn => ({
  board: Object.fromEntries(layersIn(world).map((layer) => [layer.label, boardLayer(layer, { world, unit })])),
  screen: Object.fromEntries(screen.map((layer) => [layer.label, layerOf(layer, { world, unit }, thingOf)])),
});

interface Ground {
  readonly world: Container;
  readonly unit: number;
}

/** Layers have names; groups of them have none. */
const layersIn = (group: Container): Container[] =>
  group.children.flatMap((child) => (child.label ? [child] : layersIn(child)));

const boardLayer = (layer: Container, ground: Ground) => ({
  ...layerOf(layer, ground, boardThing),
  box: boxOf(inkOf(layer), ground),
});

const layerOf = <Thing extends DrawnThing>(
  layer: Container,
  ground: Ground,
  read: (object: Container, ground: Ground) => Thing,
): DrawnLayer<Thing> => {
  const things = layer.children.filter(isThing).map((object) => read(object, ground));
  const kinds: Record<string, number> = {};
  for (const { kind, isVisible } of things) if (isVisible) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { isVisible: inkOf(layer).length > 0, kinds, things };
};

/** Things are called by their kind and id; Pixi calls what else there is by its class. */
const isThing = ({ label }: Container): boolean => label?.includes(' ') ?? false;

const thingOf = (object: Container, { world }: Ground): DrawnThing => {
  const [kind = '', ...id] = object.label.split(' ');
  const ink = isShown(object) ? inkOf(object) : [];
  const { tx, ty } = matrixTo(object, world.parent);
  return {
    id: id.join(' '),
    kind,
    seenAt: { left: rounded(tx), top: rounded(ty) },
    texts: ink.flatMap((leaf) => (isSprite(leaf) && leaf.texture.label ? leaf.texture.label.split('\n') : [])),
    isVisible: ink.length > 0,
  };
};

const boardThing = (object: Container, ground: Ground): BoardThing => {
  const { tx, ty } = matrixTo(object, ground.world);
  return {
    ...thingOf(object, ground),
    at: { x: rounded(tx / ground.unit), y: rounded(-ty / ground.unit) },
    degrees: rounded((object.rotation * 180) / Math.PI),
    box: boxOf(inkOf(object), ground),
  };
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const isShown = (object: Container | null): boolean =>
  object === null || (object.visible && object.alpha > 0 && isShown(object.parent));

/** Pixi names what draws an object. */
const isSprite = (object: Container): object is Sprite => 'renderPipeId' in object && object.renderPipeId === 'sprite';

const hasInk = (object: Container): object is ViewContainer => {
  if (!('renderPipeId' in object)) return false;
  if (isSprite(object)) return object.texture.label !== 'EMPTY';
  const { width, height } = (object as ViewContainer).bounds;
  return Math.max(width, height) > 0;
};

/** All in it that leaves anything on the canvas. */
const inkOf = (object: Container): ViewContainer[] => {
  if (!object.visible || object.alpha === 0) return [];
  return [...(hasInk(object) ? [object] : []), ...object.children.flatMap(inkOf)];
};

/** From an object's own frame to that of something round it. */
const matrixTo = (object: Container, frame: Container | null): Matrix => {
  object.updateLocalTransform();
  const matrix = object.localTransform.clone();
  for (let round = object.parent; round !== null && round !== frame; round = round.parent) {
    round.updateLocalTransform();
    matrix.prepend(round.localTransform);
  }
  return matrix;
};

const boxOf = (ink: readonly ViewContainer[], { world, unit }: Ground): Box | undefined => {
  if (ink.length === 0) return undefined;
  const corners = ink.flatMap((leaf) => {
    const { minX, minY, maxX, maxY } = leaf.bounds;
    const matrix = matrixTo(leaf, world);
    const all = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })));
    return all.map((corner) => matrix.apply(corner));
  });
  const [xs, ys] = [corners.map(({ x }) => x / unit), corners.map(({ y }) => -y / unit)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: rounded(x), y: rounded(y), width: rounded(Math.max(...xs) - x), depth: rounded(Math.max(...ys) - y) };
};
