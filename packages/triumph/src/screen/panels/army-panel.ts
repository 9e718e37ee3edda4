import { msg, str, translated } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { type Army, battleCardOf, type Snapshot, troopTypeOf } from '../../rules/index.ts';
import { baseStyles, icon, sideStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { pointsText } from '../points-text.ts';
import { battleSides } from '../view/ground-view.ts';
import '../losses/losses-panel.ts';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import type { Battle } from '../battle.ts';
import type { LiveTable } from '../live-table.ts';

/** What everyone may know of both armies. Tells `bring-army`. */
export class ArmyPanel extends VxElement {
  static override properties = { battle: given, live: given };
  declare battle: Battle;
  declare live: LiveTable;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    panelStyles,
    css`
      table {
        width: 100%;
        margin-top: 0.5em;
        border-collapse: collapse;
        font-size: var(--vx-text-small);
      }
      th {
        color: var(--wa-color-text-quiet);
        font-weight: 400;
        text-align: right;
      }
      th:first-child,
      td:first-child {
        text-align: left;
      }
      td {
        padding: 0.15em 0;
        border-top: 1px solid var(--vx-line-faint);
        text-align: right;
      }
      .cards {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em;
        margin-top: 0.4em;
      }
      .cards li {
        padding: 0.1em 0.6em;
        border: 1px solid var(--vx-line);
        border-radius: 999px;
        font-size: var(--vx-text-small);
      }
      .plain {
        width: 100%;
        margin-top: 0.7em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const sides = this.battle.side === 'blue' ? battleSides.toReversed() : battleSides;
    return html`<vx-losses></vx-losses>${sides.map((side) => this.#renderSide(side))}`;
  }

  #renderSide(side: SideId) {
    const army = this.battle.snapshot.public.army.get(side);
    const { seat } = this.live;
    const isMine = seat.kind === 'captain' && seat.side === side;
    const title = sideTitle(side);
    return html`<section class="pad" aria-label=${msg(str`${title} army`)}>
      <h2><span class="side ${side}"></span>${msg(str`${title} army`)}</h2>
      ${army ? this.#renderArmy(side, army) : html`<p class="empty small">${msg('Not brought yet.')}</p>`}
      ${isMine ? html`<button type="button" class="plain ${army ? '' : 'strong'}" @click=${() => this.tell('bring-army')}>${icon('army')}${army ? msg('Bring another army') : msg('Bring an army')}</button><button type="button" class="plain" @click=${() => this.tell('open-colors')}>${icon('shield')}${msg('Colour of your side')}</button>` : nothing}
    </section>`;
  }

  #renderArmy(side: SideId, army: Army) {
    return html`<strong>${army.name}</strong>
      <p class="small quiet">${pointsText(army.halfPoints)}${army.list ? html` · ${army.list.name}` : nothing}</p>
      ${army.cards.length > 0 ? html`<ul class="cards" aria-label=${msg('Battle cards')}>${army.cards.map(({ code, count }) => html`<li>${count > 1 ? `${count} × ` : ''}${battleCardOf(this.battle.profile, code)?.name ?? code}</li>`)}</ul>` : nothing}
      ${this.#renderCounts(side)}`;
  }

  #renderCounts(side: SideId) {
    const counts = new Map<string, { board: number; reserve: number; lost: number }>();
    for (const stand of this.battle.snapshot.public.stand.values()) {
      if (stand.side !== side) continue;
      const row = counts.get(stand.troopType) ?? { board: 0, reserve: 0, lost: 0 };
      const place = stand.place === 'board' || stand.place === 'lost' ? stand.place : 'reserve';
      counts.set(stand.troopType, { ...row, [place]: row[place] + 1 });
    }
    const shown = (count: number) => (count === 0 ? '–' : count);
    return html`<table class="numbers">
      <thead>
        <tr><th>${msg('Troops')}</th><th>${msg('Board')}</th><th>${msg('Reserve')}</th><th>${msg('Lost')}</th></tr>
      </thead>
      <tbody>
        ${[...counts].map(
          ([type, { board, reserve, lost }]) =>
            html`<tr><td>${translated(troopTypeOf(this.battle.profile, type)?.name ?? type)}</td><td>${shown(board)}</td><td>${shown(reserve)}</td><td>${shown(lost)}</td></tr>`,
        )}
      </tbody>
    </table>`;
  }
}
customElements.define('vx-army-panel', ArmyPanel);
