/** Held there, a pointer does what these are for. */
const notHeld = 'dialog, wa-dialog, wa-dropdown, input, textarea, select, a, aside';

/**
 * Calls back when a pointer is pressed anywhere on the element and stays where it is for two seconds. What was pressed is then let go
 * without having been touched: neither a click nor the end of the press reaches it. Whatever does something of its own while it is held
 * tells `held`, and keeps the press. Returns the way to stop listening.
 */
export const pressAndHold = (element: HTMLElement, onHeld: () => void): (() => void) => {
  let pressed: PointerEvent | undefined;
  /** What it is on; the event itself does not know it any more afterwards. */
  let deepest: EventTarget | undefined;
  let isHeld = false;
  const watch = new HoldWatch(() => {
    isHeld = true;
    if (pressed) letGoOf(pressed);
    onHeld();
  });

  const press = (event: PointerEvent) => {
    isHeld = false;
    watch.letGo();
    if (!event.isPrimary || event.button !== 0 || isElsewhere(event)) return;
    pressed = event;
    [deepest] = event.composedPath();
    watch.press(event);
  };
  const letGoOf = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    const more = { pointerId, pointerType, clientX, clientY, isPrimary: true, bubbles: true, composed: true };
    deepest?.dispatchEvent(new PointerEvent('pointercancel', more));
  };
  const swallow = (event: MouseEvent) => {
    watch.letGo();
    // A key's click has no count.
    if (isHeld && (event.type !== 'click' || event.detail > 0)) event.stopImmediatePropagation();
    if (event.type === 'click') isHeld = false;
  };
  /** A browser would open a menu of its own under a finger that stays. */
  const quiet = (event: Event) => {
    if (isHeld || (watch.isPressed && pressed?.pointerType === 'touch')) event.preventDefault();
  };

  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  element.addEventListener('pointerdown', press, options);
  element.addEventListener('pointermove', (event) => watch.move(event), options);
  element.addEventListener('pointerup', swallow, options);
  element.addEventListener('click', swallow, options);
  element.addEventListener('pointercancel', () => watch.letGo(), options);
  element.addEventListener('held', () => watch.letGo(), options);
  element.addEventListener('contextmenu', quiet, options);
  return () => {
    watch.letGo();
    listening.abort();
  };
};

const isElsewhere = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(notHeld));

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
