import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, copyText, icon, lampStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { SideId } from '@vexillum/model';
import type { Invite } from '@vexillum/frame/api';
import { seatTitle, sideTitle } from '@vexillum/frame/seat-title';
import { mayShare, shareLink } from '@vexillum/frame/share-link';
import { foldStyles } from '@vexillum/frame/styles/fold-styles';
import { type MachineLevel, machineLevels } from '../../rules/index.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { teamName } from '../names.ts';
import { characterText, levelText } from '../machine-words.ts';
import type { LobbyRow } from './lobby-rows.ts';

/** Whom a machine of which level is to play; of no level, nobody. */
export interface MachineWish {
  readonly side: SideId;
  readonly level: MachineLevel | undefined;
}

/** For which team whoever sits there is to play. */
export interface TeamWish {
  readonly side: SideId;
  readonly team: number;
}

/**
 * The players' seats: who sits there, for which team they play, and what can be done about those that are empty. Tells `seat-machine` with a
 * `MachineWish` and `choose-team` with a `TeamWish`.
 */
export class LobbySeats extends VxElement {
  static override properties = {
    rows: { attribute: false },
    shown: { type: Number },
    mayManage: { type: Boolean },
    teams: { type: Number },
    tableName: {},
    copied: { state: true },
  };
  declare rows: readonly LobbyRow[];
  /** Of how many seats one sees; the others are folded away. */
  declare shown: number;
  /** Whether the reader may let machines sit down. */
  declare mayManage: boolean;
  /** How many teams there are; 0: none. */
  declare teams: number;
  declare tableName: string;
  /** The side whose link was copied last. */
  declare copied: string | undefined;

  static override styles = [
    baseStyles,
    foldStyles,
    buttonStyles,
    lampStyles,
    ownerBadgeStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.2em 0.7em;
        align-items: center;
        min-height: 3rem;
        padding: 0.35em 0;
      }
      li + li,
      details {
        border-top: 1px solid var(--vx-line-faint);
      }
      .owner {
        width: 2em;
        height: 2em;
      }
      .empty-seat .owner {
        border-style: dashed;
        background: transparent;
      }
      .who {
        display: grid;
      }
      .team {
        justify-self: start;
        min-height: var(--vx-target);
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.6em;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 0.35em;
        justify-content: flex-end;
      }
      [aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-quiet);
      }
      @container (max-width: 26rem) {
        .actions:not(:empty) {
          grid-column: 2 / -1;
          justify-content: flex-start;
        }
      }
    `,
  ];

  override render() {
    const more = this.rows.slice(this.shown);
    return html`<ul aria-label=${msg('Players')}>${this.rows.slice(0, this.shown).map((row) => this.#renderRow(row))}</ul>
      ${
        more.length > 0
          ? html`<details>
              <summary class="small">${msg(str`More seats (${more.length})`)}</summary>
              <ul aria-label=${msg('More seats')}>${more.map((row) => this.#renderRow(row))}</ul>
            </details>`
          : nothing
      }`;
  }

  #renderRow(row: LobbyRow) {
    const title = sideTitle(row.side);
    return html`<li class=${row.kind === 'empty' ? 'empty-seat' : ''}>
      ${ownerBadge(row.side)}
      <div class="who">
        <strong class="one-line">${row.name}</strong>
        <span class="facts small quiet">${this.#renderFacts(row, title)}</span>
        ${this.#renderTeam(row, title)}
      </div>
      <div class="actions">${row.kind === 'person' ? nothing : html`${this.#renderMachine(row, title)}${row.kind === 'empty' && row.invite ? this.#renderLink(row.invite) : nothing}`}</div>
    </li>`;
  }

  #renderFacts({ kind, level, isOnline, isMine, isAdministrator }: LobbyRow, title: string) {
    if (kind === 'machine')
      return html`<span title=${characterText(level)}>${msg(str`a machine plays here, as a ${levelText(level)}`)}</span>`;
    if (kind === 'empty') return msg('free');
    return html`<span>${title}${isMine ? html` · ${msg('you')}` : nothing}${isAdministrator ? html` · ${msg('administrator')}` : nothing}</span>
      <span class="lamp ${isOnline ? 'online' : ''}">${isOnline ? msg('here') : msg('away')}</span>`;
  }

  #renderTeam({ side, team }: LobbyRow, title: string) {
    if (team === undefined) return nothing;
    if (!this.mayManage) return html`<span class="small">${teamName(team)}</span>`;
    const choose = ({ target }: Event) =>
      this.tell('choose-team', { side, team: Number((target as HTMLSelectElement).value) } satisfies TeamWish);
    const all = Array.from({ length: this.teams }, (_, at) => at + 1);
    return html`<select class="team" aria-label=${msg(str`Team of ${title}`)} .value=${live(String(team))} @change=${choose}>
      ${all.map((one) => html`<option value=${one} ?selected=${one === team}>${teamName(one)}</option>`)}
    </select>`;
  }

  #renderMachine(row: LobbyRow, title: string) {
    if (!this.mayManage) return nothing;
    const isOn = row.kind === 'machine';
    return html`<button type="button" class="plain" aria-pressed=${isOn} aria-label=${msg(str`Machine plays ${title}`)} title=${characterText(row.level)} @click=${() => this.#wish(row.side, isOn ? undefined : row.level)}>
      ${icon(isOn ? 'check' : 'plus')}${msg('Machine')}
    </button>
    ${isOn ? this.#renderLevels(row, title) : nothing}`;
  }

  #renderLevels({ side, level }: LobbyRow, title: string) {
    const choose = ({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      this.#wish(
        side,
        machineLevels.find((one) => one === value),
      );
    };
    return html`<select aria-label=${msg(str`How well the machine plays ${title}`)} title=${characterText(level)} .value=${live(level)} @change=${choose}>
      ${machineLevels.map((one) => html`<option value=${one} title=${characterText(one)} ?selected=${one === level}>${levelText(one)}</option>`)}
    </select>`;
  }

  #wish(side: SideId, level: MachineLevel | undefined) {
    this.tell('seat-machine', { side, level } satisfies MachineWish);
  }

  #renderLink(invite: Invite) {
    const title = seatTitle(invite);
    const isCopied = this.copied === invite.seat;
    return html`<button type="button" class="plain" aria-label=${msg(str`Copy the link for ${title}`)} @click=${() => void this.#copy(invite)}>
        ${icon(isCopied ? 'check' : 'copy')}<span aria-live="polite">${isCopied ? msg('Copied') : msg('Copy link')}</span>
      </button>
      ${
        mayShare()
          ? html`<button type="button" class="plain" aria-label=${msg(str`Share the link for ${title}`)} @click=${() => void shareLink(this.tableName, title, invite.url)}>${icon('send')}${msg('Share')}</button>`
          : nothing
      }`;
  }

  async #copy({ seat, url }: Invite) {
    this.copied = (await copyText(url)) ? seat : undefined;
  }
}
customElements.define('vx-lobby-seats', LobbySeats);
