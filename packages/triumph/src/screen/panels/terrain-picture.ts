import { outlineOf } from '@vexillum/geometry';
import type { TerrainType } from '../../rules/index.ts';
import { html, type TemplateResult } from 'lit';

const colours: Readonly<Record<string, string>> = {
  village: '#c9a37a',
  woods: '#7f9c62',
  'wooded-hills': '#9a9f5f',
  'steep-hills': '#b39a66',
  'gentle-hills': '#c9bf84',
  rough: '#b8aa7d',
  'ploughed-fields': '#c39f68',
  marsh: '#84a98c',
  dunes: '#e0cc93',
  oasis: '#8fb28a',
  stream: '#6fa6c6',
  coast: '#5e97bb',
};

/** What a kind of terrain looks like in small pictures. */
export const terrainColour = (code: string): string => colours[code] ?? '#a89a7c';

/** A small picture of a terrain type's outline. */
export const terrainPicture = (type: TerrainType): TemplateResult => {
  const [width, depth] = type.defaultSize;
  // Long pieces are drawn shorter, so that their width can still be seen.
  const shown = [Math.min(width, depth * 4), depth] as const;
  const points = outlineOf(type.outline, shown[0], shown[1], 7);
  const path = points.map(({ x, y }) => `${x.toFixed(2)},${(-y).toFixed(2)}`).join(' ');
  const room = Math.max(shown[0] * 0.56, shown[1] * 1.1);
  return html`<svg viewBox="${-room} ${-room * 0.5} ${2 * room} ${room}" aria-hidden="true">
    <polygon points=${path} fill=${terrainColour(type.code)} stroke="rgb(0 0 0 / 35%)" stroke-width=${room / 40}></polygon>
  </svg>`;
};
