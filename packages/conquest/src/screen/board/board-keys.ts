import { type Board, boardOf, type MapPoint, territoryOf } from '../../rules/index.ts';
import type { Chosen } from '../play/touch.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';

const PAN_PIXELS = 80;
/** What a key's or a button's zoom step is. */
export const ZOOM = 1.25;

/** What keys do that is the screen's. */
export interface BoardScreen {
  touch(id: string): void;
  pan(right: number, down: number): void;
  zoom(factor: number): void;
  fit(): void;
  /** Shows the territory that the keys stand on. */
  show(id: string): void;
  help(): void;
}

/** The map's own keys; those of the buttons below it are theirs. True where the key meant something here. */
export const pressBoardKey = (sitting: ConquestSitting, screen: BoardScreen, event: KeyboardEvent): boolean => {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isDirection(event.key)) return isCommand ? push(screen, event.key) : walk(sitting, screen, event.key);
  if (isCommand || event.altKey) return false;
  return pressOther(sitting, screen, event.key);
};

const isDirection = (key: string): key is Direction => key in directions;

const push = (screen: BoardScreen, key: Direction): boolean => {
  const [right, down] = directions[key];
  return done(screen.pan(-right * PAN_PIXELS, -down * PAN_PIXELS));
};

const walk = (sitting: ConquestSitting, screen: BoardScreen, key: Direction): boolean => {
  const at = sitting.$focus.get();
  const to = at === undefined ? whereToBegin(sitting) : territoryThatWay(sitting.board, at, key);
  return to === undefined ? true : done(screen.show(to));
};

/** Keys begin where something was chosen, otherwise in land of one's own. */
const whereToBegin = ({ snapshot, side, aim }: ConquestSitting): string | undefined => {
  const { territories } = boardOf(snapshot);
  return aim.from ?? territories.find((id) => territoryOf(snapshot, id).owner === side) ?? territories[0];
};

const pressOther = (sitting: ConquestSitting, screen: BoardScreen, key: string): boolean => {
  switch (key) {
    case 'Enter':
    case ' ':
      return touchFocus(sitting, screen);
    case 'Escape':
      return clear(sitting);
    case 'h':
    case 'H':
    case '?':
      return done(screen.help());
    case '0':
      return done(screen.fit());
    case '+':
    case '=':
      return done(screen.zoom(ZOOM));
    case '-':
      return done(screen.zoom(1 / ZOOM));
    default:
      return false;
  }
};

const touchFocus = (sitting: ConquestSitting, screen: BoardScreen): boolean => {
  const id = sitting.$focus.get() ?? whereToBegin(sitting);
  if (id === undefined) return false;
  // The first press shows where the keys stand.
  return done(sitting.$focus.get() === undefined ? screen.show(id) : screen.touch(id));
};

/** First where it starts from, then what was chosen. */
const clear = (sitting: ConquestSitting): boolean => {
  const { chosen, from } = sitting.aim;
  if (sitting.runner.isOn) return done(sitting.runner.stop());
  if (chosen === undefined) return false;
  const kept: Chosen | undefined = from === undefined ? undefined : chosen;
  return done(sitting.choose(kept));
};

/** Whatever came of it, the key was used. */
const done = (_result: unknown): boolean => true;

/** On the screen: y down. */
export const directions = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Direction = keyof typeof directions;

/** A neighbour may lie so far off the way that the key points, as the cosine between: 60 degrees. */
const MOST_ASIDE = 0.5;

interface Candidate {
  readonly id: string;
  /** Cosine between where it lies and the way meant. */
  readonly along: number;
  readonly far: number;
}

const candidate = (id: string, [x, y]: MapPoint, [toX, toY]: MapPoint, way: readonly [number, number]): Candidate => {
  const far = Math.hypot(toX - x, toY - y) || 1;
  return { id, far, along: ((toX - x) * way[0] + (toY - y) * way[1]) / far };
};

/** Far beside the way counts as far away. */
const costOf = ({ along, far }: Candidate): number => far / along ** 2;

/** The territory that a key leads to: a neighbour that lies that way; where there is none, the nearest territory of the map that does. */
export const territoryThatWay = (board: Board, from: string, direction: Direction): string | undefined => {
  const start = board.territory(from);
  if (!start) return undefined;
  const all = board.pack.territories
    .filter(({ id }) => id !== from)
    .map(({ id, label }) => candidate(id, start.label, label, directions[direction]))
    .filter(({ along }) => along >= MOST_ASIDE);
  const bordering = all.filter(({ id }) => board.neighbours(from).has(id) || board.neighbours(id).has(from));
  return (bordering.length > 0 ? bordering : all).sort((one, other) => costOf(one) - costOf(other))[0]?.id;
};
