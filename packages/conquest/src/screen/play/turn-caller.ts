import { msg } from '@vexillum/ui/words';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { settings } from '@vexillum/frame/settings';
import { type ConquestEvent, conquestEventIn, gameOf, type Snapshot } from '../../rules/index.ts';

const MARK = '● ';

const newestOf = (snapshot: Snapshot): number =>
  Math.max(-1, ...[...snapshot.public.log.values()].map(({ seq }) => seq));

/** Calls the reader when their turn comes, by a toast, the page's title and a sound, and makes the other sounds of the table. */
export class TurnCaller {
  readonly #sitting: ConquestSitting;
  readonly #sounds = new SoundBox();
  readonly #stops: (() => void)[];
  #before: Snapshot;
  #heard: number;

  constructor(sitting: ConquestSitting) {
    this.#sitting = sitting;
    this.#before = sitting.snapshot;
    this.#heard = newestOf(sitting.snapshot);
    // Others write the title, too; the mark comes before whatever they write.
    const titles = new MutationObserver(() => this.#markTitle());
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    this.#stops = [
      sitting.live.$snapshot.listen((snapshot) => this.#look(snapshot)),
      sitting.$chosen.listen((chosen) => chosen && this.#takeBack()),
      () => titles.disconnect(),
      () => this.#sounds.close(),
    ];
    this.#markTitle();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    document.title = document.title.replace(MARK, '');
  }

  #look(snapshot: Snapshot): void {
    for (const sound of soundsSince(snapshot, this.#heard)) this.#sounds.play(sound);
    this.#heard = newestOf(snapshot);
    if (isTurnToCall(snapshot, this.#sitting.side, this.#before)) {
      this.#sitting.toasts.add(msg('Your turn'), 'success');
      this.#sounds.play('turn');
    }
    if (hasAnswered(snapshot, this.#sitting.side)) this.#takeBack();
    this.#before = snapshot;
    this.#markTitle();
  }

  /** The call lies over the map: whoever has heard it does not need it. */
  #takeBack(): void {
    const { toasts } = this.#sitting;
    for (const { id, text } of toasts.$toasts.get()) if (text === msg('Your turn')) toasts.dismiss(id);
  }

  #markTitle(): void {
    const bare = document.title.replace(MARK, '');
    const title = this.#sitting.isMyTurn ? `${MARK}${bare}` : bare;
    if (document.title !== title) document.title = title;
  }
}

interface Tone {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly shape?: OscillatorType;
}

const tones: Readonly<Record<Exclude<SoundName, 'dice'>, readonly Tone[]>> = {
  capture: [
    { at: 0.35, hertz: 330, seconds: 0.16, shape: 'triangle' },
    { at: 0.5, hertz: 494, seconds: 0.3, shape: 'triangle' },
  ],
  turn: [
    { at: 0, hertz: 660, seconds: 0.5 },
    { at: 0.16, hertz: 880, seconds: 0.6 },
  ],
  flag: [
    { at: 0, hertz: 784, seconds: 0.14, shape: 'triangle' },
    { at: 0.1, hertz: 988, seconds: 0.14, shape: 'triangle' },
    { at: 0.2, hertz: 1175, seconds: 0.3, shape: 'triangle' },
  ],
  win: [
    { at: 0.4, hertz: 392, seconds: 0.25, shape: 'triangle' },
    { at: 0.6, hertz: 523, seconds: 0.25, shape: 'triangle' },
    { at: 0.8, hertz: 659, seconds: 0.25, shape: 'triangle' },
    { at: 1, hertz: 784, seconds: 0.9, shape: 'triangle' },
  ],
};

/** When the dice strike the table, in seconds. */
const knocks = [0, 0.07, 0.13, 0.22, 0.26, 0.36];
const KNOCK_SECONDS = 0.05;

/** Sounds made on the spot, no files. Silent until the reader has touched the page, as browsers demand, and whenever they want it so. */
class SoundBox {
  #context: AudioContext | undefined;
  readonly #gestures = new AbortController();

  constructor() {
    const { signal } = this.#gestures;
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => this.#wake(), { signal });
  }

  close(): void {
    this.#gestures.abort();
    void this.#context?.close();
    this.#context = undefined;
  }

  play(name: SoundName): void {
    const context = this.#context;
    const volume = settings.$isMuted.get() === 'yes' ? 0 : Number(settings.$volume.get()) / 100;
    if (!context || volume === 0 || context.state !== 'running') return;
    const out = new GainNode(context, { gain: volume * 0.25 });
    out.connect(context.destination);
    if (name === 'dice') for (const at of knocks) knock(context, out, at);
    else for (const tone of tones[name]) ring(context, out, tone);
  }

  #wake(): void {
    this.#context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
    // A browser without anything to play on says no; the game goes on in silence.
    if (this.#context?.state === 'suspended') void this.#context.resume().catch(() => undefined);
  }
}

const ring = (context: AudioContext, out: AudioNode, { at, hertz, seconds, shape = 'sine' }: Tone): void => {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { frequency: hertz, type: shape });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.8, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + seconds);
};

const knock = (context: AudioContext, out: AudioNode, at: number): void => {
  const length = Math.ceil(context.sampleRate * KNOCK_SECONDS);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let sample = 0; sample < length; sample++) wave[sample] = (Math.random() * 2 - 1) * (1 - sample / length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1400 + 500 * Math.random(), Q: 1.2 });
  source.connect(wood).connect(out);
  source.start(context.currentTime + at);
};

const soundNames = ['dice', 'capture', 'turn', 'flag', 'win'] as const;
type SoundName = (typeof soundNames)[number];

/** What an event sounds like. */
const soundsOf = (event: ConquestEvent | undefined): readonly SoundName[] => {
  if (event?.kind === 'attacked') {
    if (event.winner !== undefined) return ['dice', 'win'];
    return event.taken === undefined ? ['dice'] : ['dice', 'capture'];
  }
  return event?.kind === 'turn-ended' && event.hasFlag ? ['flag'] : [];
};

/** What the entries after this one sound like, the oldest first, each sound once. */
export const soundsSince = ({ public: { log } }: Snapshot, seq: number): readonly SoundName[] => {
  const lines = [...log.values()].filter((line) => line.seq > seq).sort((one, other) => one.seq - other.seq);
  return [...new Set(lines.flatMap((line) => soundsOf(conquestEventIn(line))))];
};

/** Whether the turn that is on is worth calling its player for: one army after the other is placed too fast for that. */
export const isTurnToCall = (snapshot: Snapshot, side: string | undefined, before: Snapshot): boolean => {
  const [now, then] = [gameOf(snapshot), gameOf(before)];
  if (!now || now.phase === 'over' || side === undefined || now.mover !== side || now.turn === then?.turn) return false;
  return now.phase === 'conquer' || now.phase !== then?.phase;
};

/** Whether nobody has to be called to this turn any more: its player has done something, or it is not theirs. */
export const hasAnswered = (snapshot: Snapshot, side: string | undefined): boolean => {
  const game = gameOf(snapshot);
  return !game || game.phase === 'over' || game.mover !== side || game.hasBegun;
};
