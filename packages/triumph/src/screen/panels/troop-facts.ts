import { getLocale } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import type { FightsAs, Sourced } from '../../rules/index.ts';
import { css, html } from 'lit';
import { sourceText } from '../source-text.ts';

interface Fact {
  readonly label: string;
  readonly text: string;
  /** Where its number is from; none for what is no number. */
  readonly from?: Sourced<unknown>;
}

const signed = (value: number): string => `+${value}`;

const fact = (label: string, from: Sourced<number>, text: (value: number) => string): Fact => ({
  label,
  text: text(from.value),
  from,
});

const lengthOf = (label: string, from: Sourced<number | null>): Fact[] =>
  from.value === null
    ? []
    : [{ label, text: `${from.value.toLocaleString(getLocale(), { maximumFractionDigits: 2 })} MU`, from }];

/** "close order, foot". */
const kindText = ({ order, category }: FightsAs): string => {
  const orderText = order === 'open' ? msg('open order') : msg('close order');
  return `${orderText}, ${category === 'foot' ? msg('foot') : msg('mounted')}`;
};

/** What the rules say of a stand as it fights now, cards included, each number with its source. */
export const factsOf = (so: FightsAs): readonly Fact[] => [
  { label: msg('Fights as'), text: kindText(so) },
  ...lengthOf(msg('Move'), so.moveMu),
  ...lengthOf(msg('on difficult ground'), so.difficultMoveMu),
  ...lengthOf(msg('Depth'), so.depthMu),
  fact(msg('vs foot'), so.againstFoot, signed),
  fact(msg('vs mounted'), so.againstMounted, signed),
  ...(so.shoots ? [fact(msg('Shooting'), so.shoots.factor, signed), ...lengthOf(msg('Range'), so.shoots.rangeMu)] : []),
  fact(msg('shot at'), so.shotAt, signed),
  ...(so.commandPoints.value === 0 ? [] : [fact(msg('command points to move'), so.commandPoints, signed)]),
];

const renderFact = ({ label, text, from }: Fact) => {
  const value =
    from === undefined
      ? html`<dd>${text}</dd>`
      : from.isVerified
        ? html`<dd title=${msg(str`Source: ${sourceText(from.source)}`)}>${text}</dd>`
        : html`<dd>${text}<vx-unverified source=${sourceText(from.source)}></vx-unverified></dd>`;
  return html`<div><dt>${label}</dt>${value}</div>`;
};

/** The same (the sign for those in doubt comes with the panels, after the board), inside a `<dl class="facts">`. */
export const troopFacts = (so: FightsAs) => html`${factsOf(so).map(renderFact)}`;

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
