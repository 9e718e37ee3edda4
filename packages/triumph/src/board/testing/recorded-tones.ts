import { mix } from '../art/ink.ts';
import type { RecordedInk } from './recorded-ink.ts';

const COLOR = /rgba\((\d+),(\d+),(\d+),([\d.]+)\)/;

/** The tones that a drawing leaves on a ground, each laid on it once: opaque ones as they are, thin ones mixed with it. */
export const recordedTones = ({ calls }: RecordedInk, ground: number): number[] => {
  const tones = new Set([ground]);
  for (const call of calls) {
    const [, red, green, blue, alpha] = COLOR.exec(call) ?? [];
    if (alpha === undefined) continue;
    tones.add(mix(ground, (Number(red) << 16) | (Number(green) << 8) | Number(blue), Number(alpha)));
  }
  return [...tones];
};
