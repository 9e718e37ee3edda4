import type { Desk } from '../desk.ts';

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], wa-input, wa-textarea';

const isShadeKey = (event: KeyboardEvent): boolean => {
  if (event.key.toLowerCase() !== 'k' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  return !event.composedPath().some((node) => node instanceof Element && node.matches(typing));
};

/** The key of the shade, which works wherever the focus is, in dialogs too: a tap draws the shade or lifts it, held it lets one peek. */
export class ShadeKey {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    window.addEventListener('keydown', this.#pressed, true);
    window.addEventListener('keyup', this.#released, true);
    window.addEventListener('blur', this.#left);
  }

  close(): void {
    window.removeEventListener('keydown', this.#pressed, true);
    window.removeEventListener('keyup', this.#released, true);
    window.removeEventListener('blur', this.#left);
  }

  readonly #pressed = (event: KeyboardEvent) => {
    if (this.#desk.hasSecrets && isShadeKey(event)) this.#desk.privacy.press();
  };

  readonly #released = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k') this.#desk.privacy.release();
  };

  readonly #left = () => this.#desk.privacy.letGo();
}
