import { msg, str, translated } from '@vexillum/ui/words';
import { standsText } from '../troops-text.ts';
import type { SideId } from '@vexillum/model';
import {
  allCommands,
  type CommandDraft,
  type CommandNumber,
  type CommandSize,
  type Profile,
  troopTypeOf,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { halfPointsText } from '../half-points-text.ts';
import { pointsText } from '../points-text.ts';
import { edgeText } from './duty-words.ts';
import type { OrderRow } from './order-rows.ts';
import { ordersPanelStyles } from './orders-panel-styles.ts';
import { css } from 'lit';

/** What is carried from one column to another. */
const CARRIED = 'application/x-vexillum-stands';

export interface StandsMoved {
  readonly stands: readonly string[];
  readonly to: CommandNumber | null;
}

/** One command of the draft, or the stands that are in none. Tells `assign` and `change-order`. */
export class CommandColumn extends VxElement {
  static override properties = {
    command: { attribute: false },
    side: { attribute: false },
    draft: { attribute: false },
    rows: { attribute: false },
    size: { attribute: false },
    profile: { attribute: false },
    isFixed: { attribute: false },
    isOver: { state: true },
  };
  declare command: CommandNumber | null;
  declare side: SideId;
  declare draft: CommandDraft | undefined;
  declare rows: readonly OrderRow[];
  declare size: CommandSize | undefined;
  declare profile: Profile;
  /** Sealed for good, or not the reader's to change. */
  declare isFixed: boolean;
  declare isOver: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    ordersPanelStyles,
    css`
      :host {
        display: block;
        background: none;
      }
    `,
  ];

  constructor() {
    super();
    this.isOver = false;
    this.isFixed = false;
  }

  override render() {
    const title = this.command === null ? msg('In no command') : msg(str`Command ${this.command}`);
    const isMarch = this.draft !== undefined && this.draft.edge !== 'none';
    return html`<section
      class="column ${this.side} ${this.isOver ? 'over' : ''} ${isMarch ? 'march' : ''}"
      aria-label=${title}
      @dragover=${(event: DragEvent) => this.#over(event)}
      @dragleave=${() => (this.isOver = false)}
      @drop=${(event: DragEvent) => this.#dropped(event)}
    >
      <h3><span>${title}</span>${this.#renderSize()}</h3>
      ${this.draft && this.command !== null ? this.#renderFields(this.draft) : nothing}
      <ul class="rows">${this.rows.map((row) => this.#renderRow(row))}</ul>
    </section>`;
  }

  #renderSize() {
    const stands = this.rows.reduce((sum, row) => sum + row.stands.length, 0);
    const points = this.size ? pointsText(this.size.halfPoints) : undefined;
    return html`<span class="small quiet numbers">${standsText(stands)}${points === undefined ? nothing : html` · ${points}`}</span>`;
  }

  #change(change: Partial<CommandDraft>) {
    this.tell('change-order', { command: this.command, change });
  }

  #renderFields(draft: CommandDraft) {
    const { command } = this;
    return html`<div class="fields">
      <label for="edge">${msg('Marches')}</label>
      <select id="edge" ?disabled=${this.isFixed} @change=${(event: Event) => this.#change({ edge: (event.target as HTMLSelectElement).value as CommandDraft['edge'] })}>
        ${(['none', ...this.profile.flankEntries.value] as const).map((edge) => html`<option value=${edge} ?selected=${draft.edge === edge}>${edge === 'none' ? msg('no: it deploys on the table') : edgeText(edge)}</option>`)}
      </select>
      <span id="points">${msg('Command points')}</span>
      <span class="mods" role="group" aria-label=${msg(str`Command ${command ?? ''}: command points`)}>
        ${([-1, 0, 1] as const).map((mod) => html`<button type="button" class="plain" ?disabled=${this.isFixed} aria-pressed=${String(draft.mod === mod)} @click=${() => this.#change({ mod })}>${mod > 0 ? '+1' : mod < 0 ? '−1' : '0'}</button>`)}
      </span>
      <span></span>
      <label><input type="checkbox" ?disabled=${this.isFixed} .checked=${draft.ally} @change=${(event: Event) => this.#change({ ally: (event.target as HTMLInputElement).checked })} /> ${msg('made of allies')}</label>
    </div>`;
  }

  #renderRow(row: OrderRow) {
    const type = troopTypeOf(this.profile, row.troopType);
    const name = translated(type?.name ?? row.troopType);
    const { length } = row.stands;
    const isGeneralsAlone = row.isGeneral;
    return html`<li class="stand" draggable=${String(!this.isFixed)} @dragstart=${(event: DragEvent) => this.#carry(event, row)}>
      <span class="base">${type?.abbreviation ?? row.troopType}</span>
      <span class="small">${length > 1 ? html`<b class="numbers">${length}\u00a0×</b> ` : nothing}${name}${row.isOverall ? html` <span class="quiet">(${msg('overall commander')})</span>` : nothing}
        <span class="quiet numbers">${halfPointsText(row.halfPoints)}</span>${isGeneralsAlone ? html` <span class="crown" title=${msg('General')}>★</span>` : nothing}</span>
      ${this.isFixed ? html`<span></span>` : this.#renderMoves(row, name)}
    </li>`;
  }

  #renderMoves(row: OrderRow, name: string) {
    const others = allCommands.filter((command) => command !== this.command);
    const general = row.stands[0] ?? null;
    return html`<span class="moves">
      ${
        this.command === null
          ? nothing
          : html`<button type="button" class="plain small" aria-pressed=${String(row.isGeneral)} aria-label=${row.isGeneral ? msg(str`${name} is the general; take the command away`) : msg(str`Make ${name} the general`)} title=${row.isGeneral ? msg('The general') : msg('Make it the general')} @click=${() => this.#change({ general: row.isGeneral ? null : general })}>★</button>`
      }
      ${others.map(
        (to) =>
          html`<button type="button" class="plain small" aria-label=${msg(str`${name}: one to command ${to}`)} title=${msg(str`One to command ${to}; with Shift all of them`)} @click=${(event: MouseEvent) => this.#move(row, to, event.shiftKey)}>→${to}</button>`,
      )}
    </span>`;
  }

  #move({ stands }: OrderRow, to: CommandNumber, isAll: boolean) {
    // The last of them: the first may be picked as general.
    this.tell<StandsMoved>('assign', { stands: isAll ? stands : stands.slice(-1), to });
  }

  #carry(event: DragEvent, { stands }: OrderRow) {
    if (!event.dataTransfer) return;
    event.dataTransfer.setData(CARRIED, JSON.stringify(event.shiftKey ? stands : stands.slice(-1)));
    event.dataTransfer.effectAllowed = 'move';
  }

  #over(event: DragEvent) {
    if (this.isFixed || !event.dataTransfer?.types.includes(CARRIED)) return;
    event.preventDefault();
    this.isOver = true;
  }

  #dropped(event: DragEvent) {
    this.isOver = false;
    const carried = event.dataTransfer?.getData(CARRIED);
    if (!carried || this.isFixed) return;
    event.preventDefault();
    this.tell<StandsMoved>('assign', { stands: JSON.parse(carried) as string[], to: this.command });
  }
}
customElements.define('vx-command-column', CommandColumn);
