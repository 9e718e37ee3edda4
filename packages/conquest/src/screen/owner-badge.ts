import { css, html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { ownerMark } from './maps/owner-marks.ts';

/** An owner's letter on their colour; goes with `ownerBadgeStyles`. The words beside it say who it is. */
export const ownerBadge = (side: string) => {
  const { letter, color } = ownerMark(side);
  return html`<span class="owner" aria-hidden="true" style=${styleMap({ '--owner': color })}>${letter}</span>`;
};

export const ownerBadgeStyles = css`
  .owner {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 1.5em;
    height: 1.5em;
    border: 2px solid var(--owner);
    border-radius: 4px;
    background: color-mix(in srgb, var(--owner) 25%, var(--wa-color-surface-default));
    /* Whatever it stands on: the words of a pressed button would be too faint here. */
    color: var(--wa-color-text-normal);
    font-size: 0.85em;
    font-weight: 700;
    line-height: 1;
  }
`;
