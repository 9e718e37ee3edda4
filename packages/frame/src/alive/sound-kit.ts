import type { SoundName } from './sound-names.ts';
import { type Noise, soundParts, type Tone } from './sound-parts.ts';

/** How loud the loudest part is at full volume. */
const LOUDEST = 0.25;
const BLOWN_SECONDS = 0.09;
const STRUCK_SECONDS = 0.015;

/** Makes the sounds on the spot: no files. */
export class SoundKit {
  readonly #context = 'AudioContext' in globalThis ? new AudioContext() : undefined;

  /** A browser without anything to play on says no; the game goes on in silence. */
  wake(): void {
    if (this.#context?.state === 'suspended') void this.#context.resume().catch(() => undefined);
  }

  play(names: ReadonlySet<SoundName>, volume: number): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    const out = new GainNode(context, { gain: volume * LOUDEST });
    out.connect(context.destination);
    for (const name of names)
      for (const part of soundParts[name])
        if (part.kind === 'tone') ring(context, out, part);
        else strike(context, out, part);
  }

  close(): void {
    void this.#context?.close();
  }
}

const ring = (context: AudioContext, out: AudioNode, { at, hertz, seconds, shape, gain = 1, isBlown }: Tone): void => {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { frequency: hertz, type: shape });
  const swell = new GainNode(context, { gain: 0 });
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(0.8 * gain, start + (isBlown ? BLOWN_SECONDS : STRUCK_SECONDS));
  swell.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  if (isBlown)
    oscillator.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: hertz * 3.5 })).connect(swell);
  else oscillator.connect(swell);
  swell.connect(out);
  oscillator.start(start);
  oscillator.stop(start + seconds);
};

const strike = (context: AudioContext, out: AudioNode, { at, hertz, seconds, q, gain = 1 }: Noise): void => {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let sample = 0; sample < length; sample++)
    wave[sample] = (Math.random() * 2 - 1) * gain * (1 - sample / length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const frequency = hertz * (0.9 + 0.2 * Math.random());
  source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: q })).connect(out);
  source.start(context.currentTime + at);
};
