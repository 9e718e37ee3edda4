import { msg, wordsText } from '@vexillum/ui/words';
import { icon } from '@vexillum/ui';
import { css, html, nothing, type TemplateResult } from 'lit';
import { isBye, type Named, outcomesOf, type Pairing, type Snapshot } from '../rules/index.ts';
import { nameOf, namesOf, numberText, outcomeText, pairingStateText } from './event-words.ts';

export const pairingStyles = css`
  .sides li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0.8em;
    align-items: baseline;
    padding-block: 0.15em;
    overflow-wrap: anywhere;
  }
  .sides .won {
    font-weight: 700;
  }
  .score {
    min-width: 2ch;
    text-align: end;
  }
`;

const CHIPS: Partial<Record<Pairing['state'], string>> = { ended: 'asks', disputed: 'bad' };

/** Who meets whom at which board, how it stands, and what was said about it. Names may be something to press. */
export const pairingFacts = (
  snapshot: Snapshot,
  pairing: Named<Pairing>,
  nameView: (id: string) => TemplateResult | string = (id) => nameOf(snapshot, id),
): TemplateResult => {
  const { board, sides, state, correction, dispute, fault, attestedBy } = pairing;
  if (isBye(pairing))
    return html`<div class="between"><h3>${nameView(sides[0] ?? '')}</h3><span class="chip">${msg('has a bye')}</span></div>`;
  const scores = outcomesOf(pairing) ?? pairing.played?.outcomes;
  // Where nobody has any, the game had none to give when it ended.
  const haveScores = scores?.some(({ score = 0 }) => score !== 0) === true;
  return html`<div class="between">
      <h3>${msg('Board {0}', board)}</h3>
      <span class="chip ${CHIPS[state] ?? ''}">${pairingStateText(state)}</span>
    </div>
    <ol class="sides">
      ${sides.map((id, nth) => {
        const score = scores?.[nth]?.score;
        return html`<li class=${scores?.[nth]?.place === 1 ? 'won' : ''}>
          <span>${nameView(id)}</span><span class="small">${outcomeText(pairing, nth)}</span>
          <span class="score numbers">${score === undefined || !haveScores ? nothing : numberText(score)}</span>
        </li>`;
      })}
    </ol>
    ${state === 'ended' && attestedBy.length > 0 ? html`<p class="small quiet">${msg('Confirmed by {0}.', namesOf(snapshot, attestedBy))}</p>` : nothing}
    ${state === 'disputed' && dispute ? html`<p class="small">${icon('warning')} ${msg('{0} disputes it: {1}', nameOf(snapshot, dispute.by), dispute.why)}</p>` : nothing}
    ${correction ? html`<p class="small">${icon('note')} ${msg('{0} has set the result: {1}', nameOf(snapshot, correction.by), correction.why)}</p>` : nothing}
    ${fault ? html`<p class="small" role="alert">${icon('warning')} ${wordsText(fault)}</p>` : nothing}`;
};
