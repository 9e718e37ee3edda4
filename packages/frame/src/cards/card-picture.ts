import { VxElement } from '@vexillum/ui';
import { css, html, nothing, svg, type SVGTemplateResult } from 'lit';

/** Heraldry's tinctures, as they look on cloth. */
const tinctures = {
  gules: '#b3362b',
  azure: '#2a5fa5',
  vert: '#3f7b4a',
  purpure: '#6d3a8f',
  sable: '#2f2d31',
  or: '#dcae3c',
  argent: '#eeeade',
} as const;
type Tincture = keyof typeof tinctures;
export const tinctureNames = Object.keys(tinctures) as readonly Tincture[];

const colours: readonly Tincture[] = ['gules', 'azure', 'vert', 'purpure', 'sable'];
const metals: readonly Tincture[] = ['or', 'argent'];

/** The lower half of the cloth, or as much of it as wears the other colour. The cloth is 40 broad and 48 long, from 4, 7. */
const divisions: readonly SVGTemplateResult[] = [
  svg`<path d="M24 7h20v48H24z" />`,
  svg`<path d="M4 29h40v26H4z" />`,
  svg`<path d="M4 7v48h40z" />`,
  svg`<path d="M24 7h20v22H24zM4 29h20v26H4z" />`,
  svg`<path d="M4 55V42L24 24 44 42v13z" />`,
  svg`<path d="M18 7h12v48H18z" />`,
  svg`<path d="M4 22h40v12H4z" />`,
  svg`<path d="M4 7h40v9H4zM4 42h40v13H4z" />`,
];

/** What stands in the middle, 16 broad and high. */
const charges: readonly SVGTemplateResult[] = [
  svg`<circle cx="24" cy="27" r="8" />`,
  svg`<path d="M24 17l9 10-9 10-9-10z" />`,
  svg`<path d="M24 17l2.5 7h7.2l-5.8 4.4 2.1 7.1-6-4.2-6 4.2 2.1-7.1-5.8-4.4h7.2z" />`,
  svg`<path d="M30 18.5a9 9 0 1 0 0 17 7.3 7.3 0 1 1 0-17z" />`,
  svg`<path d="M16 18h3v3h3v-3h4v3h3v-3h3v6h-2v12H18V24h-2z" />`,
  svg`<path d="M21 18h6v6h6v6h-6v6h-6v-6h-6v-6h6z" />`,
  svg`<path d="M15 18h18v8c0 6-5 9-9 11-4-2-9-5-9-11z" />`,
  svg`<path d="M24 16c3 4 4 6 2.6 9.5h6.4v3.5h-6v4l3 4h-12l3-4v-4h-6v-3.5h6.4C20 22 21 20 24 16z" />`,
];

export interface Blazon {
  readonly field: Tincture;
  readonly other: Tincture;
  readonly charge: Tincture;
  readonly division: number;
  readonly figure: number;
}

const pick = <T>(from: readonly T[], byte: number): T => from[byte % from.length] as T;

/** What a key's banner looks like: always the same. Whoever likes other colours chooses the field's and the figure's. */
export const blazonOf = (key: string, chosen?: readonly [string, string]): Blazon => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = (key.slice(0, 10).match(/../g) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  );
  const named = (name: string | undefined) => tinctureNames.find((tincture) => tincture === name);
  const field = named(chosen?.[0]) ?? pick(colours, a);
  // Metal stands on colour, and colour on metal.
  const charge = named(chosen?.[1]) ?? pick(metals, b);
  const others = colours.filter((tincture) => tincture !== field && tincture !== charge);
  return { field, charge, other: pick(others, c), division: d % divisions.length, figure: e % charges.length };
};

/** Somebody's banner, drawn from the key of their player card: a vexillum on its crossbar. */
export class CardPicture extends VxElement {
  static override properties = { card: {}, colours: { attribute: false } };
  /** The public key as hex. */
  declare card: string;
  declare colours: readonly [string, string] | undefined;

  static override styles = css`
    :host {
      display: inline-block;
      width: 1.5em;
      vertical-align: middle;
    }
    svg {
      display: block;
      width: 100%;
      height: auto;
    }
  `;

  override render() {
    if (!this.card) return nothing;
    const { field, other, charge, division, figure } = blazonOf(this.card, this.colours);
    return html`<svg viewBox="0 0 48 58" aria-hidden="true">
      <clipPath id="cloth"><path d="M4 7h40v48L24 47 4 55z" /></clipPath>
      <g clip-path="url(#cloth)">
        <path d="M4 7h40v48H4z" fill=${tinctures[field]} />
        <g fill=${tinctures[other]}>${divisions[division]}</g>
        <g fill=${tinctures[charge]} stroke="rgb(0 0 0 / 35%)" stroke-width="0.8">${charges[figure]}</g>
      </g>
      <path d="M4 7h40v48L24 47 4 55z" fill="none" stroke="rgb(0 0 0 / 45%)" stroke-width="1" />
      <path d="M1 5h46" stroke="#8a6a2a" stroke-width="4" stroke-linecap="round" />
      <circle cx="24" cy="3.5" r="3" fill="#c99b3f" stroke="#8a6a2a" stroke-width="1" />
    </svg>`;
  }
}
customElements.define('vx-card-picture', CardPicture);
