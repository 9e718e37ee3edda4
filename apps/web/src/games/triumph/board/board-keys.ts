import type { Desk } from '../desk.ts';
import { removeSelected, returnSelected } from './remove-selected.ts';

const PAN_PIXELS = 80;
const ZOOM = 1.25;

/** What keys do that are the screen's: the camera, undo, overlays, lose and return. All others are the tools'. */
export interface ScreenKeys {
  zoom(factor: number): void;
  toggleGhosts(): void;
  /** Opens the line for typed orders, with these first letters in it. */
  openOrders(letters: string): void;
}

/** True where the key meant something here. */
export const pressKey = (desk: Desk, screen: ScreenKeys, event: KeyboardEvent): boolean => {
  if (event.type === 'keyup') return pressTool(desk, event);
  const isCommand = event.ctrlKey || event.metaKey;
  const arrow = arrows[event.key];
  if (isCommand && arrow) return done(desk.port?.pan(arrow[0] * PAN_PIXELS, arrow[1] * PAN_PIXELS));
  if (isCommand && pressHistory(desk, event)) return true;
  if (!isCommand && !event.altKey && pressScreen(desk, screen, event)) return true;
  return pressTool(desk, event);
};

/** With a move in the making, undo takes off its last leg first. */
const pressHistory = (desk: Desk, event: KeyboardEvent): boolean => {
  switch (event.key.toLowerCase()) {
    case 'z':
      if (event.shiftKey) return redo(desk);
      return desk.tool?.stepBack() === true || done(desk.act('undo-action', {}));
    case 'y':
      return redo(desk);
    case 'a':
      return done(desk.select(ownStandsOf(desk)));
    default:
      return false;
  }
};

const redo = (desk: Desk): boolean => {
  desk.tool?.commit();
  return done(desk.act('redo-action', {}));
};

const ownStandsOf = (desk: Desk): string[] =>
  [...desk.snapshot.public.stand].flatMap(([id, { place, side }]) =>
    place === 'board' && side === desk.side && desk.mayHandle(id) ? [id] : [],
  );

const pressScreen = (desk: Desk, screen: ScreenKeys, { key }: KeyboardEvent): boolean => {
  switch (key) {
    case 'f':
    case 'F':
      return done(desk.selectedStands().length > 0 ? screen.openOrders('f') : desk.port?.fit());
    case 'h':
    case 'H':
      return done(desk.port?.home());
    case '+':
    case '=':
      return done(screen.zoom(ZOOM));
    case '-':
      return done(screen.zoom(1 / ZOOM));
    case '/':
    case ':':
      return done(screen.openOrders(''));
    case 't':
    case 'T':
      return done(desk.toggleOverlay('threat'));
    case 'g':
    case 'G':
      return done(screen.toggleGhosts());
    case 'Delete':
      return removeSelected(desk);
    case 'r':
    case 'R':
      return returnSelected(desk);
    default:
      return false;
  }
};

const pressTool = (desk: Desk, event: KeyboardEvent): boolean =>
  desk.input?.key({
    kind: 'key',
    key: event.key,
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    ...(event.type === 'keyup' ? { isUp: true } : {}),
    ...(event.repeat ? { isRepeat: true } : {}),
  }) ?? false;

/** Whatever came of it, the key was used. */
const done = (_result: unknown): boolean => true;

/** Which way the table is pushed so that one sees further that way. */
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
