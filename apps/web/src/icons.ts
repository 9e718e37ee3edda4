import { registerIconLibrary } from '@awesome.me/webawesome/dist/components/icon/library.js';
import { iconSheet } from '@vexillum/ui';

/** The controls' own icons come from our sheet too: their library would fetch them from elsewhere, which our policy forbids. */
export const registerIcons = (): void => {
  for (const library of ['default', 'system']) {
    registerIconLibrary(library, { resolver: (name) => `${iconSheet}#${name}`, spriteSheet: true });
  }
};
