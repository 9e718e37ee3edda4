import type { SoundName } from './sound-names.ts';

interface Part {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  /** Of the loudest part. */
  readonly gain?: number;
}

/** A note; `blown` ones swell and are muffled, as a horn's are. */
export interface Tone extends Part {
  readonly kind: 'tone';
  readonly shape: OscillatorType;
  readonly isBlown?: boolean;
}

/** Something that strikes, rubs or falls; `hertz` is where it is brightest, `q` how narrowly. */
export interface Noise extends Part {
  readonly kind: 'noise';
  readonly q: number;
}

const tone = (at: number, hertz: number, seconds: number, shape: OscillatorType = 'triangle'): Tone => ({
  kind: 'tone',
  at,
  hertz,
  seconds,
  shape,
});
const blown = (at: number, hertz: number, seconds: number): Tone => ({
  ...tone(at, hertz, seconds, 'sawtooth'),
  gain: 0.7,
  isBlown: true,
});
const noise = (at: number, hertz: number, seconds: number, q: number, gain = 1): Noise => ({
  kind: 'noise',
  at,
  hertz,
  seconds,
  q,
  gain,
});

/** When the dice strike the table. */
const knocks = [0, 0.07, 0.13, 0.22, 0.26, 0.36];

/** What each sound is made of; all are over within two seconds and a half. */
export const soundParts: Readonly<Record<SoundName, readonly (Tone | Noise)[]>> = {
  // Many feet on grass.
  move: [0, 0.11, 0.22, 0.34].map((at) => noise(at, 320, 0.12, 0.7, 0.5)),
  // Iron on shields.
  contact: [
    noise(0, 2600, 0.09, 3),
    tone(0, 140, 0.2),
    noise(0.08, 1900, 0.08, 3, 0.8),
    noise(0.17, 3100, 0.06, 4, 0.5),
  ],
  dice: knocks.map((at, index) => noise(at, 1400 + 80 * index, 0.05, 1.2)),
  capture: [tone(0.35, 330, 0.16), tone(0.5, 494, 0.3)],
  // A slow drum, and a standard that strikes the ground.
  fall: [
    ...[0.35, 0.75, 1.15].map((at) => tone(at, 82, 0.3, 'sine')),
    noise(1.5, 240, 0.25, 0.8, 0.7),
    blown(1.5, 147, 0.8),
  ],
  turn: [blown(0, 196, 0.45), blown(0.38, 294, 0.85)],
  // A seal is pressed into wax.
  seal: [tone(0, 90, 0.22, 'sine'), noise(0, 700, 0.06, 1, 0.6), noise(0.14, 420, 0.12, 1, 0.3)],
  flag: [tone(0, 784, 0.14), tone(0.1, 988, 0.14), tone(0.2, 1175, 0.3)],
  win: [blown(0.3, 262, 0.25), blown(0.5, 330, 0.25), blown(0.7, 392, 0.25), blown(0.9, 523, 1.1)],
};
