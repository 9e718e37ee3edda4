import { ownStands } from '../hand/hand-world.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { Overlays } from './overlays.ts';

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
  readonly hand: Hand;
  readonly overlays: Overlays;
}

const PAN_PIXELS = 80;
const ZOOM = 1.25;

/** What keys do that are the screen's: the camera, undo, overlays, lose and return. All others are the tools'. */
export interface ScreenKeys {
  zoom(factor: number): void;
  toggleGhosts(): void;
  /** Opens the line for typed orders, with these first letters in it. */
  openOrders(letters: string): void;
  /** Asks what can be done where the selected stand is, otherwise in the middle of the board. */
  askPlace(): void;
}

/** True where the key meant something here. */
export const pressKey = (at: Needs, screen: ScreenKeys, event: KeyboardEvent): boolean => {
  if (event.type === 'keyup') return pressTool(at, event);
  const isCommand = event.ctrlKey || event.metaKey;
  const arrow = arrows[event.key];
  if (isCommand && arrow) return done(at.hand.port?.pan(arrow[0] * PAN_PIXELS, arrow[1] * PAN_PIXELS));
  if (isCommand && pressHistory(at, event)) return true;
  if (!isCommand && !event.altKey && pressScreen(at, screen, event)) return true;
  return pressTool(at, event);
};

/** With a move in the making, undo takes off its last leg first. */
const pressHistory = (at: Needs, event: KeyboardEvent): boolean => {
  switch (event.key.toLowerCase()) {
    case 'z':
      if (event.shiftKey) return redo(at);
      return at.hand.tool.stepBack() === true || done(at.actions.act('undo-action', {}));
    case 'y':
      return redo(at);
    case 'a':
      return done(at.hand.select(ownStands(at.battle)));
    default:
      return false;
  }
};

const redo = (at: Needs): boolean => {
  at.hand.tool.commit();
  return done(at.actions.act('redo-action', {}));
};

const pressScreen = (at: Needs, screen: ScreenKeys, { key, shiftKey }: KeyboardEvent): boolean => {
  switch (key) {
    case 'f':
    case 'F':
      return done(at.hand.selectedStands().length > 0 ? screen.openOrders('f') : at.hand.port?.fit());
    case 'h':
    case 'H':
      return done(at.hand.port?.home());
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
      return done(at.overlays.toggle('threat'));
    case 'g':
    case 'G':
      return done(screen.toggleGhosts());
    case 'o':
    case 'O':
      return at.overlays.toggleWing();
    case 'ContextMenu':
      return done(screen.askPlace());
    case 'F10':
      return shiftKey && done(screen.askPlace());
    case 'Delete':
      return at.hand.removeSelected();
    case 'r':
    case 'R':
      return at.hand.returnSelected();
    default:
      return false;
  }
};

const pressTool = (at: Needs, event: KeyboardEvent): boolean =>
  at.hand.key({
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
