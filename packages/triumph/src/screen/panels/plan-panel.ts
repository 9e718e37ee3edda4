import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import { msg, str } from '@vexillum/ui/words';
import { baseStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { PlanArrow, PlanNote } from '@vexillum/table';
import type { InkLayer, ToolMode } from '../../hand/index.ts';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';

type PlanMode = 'arrow' | 'note';

/** The team's shared drafts: a pad to write on, arrows and notes on the board. Nobody else sees them. Tells `look-at`. */
export class PlanPanel extends VxElement {
  static override properties = { battle: given, hand: given, live: given };
  declare battle: Battle;
  declare hand: Hand;
  declare live: LiveTable;
  readonly #pad = new StoreController<string>(this);
  readonly #arrows = new StoreController<ReadonlyMap<string, PlanArrow>>(this);
  readonly #notes = new StoreController<ReadonlyMap<string, PlanNote>>(this);
  readonly #mode = new StoreController<ToolMode>(this);
  readonly #layer = new StoreController<InkLayer>(this);

  static override styles = [
    baseStyles,
    panelStyles,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
        margin-block: 0.6em;
      }
      .plain[aria-pressed='true'] {
        background: var(--wa-color-brand-fill-normal);
        border-color: var(--wa-color-brand-border-loud);
      }
      li {
        display: flex;
        gap: 0.4em;
        align-items: center;
      }
      li button {
        border: 0;
        background: none;
        cursor: pointer;
      }
      li .grow {
        text-align: left;
        padding: 0.3em 0;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    const { plan } = this.live;
    this.#pad.watch(plan?.$pad);
    this.#arrows.watch(plan?.$arrows);
    this.#notes.watch(plan?.$notes);
    this.#mode.watch(this.hand.shows.$mode);
    this.#layer.watch(this.hand.shows.$layer);
  }

  override render() {
    const { plan } = this.live;
    if (!plan) return html`<p class="empty">${msg('Plans belong to a side. You sit on neither.')}</p>`;
    return html`<div class="pad">
      <button type="button" class="plain" style="width:100%" @click=${() => this.tell('open-place', 'orders')}>${icon('seal')}${msg('Orders: commands, generals, flank marches')}</button>
      <p class="quiet small">${msg('Only your side sees this. It works without a connection too.')}</p>
      <div class="tools" role="group" aria-label=${msg('Draw on the board')}>
        ${this.#renderTool('arrow', 'arrow', msg('Draw an arrow'))} ${this.#renderTool('note', 'note', msg('Pin a note'))}
      </div>
      ${this.#isOn('arrow') || this.#isOn('note') ? html`<p class="small" role="status">${this.#isOn('arrow') ? msg('Drag across the board to draw. Escape gives up.') : msg('Click on the board where the note belongs. Escape gives up.')}</p>` : nothing}
      <wa-textarea
        label=${msg('Plan of the team')}
        rows="8"
        resize="vertical"
        placeholder=${msg('Who attacks where, who waits, who keeps the camp …')}
        .value=${this.#pad.value ?? ''}
        @input=${(event: Event) => plan.writePad((event.target as HTMLTextAreaElement).value)}
      ></wa-textarea>
      ${this.#renderList()}
    </div>`;
  }

  /** Ink of the table is drawn with the palette above the board. */
  #isOn(mode: PlanMode): boolean {
    return this.#mode.value === mode && (mode === 'note' || this.#layer.value === 'side');
  }

  #take(mode: PlanMode) {
    const isOn = this.#isOn(mode);
    this.hand.setMode(isOn ? 'select' : mode, 'side');
  }

  #renderTool(mode: PlanMode, picture: string, label: string) {
    return html`<button type="button" class="plain" aria-pressed=${String(this.#isOn(mode))} @click=${() => this.#take(mode)}>${icon(picture)}${label}</button>`;
  }

  #renderList() {
    const arrows = [...(this.#arrows.value ?? [])];
    const notes = [...(this.#notes.value ?? [])];
    if (arrows.length + notes.length === 0) return nothing;
    const { plan } = this.live;
    return html`<ul aria-label=${msg('Arrows and notes')}>
      ${arrows.map(([id, { seat, points }]) => this.#renderItem(id, 'arrow', msg(str`Arrow by ${this.#nameOf(seat)}`), points[0], () => plan?.putArrow(id, null)))}
      ${notes.map(([id, { text, at }]) => this.#renderItem(id, 'note', text, at, () => plan?.putNote(id, null)))}
    </ul>`;
  }

  #nameOf(seat: string): string {
    return this.battle.snapshot.public.seat.get(seat)?.name ?? seat;
  }

  #renderItem(
    id: string,
    picture: string,
    text: string,
    at: readonly [number, number] | undefined,
    remove: () => void,
  ) {
    return html`<li>
      ${icon(picture)}
      <button type="button" class="grow one-line" title=${msg('Show it on the board')} @click=${() => this.#show(id, at)}>${text}</button>
      <button type="button" aria-label=${msg(str`Remove: ${text}`)} @click=${remove}>${icon('trash')}</button>
    </li>`;
  }

  #show(id: string, at: readonly [number, number] | undefined) {
    this.hand.select([id]);
    if (at) this.tell('look-at', { x: at[0] / 1000, y: at[1] / 1000 });
  }
}
customElements.define('vx-plan-panel', PlanPanel);
