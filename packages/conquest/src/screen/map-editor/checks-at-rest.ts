import { atom } from 'nanostores';
import { type Moments, pageMoments, QuietMoments } from '@vexillum/frame/quiet-moments';
import { type Drawing, type DrawingMark, drawingMarks } from '../../rules/maps/editing/editing.ts';
import type { DrawingHand } from './drawing-hand.ts';

/** What is wrong with a drawing, as far as it is known. */
export interface Checks {
  /** While it is looked through: what was found before the last step. */
  readonly marks: readonly DrawingMark[];
  readonly isLooking: boolean;
}

/** Looking through a large map takes as long as half a second, in which no hand can draw: it waits until nobody does. */
const REST_MS = 250;

/** Looks a drawing through whenever the hand that draws it has come to rest; whoever shows it looks at `$checks`. */
export class ChecksAtRest {
  readonly $checks = atom<Checks>({ marks: [], isLooking: true });
  readonly #quiet: QuietMoments;
  readonly #leave: () => void;
  #asked: Drawing | undefined;

  constructor(hand: DrawingHand, moments: Moments = pageMoments) {
    const isBusy = () => hand.state.preview !== undefined || hand.trail.length > 0;
    this.#quiet = new QuietMoments(() => this.#look(hand.drawing), isBusy, moments, REST_MS);
    this.#leave = hand.$state.subscribe(({ history: { present } }) => this.#changed(present));
  }

  close(): void {
    this.#leave();
    this.#quiet.close();
  }

  #changed(drawing: Drawing): void {
    if (drawing === this.#asked) return this.#quiet.handChanged();
    this.#asked = drawing;
    this.$checks.set({ ...this.$checks.get(), isLooking: true });
    this.#quiet.ask();
  }

  #look(drawing: Drawing): void {
    this.$checks.set({ marks: drawingMarks(drawing), isLooking: false });
  }
}
