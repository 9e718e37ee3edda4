/** Two seconds, as long as the rules of the game ask for. */
const HOLD_MS = 2000;
/** A finger never lies quite still. */
const SLOP_PX = 10;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Waits for a pointer that is pressed and stays where it is. */
export class HoldWatch {
  readonly #onHeld: () => void;
  #start: Place | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onHeld: () => void) {
    this.#onHeld = onHeld;
  }

  get isPressed(): boolean {
    return this.#start !== undefined;
  }

  press(at: Place): void {
    this.letGo();
    this.#start = at;
    this.#timer = setTimeout(() => {
      this.letGo();
      this.#onHeld();
    }, HOLD_MS);
  }

  move({ clientX, clientY }: Place): void {
    if (this.#start && Math.hypot(clientX - this.#start.clientX, clientY - this.#start.clientY) > SLOP_PX) this.letGo();
  }

  letGo(): void {
    clearTimeout(this.#timer);
    this.#start = undefined;
  }
}
