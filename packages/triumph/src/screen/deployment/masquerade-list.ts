import { msg, str } from '@vexillum/ui/words';
import type { Json, SideId } from '@vexillum/model';
import {
  exchangesBought,
  type Masquerade,
  masqueradeKey,
  masqueradeRemarks,
  PLAIN,
  secretOf,
  type Snapshot,
  type StandTruth,
  truthsDrafted,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { pointsText } from '../points-text.ts';
import { standNameText } from '../stand-name-text.ts';
import {
  knownTruths,
  type MasqueradeRow,
  masqueradeRows,
  matesFor,
  plainStands,
  truthChanges,
} from './masquerade-rows.ts';
import { masqueradeRemarkText, truthText, typeText } from './masquerade-words.ts';
import { ordersPanelStyles } from './orders-panel-styles.ts';
import './masquerade-mark.ts';
import type { Battle } from '../battle.ts';
import type { LiveTable } from '../live-table.ts';

const NOBODY = '';

/** Where nobody is first, nobody is second. */
const realOf = (first: string, second: string): string[] =>
  first === NOBODY ? [] : [first, second].filter((code) => code !== NOBODY);

/** The part of the orders in which a team says which of its stands pose, and who they are. Only for an army that has bought the card. */
export class MasqueradeList extends VxElement {
  static override properties = { battle: given, live: given };
  declare battle: Battle;
  declare live: LiveTable;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #orders = new StoreController<ReadonlyMap<string, unknown>>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    ordersPanelStyles,
    css`
      :host {
        display: block;
        background: none;
      }
      section {
        display: grid;
        gap: 0.5em;
        margin-top: 1.2em;
        padding-top: 0.8em;
        border-top: 1px solid var(--vx-line);
      }
      .masks {
        display: grid;
        gap: 0.3em;
      }
      .mask {
        display: grid;
        grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.3em 0.8em;
        padding: 0.3em 0.5em;
        border: 1px solid var(--vx-line-faint);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
      .who {
        display: grid;
        line-height: 1.25;
      }
      .truth {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3em 0.8em;
      }
      @media (max-width: 56rem) {
        .mask {
          grid-template-columns: minmax(0, 1fr) auto;
        }
        .truth {
          grid-area: 2 / 1 / auto / -1;
        }
      }
      .mask label {
        display: inline-flex;
        align-items: center;
        gap: 0.4em;
        font-size: var(--vx-text-small);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#orders.watch(this.live.plan?.$orders);
  }

  override render() {
    const { side, snapshot } = this.battle;
    if (side === undefined || exchangesBought(snapshot, side) === 0) return nothing;
    const drafted = this.#drafted(side);
    const rows = masqueradeRows(snapshot, side, drafted);
    return html`<section aria-label=${msg('Deceptive deployment')}>
      <h3>${msg('Deceptive deployment')}</h3>
      <p class="small quiet">${msg('Everyone knows that your army deceives and how often it has paid for it; nobody knows which of your stands pose. Each stand is sealed when it is placed, the real ones too, and from then on it is what you said here.')}</p>
      ${
        rows.length === 0
          ? nothing
          : html`<ul class="masks">${repeat(
              this.#inOrder(rows, ({ stands: [id = ''] }) => id),
              ({ stands }) => stands[0],
              (row) => this.#renderRow(side, drafted, row),
            )}</ul>`
      }
      ${this.#renderMore(side, drafted)} ${this.#renderRemarks(side, drafted)}
    </section>`;
  }

  #drafted(side: SideId): ReadonlyMap<string, StandTruth> {
    return truthsDrafted(this.battle.snapshot, side, this.live.plan?.$orders.get() ?? new Map());
  }

  #nameOf(id: string): string {
    const name = this.battle.names().get(id);
    return name ? `${name.short} ${typeText(this.battle.profile, name.troopType)}` : id;
  }

  /** What its side knows it by: what the army file calls it, and its points. */
  #detailsOf(id: string): string {
    const secret = secretOf(this.battle.snapshot, id);
    if (!secret) return '';
    const points = pointsText(secret.halfPoints);
    return secret.entry ? `${secret.entry}, ${points}` : points;
  }

  /** By the names on their bases, so that a stand is found. */
  #inOrder<T>(things: readonly T[], idOf: (thing: T) => string): T[] {
    const names = this.battle.names();
    const shortOf = (thing: T) => names.get(idOf(thing))?.short ?? '';
    return things.toSorted((a, b) => shortOf(a).localeCompare(shortOf(b), undefined, { numeric: true }));
  }

  #fullNameOf(id: string): string {
    const name = this.battle.names().get(id);
    return name ? standNameText(this.battle.profile, name) : id;
  }

  #renderRow(side: SideId, drafted: ReadonlyMap<string, StandTruth>, row: MasqueradeRow) {
    const [id = ''] = row.stands;
    const names = row.stands.map((each) => this.#nameOf(each)).join(' + ');
    if (row.state === 'draft') return this.#renderDraft(side, drafted, row, names);
    return html`<li class="mask">
      ${this.#renderWho(row, names)}
      ${
        row.state === 'open'
          ? html`<span>${truthText(this.battle.profile, row.real)}</span><span class="small quiet">${icon('seal-open')} ${msg('shown')}</span>`
          : html`<vx-masquerade-mark class="truth" .stand=${id}></vx-masquerade-mark>`
      }
    </li>`;
  }

  #renderWho({ stands: [id = ''] }: MasqueradeRow, names: string) {
    return html`<span class="who"><strong>${names}</strong> <span class="small quiet">${this.#detailsOf(id)}</span></span>`;
  }

  #renderDraft(side: SideId, drafted: ReadonlyMap<string, StandTruth>, row: MasqueradeRow, names: string) {
    const { stands, real } = row;
    const [id = '', mate = null] = stands;
    const [first = NOBODY, second = NOBODY] = real;
    const write = (truth: Partial<Masquerade>) =>
      this.#write(drafted, id, { m: 1, real: [...real], pair: mate, ...truth });
    const types = this.battle.profile.troopTypes.rows.map(({ code }) => code);
    const mates = matesFor(this.battle.snapshot, side, drafted, id);
    return html`<li class="mask">
      ${this.#renderWho(row, names)}
      <span class="truth">
      <label>${msg('in truth')} ${this.#renderChoice(first, [...(mate === null ? [NOBODY] : []), ...types], (code) => write({ real: realOf(code, mate === null ? second : NOBODY) }))}</label>
      ${first === NOBODY || mate !== null ? nothing : html`<label>${msg('and')} ${this.#renderChoice(second, [NOBODY, ...types], (code) => write({ real: realOf(first, code) }), '—')}</label>`}
      ${first === NOBODY || second !== NOBODY || mates.length === 0 ? nothing : html`<label>${msg('poses as two together with')} ${this.#renderMates(mate, mates, (pair) => write({ pair }))}</label>`}
      </span>
      <button type="button" class="plain" aria-label=${msg(str`${this.#fullNameOf(id)} does not pose`)} title=${msg('It does not pose')} @click=${() => this.#write(drafted, id, PLAIN)}>${icon('xmark')}</button>
    </li>`;
  }

  #renderChoice(
    chosen: string,
    codes: readonly string[],
    choose: (code: string) => void,
    nobody = truthText(this.battle.profile, []),
  ) {
    return html`<select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${codes.map((code) => html`<option value=${code} .selected=${code === chosen}>${code === NOBODY ? nobody : typeText(this.battle.profile, code)}</option>`)}
    </select>`;
  }

  #renderMates(mate: string | null, mates: readonly string[], choose: (pair: string | null) => void) {
    return html`<select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value || null)}>
      <option value="" .selected=${mate === null}>—</option>
      ${this.#inOrder(mates, (id) => id).map((id) => html`<option value=${id} .selected=${id === mate}>${this.#nameOf(id)}</option>`)}
    </select>`;
  }

  #renderMore(side: SideId, drafted: ReadonlyMap<string, StandTruth>) {
    const stands = plainStands(this.battle.snapshot, side, drafted);
    if (stands.length === 0) return nothing;
    return html`<label class="small">${msg('Another stand poses:')}
      <select
        @change=${(event: Event) => {
          const select = event.target as HTMLSelectElement;
          if (select.value !== '') this.#write(drafted, select.value, { m: 1, real: [], pair: null });
          select.value = '';
        }}
      >
        <option value="">${msg('choose one')}</option>
        ${this.#inOrder(stands, (id) => id).map((id) => html`<option value=${id}>${this.#nameOf(id)} (${this.#detailsOf(id)})</option>`)}
      </select></label>`;
  }

  #renderRemarks(side: SideId, drafted: ReadonlyMap<string, StandTruth>) {
    const { snapshot, profile } = this.battle;
    const remarks = masqueradeRemarks(knownTruths(snapshot, side, drafted), snapshot, profile, side);
    const names = this.battle.names();
    return remarks.length === 0
      ? nothing
      : html`<ul class="remarks">${remarks.map((remark) => html`<li class="remark">${icon('info')}<span>${masqueradeRemarkText(remark, names)}</span></li>`)}</ul>`;
  }

  #write(drafted: ReadonlyMap<string, StandTruth>, id: string, truth: StandTruth) {
    const changes = [...truthChanges(drafted, id, truth)];
    const orders = changes.map(([stand, each]): [string, Json] => [masqueradeKey(stand), each as unknown as Json]);
    this.live.plan?.putOrders(new Map(orders));
  }
}
customElements.define('vx-masquerades', MasqueradeList);
