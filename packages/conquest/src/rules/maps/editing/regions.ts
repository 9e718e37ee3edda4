import { words } from '@vexillum/model';
import type { MapRegion } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { type Drawing, type Edited, freeId } from './drawing.ts';
import { nameFrom } from './lands.ts';

/** In the order in which regions are made; a map with more goes round. Apart in light as well as in hue. */
export const regionColors = [
  '#7f9a62',
  '#a27796',
  '#c4a24d',
  '#6f93a8',
  '#b5714f',
  '#8c86b5',
  '#9c8a6a',
  '#6fa392',
  '#c98f8f',
  '#a8ab5a',
  '#77798c',
  '#cf9d5c',
] as const;

const COLOR = /^#[0-9a-f]{6}$/;

export const addRegion = (drawing: Drawing, name: string): Drawing => {
  const color = regionColors[drawing.regions.length % regionColors.length] ?? regionColors[0];
  // Lands that have lost their region still say which it was, and must not fall into a new one.
  const taken = [...drawing.regions, ...drawing.territories.map(({ region }) => ({ id: region }))];
  const region: MapRegion = { id: freeId('region', taken), name, bonus: 2, color };
  return { ...drawing, regions: [...drawing.regions, region] };
};

/** Its lands stay, without a region: a check says so until they have another. */
export const deleteRegion = (drawing: Drawing, id: string): Drawing => ({
  ...drawing,
  regions: drawing.regions.filter((region) => region.id !== id),
});

/** Name, worth or colour of a region; what is no colour or no worth changes nothing. */
export const changeRegion = (drawing: Drawing, id: string, change: Partial<Omit<MapRegion, 'id'>>): Edited => {
  const name = change.name === undefined ? undefined : nameFrom(change.name);
  if (change.name !== undefined && name === undefined) return words('Every region needs a name.');
  const regions = drawing.regions.map((region) =>
    region.id === id
      ? {
          ...region,
          ...(name === undefined ? {} : { name }),
          ...(change.bonus === undefined ? {} : { bonus: worthFrom(change.bonus) }),
          ...(change.color !== undefined && COLOR.test(change.color) ? { color: change.color } : {}),
        }
      : region,
  );
  return { ...drawing, regions };
};

const worthFrom = (bonus: number): number => Math.max(0, Math.min(mapLimits.bonus, Math.round(bonus) || 0));

export const isRegionless = ({ regions }: Pick<Drawing, 'regions'>, { region }: { readonly region: string }): boolean =>
  regions.every(({ id }) => id !== region);
