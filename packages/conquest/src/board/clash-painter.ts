import { Container, Graphics } from 'pixi.js';
import { drawn, isSameView, turnToReader, UNIT, type Painter, type Sight } from '@vexillum/canvas/layers';
import type { StrikeView, ThrownSideView } from './areas-view.ts';
import { DIE, dicePlaces, widthOf } from './clash-places.ts';
import { inkOn, mixed } from './shade.ts';
import type { StrikeTools } from './strike-painter.ts';
import { plateAt } from './token-pictures.ts';

const EDGE = 0x14110e;

/** In milliseconds: dice roll, then what they beat pales and armies fall, then all of it goes. */
const ROLL = 380;
const FALL = 900;
const WHOLE = 2300;
const FADE = 500;
/** From one die to the next, and from one falling army to the next. */
const STEP = 70;

/** Of a die’s side, per die: 3 by 3 fields for its pips. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Round the origin, one CSS pixel a unit. */
const dieOf = (value: number, color: number, size: number): Graphics => {
  const die = new Graphics()
    .roundRect(-size / 2, -size / 2, size, size, size * 0.22)
    .fill(color)
    .stroke({ color: EDGE, width: 1.5 });
  for (const [x, y] of pips[value] ?? []) die.circle(x * size * 0.27, y * size * 0.27, size * 0.095);
  return die.fill(inkOn(color));
};

const armyOf = (color: number, size: number): Graphics =>
  new Graphics()
    .circle(0, 0, size)
    .fill(color)
    .stroke({ color: EDGE, width: 1.5 })
    .circle(0, 0, size * 0.5)
    .fill(mixed(color, 0xffffff, 0.55));

/** 0 before, 1 after. */
const partOf = (time: number, from: number, length: number): number => Math.min(1, Math.max(0, (time - from) / length));

/** What one side of an attack shows: its dice over its token, and whoever falls. */
class Half extends Container {
  readonly #dice: readonly { readonly die: Graphics; readonly isBeaten: boolean }[];
  readonly #armies: Graphics[];
  readonly #row = new Container();
  readonly #fallers = new Container();
  #die = 0;

  constructor({ dice, lost, color }: ThrownSideView) {
    super();
    const size = DIE.largest;
    this.#dice = dice.map(({ value, isBeaten }, index) => {
      const die = dieOf(value, color, size);
      die.x = index * (size + DIE.gap) - widthOf(dice.length, size) / 2 + size / 2;
      return { die, isBeaten };
    });
    this.#armies = Array.from({ length: lost }, () => armyOf(color, 6));
    // Pixi takes no empty list.
    for (const { die } of this.#dice) this.#row.addChild(die);
    for (const army of this.#armies) this.#fallers.addChild(army);
    this.addChild(this.#fallers, this.#row);
  }

  /** Dice are `die` CSS pixels wide, their row’s middle there. */
  lay(at: { readonly x: number; readonly y: number }, die: number): void {
    this.#die = die;
    this.#row.position.copyFrom(at);
    this.#row.scale.set(die / DIE.largest);
  }

  step(time: number): void {
    for (const [index, { die, isBeaten }] of this.#dice.entries()) {
      const part = partOf(time, index * STEP, ROLL);
      const left = (1 - part) ** 2;
      die.rotation = -5 * left;
      die.y = -1.4 * DIE.largest * left;
      die.alpha = part * (isBeaten ? 1 - 0.6 * partOf(time, ROLL + 2 * STEP, 200) : 1);
    }
    for (const [index, army] of this.#armies.entries()) {
      const part = partOf(time, ROLL + 2 * STEP + index * STEP, FALL);
      const way = index % 2 === 0 ? -1 : 1;
      army.position.set(
        way * (8 + 22 * part) * (this.#die / 16),
        (-10 * Math.sin(Math.PI * Math.min(1, part * 1.6)) + 34 * part ** 2) * (this.#die / 16),
      );
      army.alpha = part === 0 ? 0 : 1 - part ** 3;
    }
  }
}

/** The dice of an attack on the map, once, for those who want motion; afterwards nothing of it is drawn. */
class ClashObject extends Container {
  readonly #strike: StrikeView;
  readonly #tools: StrikeTools;
  readonly #counts: readonly [number, number];
  readonly #halves: readonly [attacker: Half, defender: Half];

  constructor(strike: StrikeView, { attacker, defender }: NonNullable<StrikeView['thrown']>, tools: StrikeTools) {
    super();
    this.#strike = strike;
    this.#tools = tools;
    this.#counts = [attacker.dice.length, defender.dice.length];
    this.#halves = [new Half(attacker), new Half(defender)];
    this.visible = false;
    this.addChild(...this.#halves);
  }

  play(): void {
    const { hooks } = this.#tools;
    let time = 0;
    this.visible = true;
    this.#step(0);
    hooks.frames.animate(`clash ${this.#strike.id}`, (milliseconds) => {
      if (this.destroyed) return false;
      time = Math.min(WHOLE, time + milliseconds);
      this.#step(time);
      this.visible = time < WHOLE;
      return this.visible;
    });
  }

  see(sight: Sight): void {
    const size = this.#tools.rooms.sizeAt(sight.scale);
    const { height, font, hasFigure } = size;
    const die = Math.min(DIE.largest, Math.max(DIE.smallest, height * 0.34));
    // Over the head of a figure, or over a plate that stands for one.
    const rise = (hasFigure ? height * 0.86 : font) + die / 2;
    const drop = plateAt(size) + font * 0.7 + die / 2 + 2;
    const [from, to] = [drawn(this.#strike.from), drawn(this.#strike.to)];
    const pixel = UNIT / sight.scale;
    const apart = { x: (to.x - from.x) / pixel, y: (to.y - from.y) / pixel };
    const places = dicePlaces(apart, { rise, drop, die }, this.#counts);
    for (const [index, half] of this.#halves.entries()) {
      half.position.copyFrom(index === 0 ? from : to);
      half.rotation = turnToReader(sight.quarters);
      half.scale.set(pixel);
      half.lay(places[index as 0 | 1], die);
    }
  }

  #step(time: number): void {
    this.alpha = Math.min(1, (WHOLE - time) / FADE);
    for (const half of this.#halves) half.step(time);
  }
}

/** Below every count, so that none of them is ever hidden. */
export const clashPainter = (tools: StrikeTools): Painter<StrikeView> => ({
  make: (strike) => {
    if (!strike.thrown) return new Container();
    const object = new ClashObject(strike, strike.thrown, tools);
    if (tools.hasBegun() && !tools.hooks.isStill()) object.play();
    return object;
  },
  isMadeAlike: isSameView,
  place: () => {},
  see: (object, _strike, sight) => {
    if (object instanceof ClashObject) object.see(sight);
  },
});
