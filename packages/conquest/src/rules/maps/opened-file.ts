import type { Picture } from './import/picture.ts';
import type { RkmFile } from './import/riskrieg/rkm-file.ts';

/** A file that whoever opens it has taken apart as far as that needs a browser: letters and pictures. */
export type OpenedFile = { readonly name: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** A painted picture in a format that no map is read from. */
  | { readonly kind: 'painting' }
  | { readonly kind: 'riskrieg'; readonly file: RkmFile; readonly picture: Picture }
);

/** What a map is called whose file does not say: as the file. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 60) || 'A map';
