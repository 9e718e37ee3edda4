import type { MapPack } from './map-pack.ts';

/** The pack as the text of a file that `readMapPack` reads: a line for each territory and border, so that it can be mended by hand. */
export const writeMapPack = ({ regions, territories, borders, art = [], ...head }: MapPack): string => {
  const list = (name: string, entries: readonly unknown[]) =>
    `  ${JSON.stringify(name)}: [\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lists = [
    list('regions', regions),
    list('territories', territories),
    list('borders', borders),
    list('art', art),
  ];
  return `{\n${[...members, ...lists].join(',\n')}\n}\n`;
};
