import { msg, str, translated } from '@vexillum/ui/words';
import {
  allyOf,
  type ArmyDraft,
  cardCount,
  cardHalfPoints,
  cardsIn,
  commandHalfPoints,
  commandNumbers,
  type CommandNumber,
  draftHalfPoints,
  type DraftStand,
  draftStandHalfPoints,
  lineOf,
  overallGeneral,
  troopTypeOf,
} from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { edgeText } from '../deployment/duty-words.ts';
import { halfPointsText } from '../half-points-text.ts';
import { pointsText } from '../points-text.ts';
import { cardAbout, cardName } from './card-words.ts';
import { yearText } from './option-name.ts';

interface Row {
  readonly stand: DraftStand;
  readonly count: number;
}

/** The army on paper: each command with its general, troops and a box for each stand that is lost. Seen in print alone. */
export class ArmySheet extends VxElement {
  static override properties = { draft: { attribute: false } };
  declare draft: ArmyDraft;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: none;
        color: black;
        background: white;
        font-size: 10.5pt;
      }
      @media print {
        :host {
          display: block;
        }
      }
      header {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        border-bottom: 2px solid black;
      }
      h1 {
        font-size: 18pt;
      }
      h2 {
        display: flex;
        justify-content: space-between;
        margin-top: 1em;
        border-bottom: 1px solid black;
        font-size: 12.5pt;
      }
      section {
        break-inside: avoid;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      td {
        padding: 0.15em 0.5em 0.15em 0;
        border-bottom: 0.5px solid #999;
        vertical-align: top;
      }
      td.number {
        text-align: right;
        white-space: nowrap;
      }
      .boxes {
        letter-spacing: 0.15em;
      }
    `,
  ];

  override render() {
    const { draft } = this;
    const cards = cardsIn(draft);
    return html`<header><h1>${draft.name}</h1><span>${pointsText(draftHalfPoints(draft))}</span></header>
      <p>${[draft.list.extendedName, draft.profile.name, draft.year === null ? '' : yearText(draft.year)].filter(Boolean).join(' · ')}</p>
      ${commandNumbers(draft).map((command) => this.#renderCommand(command))}
      ${cards.length > 0 ? this.#renderCards(cards) : nothing}`;
  }

  #renderCommand(command: CommandNumber) {
    const { draft } = this;
    const { edge, mod } = draft.plans[command];
    const stands = draft.stands.filter((stand) => stand.command === command);
    const ally = stands.map((stand) => allyOf(draft, stand.ally)).find((known) => known?.by === 'full');
    const isSplit = commandNumbers(draft).length > 1;
    const about = [
      ally?.name ?? '',
      edge === 'none' ? '' : edgeText(edge),
      mod === 0 ? '' : msg(str`${mod > 0 ? '+1' : '−1'} to its command points`),
    ];
    const points = commandHalfPoints(draft, command);
    return html`<section>
      <h2><span>${isSplit ? msg(str`Command ${command}`) : msg('Troops')} <small>${about.filter(Boolean).join(' · ')}</small></span><span>${pointsText(points)}${this.#breaking(points)}</span></h2>
      <table><tbody>${rowsOf(stands).map((row) => this.#renderRow(row))}</tbody></table>
    </section>`;
  }

  /** A command is demoralized at a share of its points, to the half-point. */
  #breaking(points: number) {
    const share = this.draft.profile.demoralizedAt.value;
    if (share === null) return nothing;
    return ` · ${msg(str`demoralized from ${halfPointsText(Math.ceil((points * share.part) / share.of))} lost`)}`;
  }

  #renderRow({ stand, count }: Row) {
    const { draft } = this;
    const name = translated(troopTypeOf(draft.profile, stand.troopType)?.name ?? stand.troopType);
    const rank =
      stand === overallGeneral(draft) && commandNumbers(draft).length > 1
        ? msg('overall commander')
        : stand.general
          ? msg('General')
          : '';
    const cards = [...new Set(stand.cards ?? [])].map((code) => cardName(draft.profile, code));
    return html`<tr>
      <td class="number">${count} ×</td>
      <td><strong>${name}</strong>${rank ? ` ★ ${rank}` : ''}</td>
      <td>${[lineOf(draft, stand)?.description, ...cards].filter(Boolean).join(' · ')}</td>
      <td class="number">${halfPointsText(draftStandHalfPoints(draft, stand))}</td>
      <td class="boxes">${'☐'.repeat(count)}</td>
    </tr>`;
  }

  #renderCards(codes: readonly string[]) {
    const { draft } = this;
    return html`<section>
      <h2><span>${msg('Battle cards')}</span></h2>
      <table><tbody>
        ${codes.map((code) => html`<tr><td class="number">${cardCount(draft, code)} ×</td><td><strong>${cardName(draft.profile, code)}</strong></td><td>${cardAbout(code)}</td><td class="number">${halfPointsText(cardHalfPoints(draft, code))}</td></tr>`)}
      </tbody></table>
    </section>`;
  }
}

/** Stands that are alike in one row; a general has a row alone. */
const rowsOf = (stands: readonly DraftStand[]): Row[] => {
  const rows = new Map<string, Row>();
  for (const stand of stands) {
    const { troopType, option, ally, general, cards, real } = stand;
    const key = JSON.stringify([troopType, option, ally, general, cards, real]);
    const known = rows.get(key);
    rows.set(key, { stand: known?.stand ?? stand, count: (known?.count ?? 0) + 1 });
  }
  return [...rows.values()].sort((a, b) => Number(b.stand.general ?? false) - Number(a.stand.general ?? false));
};

customElements.define('vx-army-sheet', ArmySheet);
