import { registerIconLibrary } from '@awesome.me/webawesome/dist/components/icon/library.js';
import { iconParts } from '@vexillum/ui';

/** The controls' own icons come from our sheet too, which is in the page: their library would fetch each of them. */
export const registerIcons = (): void => {
  for (const library of ['default', 'system']) {
    registerIconLibrary(library, {
      resolver: (name) => `#${name}`,
      // As a sheet nothing is fetched; what its reference would show is put there itself, since no reference leads out of a shadow tree.
      spriteSheet: true,
      mutator: (svg, host) => {
        const parts = iconParts(host?.name ?? '');
        if (parts) svg.replaceChildren(parts);
        svg.setAttribute('viewBox', '0 0 24 24');
        // Where it has a name, its host bears that.
        svg.setAttribute('aria-hidden', 'true');
      },
    });
  }
};
