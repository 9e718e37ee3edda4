import { atom, type ReadableAtom } from 'nanostores';
import { settings, type YesOrNo } from './settings.ts';

const systemIsStill = matchMedia('(prefers-reduced-motion: reduce)');

const isStillNow = (): boolean => settings.$isStill.get() === 'yes' || systemIsStill.matches;

const $now = atom<boolean>(isStillNow());

/** Whether nothing may glide or blink: the system's wish, or the reader's own; the board follows it too. */
export const $isStill: ReadableAtom<boolean> = $now;

const wear = (name: string) => (wish: YesOrNo) => {
  document.documentElement.classList.toggle(name, wish === 'yes');
  $now.set(isStillNow());
};

/** Shows what makes reading easier: calm, contrast and size are classes of the page; tokens.css says what they mean. */
export const startComfort = (): void => {
  settings.$isStill.subscribe(wear('vx-still'));
  settings.$isHighContrast.subscribe(wear('vx-contrast'));
  settings.$isLarge.subscribe(wear('vx-large'));
  systemIsStill.addEventListener('change', () => $now.set(isStillNow()));
};
