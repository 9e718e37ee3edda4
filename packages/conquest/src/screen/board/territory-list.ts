import { msg, str } from '@vexillum/ui/words';
import { boardOf, type BoardRegion, type Snapshot, territoryOf } from '../../rules/index.ts';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { territoryName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import type { Chosen } from '../play/touch.ts';
import { holderText } from './territory-line.ts';
import { touchOrTell } from './touch-or-tell.ts';
import { touchWords } from './touch-words.ts';

/** The map in words, to be read and played without seeing it. */
export class TerritoryList extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    sought: { state: true },
  };
  declare sitting: ConquestSitting;
  /** What the reader has typed into the box. */
  declare sought: string;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #chosen = new StoreController<Chosen | undefined>(this);
  readonly #from = new StoreController<string | undefined>(this);
  readonly #assign = new StoreController(this);

  static override styles = [
    baseStyles,
    ownerBadgeStyles,
    css`
      :host {
        display: grid;
        gap: var(--wa-space-s);
        padding: var(--wa-space-s);
      }
      input {
        width: 100%;
        min-height: max(2.25rem, var(--vx-target));
        padding: 0.2em 0.7em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
      }
      section {
        display: grid;
        gap: 0.2rem;
      }
      h3 {
        display: flex;
        gap: 0.5em;
        align-items: baseline;
        padding-left: 0.5em;
        border-left: 0.35em solid var(--region);
        font-size: 1rem;
      }
      button {
        display: grid;
        gap: 0.1em;
        width: 100%;
        min-height: var(--vx-target);
        padding: 0.35em 0.6em;
        border: 1px solid var(--vx-line-faint);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        text-align: start;
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      button[aria-disabled='true'] {
        cursor: default;
      }
      button.start {
        border-color: var(--wa-color-brand-border-loud, var(--wa-color-brand));
        border-width: 2px;
      }
      .does {
        color: var(--wa-color-brand-on-quiet, var(--wa-color-text-link));
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    this.sought = '';
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    this.#snapshot.watch(this.sitting.live.$snapshot);
    this.#chosen.watch(this.sitting.$chosen);
    this.#from.watch(this.sitting.$from);
    this.#assign.watch(this.sitting.$assign);
  }

  override render() {
    const regions = boardOf(this.sitting.snapshot).regions.filter((region) => this.#shown(region).length > 0);
    return html`<input
        type="search"
        aria-label=${msg('Find a territory')}
        placeholder=${msg('Find a territory, a region or an owner')}
        .value=${this.sought}
        @input=${(event: InputEvent) => (this.sought = (event.target as HTMLInputElement).value)}
      />
      ${regions.map((region) => this.#renderRegion(region))}
      ${regions.length === 0 ? html`<p class="empty">${msg('No territory has such a name or owner.')}</p>` : nothing}`;
  }

  #shown(region: BoardRegion): readonly string[] {
    const sought = this.sought.trim().toLocaleLowerCase();
    const { snapshot } = this.sitting;
    const isSought = (text: string) => text.toLocaleLowerCase().includes(sought);
    if (isSought(region.name)) return region.territories;
    return region.territories.filter(
      (id) => isSought(territoryName(snapshot, id)) || isSought(holderText(snapshot, id)),
    );
  }

  #renderRegion(region: BoardRegion) {
    const { pack } = boardOf(this.sitting.snapshot);
    const color = pack.regions.find(({ id }) => id === region.id)?.color ?? 'transparent';
    return html`<section aria-label=${region.name} style=${`--region: ${color}`}>
      <h3>${region.name} <span class="quiet small">${msg(str`worth +${region.bonus}`)}</span></h3>
      <ul>
        ${repeat(
          this.#shown(region),
          (id) => id,
          (id) => html`<li>${this.#renderTerritory(id)}</li>`,
        )}
      </ul>
    </section>`;
  }

  #renderTerritory(id: string) {
    const { sitting } = this;
    const { snapshot, aim, rules } = sitting;
    const { owner } = territoryOf(snapshot, id);
    const words = touchWords(snapshot, aim, id, sitting.meaningOf(id), rules.areOddsShown);
    // Pressed where it does nothing, it tells why; a disabled button would only be passed over.
    return html`<button
      class=${aim.from === id ? 'start' : ''}
      aria-disabled=${words === undefined ? 'true' : 'false'}
      @click=${() => touchOrTell(sitting, id)}
      @focus=${() => sitting.$focus.set(id)}
    >
      <span class="row">${owner === null ? nothing : ownerBadge(owner)}<strong>${territoryName(snapshot, id)}</strong>
        <span>${holderText(snapshot, id)}</span></span>
      <span class="quiet small">${this.#borders(id)}</span>
      ${words === undefined ? nothing : html`<span class="does">${words}</span>`}
    </button>`;
  }

  #borders(id: string): string {
    const { snapshot } = this.sitting;
    const names = [...boardOf(snapshot).neighbours(id)].map((next) => territoryName(snapshot, next));
    return names.length === 0 ? msg('No border leads from it.') : msg(str`Borders on ${names.join(', ')}`);
  }
}
customElements.define('vx-territory-list', TerritoryList);
