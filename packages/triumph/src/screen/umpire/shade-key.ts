import type { Battle } from '../battle.ts';
import type { Privacy } from './privacy.ts';

interface Needs {
  readonly battle: Battle;
  readonly privacy: Privacy;
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], wa-input, wa-textarea';

const isShadeKey = (event: KeyboardEvent): boolean => {
  if (event.key.toLowerCase() !== 'k' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  return !event.composedPath().some((node) => node instanceof Element && node.matches(typing));
};

/** The key of the shade, which works wherever the focus is, in dialogs too: a tap draws the shade or lifts it, held it lets one peek. */
export class ShadeKey {
  readonly #at: Needs;

  constructor(at: Needs) {
    this.#at = at;
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
    if (this.#at.battle.hasSecrets && isShadeKey(event)) this.#at.privacy.press();
  };

  readonly #released = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k') this.#at.privacy.release();
  };

  readonly #left = () => this.#at.privacy.letGo();
}
