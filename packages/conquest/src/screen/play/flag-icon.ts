import type { FlagKind } from '../../rules/index.ts';
import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Each kind has a cloth of its own shape and its own sign: told apart without colour, too. */
const cloths: Readonly<Record<FlagKind | 'unknown', SVGTemplateResult>> = {
  crown: svg`<path class="cloth" d="M6 4h15v12H6z"/><path class="sign" d="M9 13V7.500l2.400 2.200L13.500 6.500l2.100 3.200L18 7.500V13z"/>`,
  tower: svg`<path class="cloth" d="M6 4h16l-3.500 6L22 16H6z"/><path class="sign" d="M9 14V6h1.700v1.600h1.500V6h1.700v1.600h1.500V6h1.600v3.200h-1V14z"/>`,
  anchor: svg`<path class="cloth" d="M6 3l17 7-17 7z"/><path class="sign line" d="M10.500 7v6.200M8.800 8.700h3.400M7.600 11.200c.2 1.500 1.300 2.300 2.900 2.300s2.700-.8 2.900-2.300"/>`,
  unknown: svg`<path class="cloth" d="M6 4h15v12H6z"/>`,
};

/** A victory flag; without a kind, one seen from behind. Whoever shows it says what it is. */
export const flagIcon = (kind: FlagKind | undefined): TemplateResult =>
  html`<svg class="victory-flag ${kind ?? 'unknown'}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path class="pole" d="M5 2v20" />
    ${cloths[kind ?? 'unknown']}
  </svg>`;

export const flagIconStyles = css`
  .victory-flag {
    flex: none;
    width: 1.6em;
    height: 1.6em;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .victory-flag .pole {
    stroke: currentColor;
    stroke-width: 1.8;
  }
  .victory-flag .cloth {
    fill: var(--cloth);
    stroke: color-mix(in srgb, var(--cloth) 60%, black);
  }
  .victory-flag .sign {
    fill: white;
  }
  .victory-flag .sign.line {
    fill: none;
    stroke: white;
    stroke-width: 1.6;
  }
  .victory-flag.crown {
    --cloth: #9a6a08;
  }
  .victory-flag.tower {
    --cloth: #5a5f66;
  }
  .victory-flag.anchor {
    --cloth: #1d6a86;
  }
  .victory-flag.unknown {
    --cloth: color-mix(in srgb, currentColor 35%, var(--wa-color-surface-raised));
  }
`;
