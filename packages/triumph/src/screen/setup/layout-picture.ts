import { msg, translated } from '@vexillum/ui/words';
import { outlineOf, placed, placementOf } from '@vexillum/geometry';
import { type Profile, type ProposedPiece, terrainTypeOf } from '../../rules/index.ts';
import { svg, html, type TemplateResult } from 'lit';
import { terrainColour } from '../panels/terrain-picture.ts';

const piecePicture = (profile: Profile, { type, pose, sizeMu, variant }: ProposedPiece): TemplateResult => {
  const row = terrainTypeOf(profile, type);
  const outline = placed(outlineOf(row?.outline ?? 'blob', sizeMu[0], sizeMu[1], variant), placementOf(pose));
  const depth = profile.boardMu.value[1];
  const points = outline.map(({ x, y }) => `${x.toFixed(2)},${(depth - y).toFixed(2)}`).join(' ');
  return svg`<polygon points=${points} fill=${terrainColour(type)} stroke="rgb(0 0 0 / 35%)" stroke-width="0.15"><title>${translated(row?.name ?? type)}</title></polygon>`;
};

/** The board from above, red at the bottom, with the pieces of a proposal. */
export const layoutPicture = (profile: Profile, pieces: readonly ProposedPiece[]): TemplateResult => {
  const [width, depth] = profile.boardMu.value;
  return html`<svg class="picture" viewBox="0 0 ${width} ${depth}" role="img" aria-label=${msg('The board with this terrain, Red’s edge below')}>
    <rect class="ground" width=${width} height=${depth}></rect>
    ${pieces.map((piece) => piecePicture(profile, piece))}
    <line x1="0" x2=${width} y1=${depth / 2} y2=${depth / 2} stroke="rgb(0 0 0 / 20%)" stroke-width="0.15" stroke-dasharray="1 1"></line>
    <rect class="red" y=${depth - 0.5} width=${width} height="0.5"></rect>
    <rect class="blue" width=${width} height="0.5"></rect>
  </svg>`;
};
