import { settings } from '../settings.ts';
import { keepJson, readKeptJson } from './kept-json.ts';

/** What a reader last saw of a board. */
export interface KeptCamera {
  /** The game that it belongs to. */
  readonly game: string;
  /** In the middle of the screen, in MU. */
  readonly middle: { readonly x: number; readonly y: number };
  /** How many MU the screen was wide. */
  readonly span: number;
}

const KEY = 'vexillum:cameras';
const KEPT = 20;

const all = () => readKeptJson<readonly KeptCamera[]>(KEY, []);

/** What this browser's reader last saw of that game's board; none where they see the whole of it, or want to each time. */
export const cameraOf = (game: string): KeptCamera | undefined =>
  settings.$isCameraKept.get() === 'yes' ? all().find((kept) => kept.game === game) : undefined;

export const keepCamera = (camera: KeptCamera): void =>
  keepJson(KEY, [camera, ...all().filter(({ game }) => game !== camera.game)].slice(0, KEPT));

export const forgetCamera = (game: string): void =>
  keepJson(
    KEY,
    all().filter((kept) => kept.game !== game),
  );
