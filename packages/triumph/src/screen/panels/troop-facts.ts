import { msg, str } from '@vexillum/ui/words';
import { cellOf, type Profile, type Sourced, type TroopType } from '../../rules/index.ts';
import { css, html, nothing } from 'lit';
import { sourceText } from '../source-text.ts';

const lengthText = (value: unknown): string => (typeof value === 'number' ? `${value} MU` : '–');
const signed = (value: unknown): string => (typeof value === 'number' ? `+${value}` : '–');

const cell = (
  profile: Profile,
  { code }: TroopType,
  column: keyof TroopType,
  label: string,
  text: (value: Sourced<unknown>['value']) => string,
) => {
  const found = cellOf(profile.troopTypes, code, column);
  if (!found) return nothing;
  const value = found.isVerified
    ? html`<dd title=${msg(str`Source: ${sourceText(found.source)}`)}>${text(found.value)}</dd>`
    : html`<dd>${text(found.value)}<vx-unverified source=${sourceText(found.source)}></vx-unverified></dd>`;
  return html`<div><dt>${label}</dt>${value}</div>`;
};

/** What the rules say of a troop type, each number with its source (the sign for those in doubt comes with the panels, after the board), inside a `<dl class="facts">`. */
export const troopFacts = (profile: Profile, type: TroopType) => html`
  ${cell(profile, type, 'moveMu', msg('Move'), lengthText)} ${cell(profile, type, 'depthMu', msg('Depth'), lengthText)}
  ${cell(profile, type, 'againstFoot', msg('vs foot'), signed)} ${cell(profile, type, 'againstMounted', msg('vs mounted'), signed)}
  ${type.shooting === null ? nothing : cell(profile, type, 'shooting', msg('Shooting'), signed)}
  ${type.rangeMu === null ? nothing : cell(profile, type, 'rangeMu', msg('Range'), lengthText)}
`;

export const troopFactsStyles = css`
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 0.9em;
  }
  dl div {
    display: flex;
    gap: 0.35em;
  }
  dt {
    color: var(--wa-color-text-quiet);
  }
  dd {
    font-weight: 600;
  }
  dd vx-unverified {
    margin-left: 0.25em;
  }
`;
