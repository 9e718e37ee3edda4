import { msg, str, translated } from '@vexillum/ui/words';
import { piecesText } from '../troops-text.ts';
import type { Flag } from '@vexillum/rules-assist';
import { MILLI_MU } from '@vexillum/model';
import {
  commandOf,
  fightsAsAt,
  secretOf,
  type Snapshot,
  standReport,
  terrainTypeOf,
  troopTypeOf,
} from '../../rules/index.ts';
import { baseStyles, icon, sideStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { campChoices, standCardChoices, standUses } from '../cards/card-choices.ts';
import { campFormText } from '../cards/card-words.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { standFlags } from '../flags/stand-flags.ts';
import { standFlagsStyles } from '../flags/stand-flags-styles.ts';
import { halfPointsText } from '../half-points-text.ts';
import { troopsText } from '../troops-text.ts';
import { enemyText, zoneText } from '../order-of-battle/stand-words.ts';
import type { BoardExtra } from '../view/board-moment.ts';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { troopFacts, troopFactsStyles } from './troop-facts.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { Overlays } from '../board/overlays.ts';
import { ledByText } from '../wing/led-by.ts';
import type { ReadableAtom } from 'nanostores';

/** What is selected, and what can be done with it. Tells `open-flag-of` with a flag's id. */
export class SelectionCard extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    hand: given,
    overlays: given,
    $flags: given,
    isOpen: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare overlays: Overlays;
  declare $flags: ReadableAtom<readonly Flag[] | undefined>;
  /** On a phone: all of it is shown, over the board. Until the reader has said, it is where nothing else tells what can be done. */
  declare isOpen: boolean | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #selection = new StoreController<ReadonlySet<string>>(this);
  readonly #extra = new StoreController<BoardExtra>(this);
  readonly #flags = new StoreController<readonly Flag[] | undefined>(this);
  /** Comes with the flags, which come after the board. */
  #standFlags: typeof standFlags | undefined;
  #areFlagsAsked = false;

  static override styles = [
    baseStyles,
    sideStyles,
    panelStyles,
    troopFactsStyles,
    standFlagsStyles,
    css`
      :host {
        max-width: 22rem;
        font-size: var(--vx-text-small);
      }
      .card {
        display: grid;
        gap: 0.45em;
        padding: 0.6em 0.8em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-l);
        background: color-mix(in oklab, var(--wa-color-surface-raised) 94%, transparent);
        box-shadow: var(--vx-shadow);
      }
      strong {
        font: 600 1.05rem var(--vx-font-heading);
        font-variant-numeric: lining-nums;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em;
      }
      vx-number-stepper {
        font-size: 0.95em;
      }
      .all {
        display: contents;
      }
      .fold {
        display: none;
      }
      /* One line beside what the hand could do; whoever wants to know more opens it over the board. */
      @media (max-width: 56rem) {
        .card {
          position: relative;
          padding: 0;
          border: 0;
          border-radius: 0;
          background: none;
          box-shadow: none;
        }
        .fold {
          display: flex;
          align-items: center;
          gap: 0.35em;
          max-width: 100%;
          min-height: var(--hand-height, 3.5rem);
          padding: 0 0.5em;
          border: 0;
          background: none;
          cursor: pointer;
        }
        .all {
          position: absolute;
          bottom: 100%;
          left: 0;
          display: grid;
          gap: 0.35em;
          width: max-content;
          max-width: min(22rem, 88vw);
          max-height: 50dvh;
          padding: 0.5em 0.7em;
          border: 1px solid var(--vx-line);
          border-radius: var(--wa-border-radius-l);
          background: var(--wa-color-surface-raised);
          box-shadow: var(--vx-shadow);
          overflow: auto;
        }
        .folded .all {
          display: none;
        }
        .acts .plain {
          min-height: 2.75rem;
        }
        /* What has knobs is turned by them. */
        .acts .has-knobs {
          display: none;
        }
      }
      .sizes {
        display: grid;
        grid-template-columns: auto auto;
        justify-content: start;
        align-items: center;
        gap: 0.3em 0.7em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (this.#flags.value && !this.#areFlagsAsked) void this.#awaitFlags();
    if ((this.#selection.value?.size ?? 0) === 0) this.isOpen = undefined;
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#selection.watch(this.hand.shows.$selection);
    this.#extra.watch(this.overlays.$extra);
    this.#flags.watch(this.$flags);
  }

  async #awaitFlags() {
    this.#areFlagsAsked = true;
    try {
      ({ standFlags: this.#standFlags } = await import('../flags/stand-flags.ts'));
      this.requestUpdate();
    } catch {
      this.tell('not-loaded');
    }
  }

  override render() {
    const selected = [...(this.#selection.value ?? [])];
    const [id, ...more] = selected;
    if (id === undefined) return nothing;
    const isOpen = this.isOpen ?? this.hand.selectedStands().length === 0;
    return html`<section class="card ${isOpen ? '' : 'folded'}" aria-label=${msg('Selection')}>
      ${this.#renderFold(selected, isOpen)}
      <div class="all">
        ${more.length > 0 ? this.#renderMany(selected) : this.#renderOne(id)}
        ${this.#renderLeaders(selected)}
        ${this.#flagsOf(selected) ?? nothing}
        ${standCardChoices(this, selected)}
        ${this.#renderActions(selected)}
      </div>
    </section>`;
  }

  #flagsOf(selected: readonly string[]) {
    return this.#standFlags?.(this, selected, (flag) => this.tell('open-flag-of', flag));
  }

  /** A phone's one line. */
  #renderFold(selected: readonly string[], isOpen: boolean) {
    const [id = '', ...more] = selected;
    const stand = more.length > 0 ? undefined : this.battle.snapshot.public.stand.get(id);
    const type = stand && troopTypeOf(this.battle.profile, stand.troopType);
    const short = (stand && this.battle.names().get(id)?.short) ?? '';
    const name = type
      ? `${short} ${translated(type.name)}`
      : more.length > 0
        ? piecesText(selected.length)
        : msg('Selection');
    const hasFlags = (this.#flagsOf(selected) ?? nothing) !== nothing;
    const label = isOpen
      ? msg(str`${name}: show less`)
      : hasFlags
        ? msg(str`${name}, flagged: show more`)
        : msg(str`${name}: show more`);
    return html`<button type="button" class="fold" aria-label=${label} title=${label} aria-expanded=${String(isOpen)} @click=${() => (this.isOpen = !isOpen)}>
      ${stand ? html`<span class="side ${stand.side}"></span><strong>${short}</strong>` : html`<strong>${name}</strong>`}
      ${hasFlags ? icon('flag') : nothing}${icon(isOpen ? 'chevron-down' : 'chevron-up')}
    </button>`;
  }

  /** Each command of which somebody else is in charge, once. */
  #renderLeaders(ids: readonly string[]) {
    const texts = new Set(ids.flatMap((id) => ledByText(this.battle, id) ?? []));
    return [...texts].map((text) => html`<span class="leader">${icon('users')} ${text}</span>`);
  }

  #renderOne(id: string): TemplateResult {
    switch (this.battle.kindOf(id)) {
      case 'stand':
        return this.#renderStand(id);
      case 'terrain':
        return this.#renderTerrain(id);
      case 'camp':
        return this.#renderCamp(id);
      case 'marker': {
        const marker = this.battle.snapshot.public.marker.get(id);
        return this.#renderPlain(marker?.side, msg(str`Deployment marker ${marker?.letter ?? ''}`));
      }
      default:
        return html`<span>${msg('Part of the plan')}</span>`;
    }
  }

  #renderCamp(id: string) {
    const camp = this.battle.snapshot.public.camp.get(id);
    if (!camp) return html`<span>${msg('Camp')}</span>`;
    return html`${this.#renderPlain(camp.side, campFormText(camp.as ?? 'plain'))}${campChoices(this, id, camp)}`;
  }

  #renderPlain(side: string | undefined, text: string) {
    return html`<div class="row"><span class="side ${side ?? ''}"></span><strong>${text}</strong></div>`;
  }

  #renderStand(id: string) {
    const { snapshot, profile } = this.battle;
    const stand = snapshot.public.stand.get(id);
    const type = troopTypeOf(profile, stand?.troopType ?? '');
    const so = fightsAsAt(snapshot, profile, id);
    if (!stand || !type || !so) return html`<span>${stand?.troopType ?? ''}</span>`;
    const secret = secretOf(snapshot, id);
    const command = commandOf(snapshot, id);
    const isGeneral = stand.general ?? secret?.general;
    return html`<div class="row wrap">
        <span class="side ${stand.side}"></span><strong>${this.battle.names().get(id)?.short ?? ''} ${translated(type.name)}</strong><span class="quiet facts">${sideTitle(stand.side)}</span>
        ${command ? html`<span>${msg(str`Command ${command}`)}</span>` : nothing}
        ${this.#extra.value?.demoralized?.has(id) ? html`<span>⚑ ${msg('demoralized')}</span>` : nothing}
        ${isGeneral ? html`<span>★ <span class="rank">${secret?.overall ? msg('overall general') : msg('general')}</span></span>` : nothing}
      </div>
      ${secret?.entry ? html`<span class="quiet entry">${secret.entry}</span>` : nothing}
      <dl class="facts">
        ${secret ? html`<div><dt>${msg('Points')}</dt><dd>${halfPointsText(secret.halfPoints)}</dd></div>` : nothing}
        ${troopFacts(so)}
      </dl>
      ${standUses(this, id)}
      ${this.#renderWhere(id)}
      <vx-masquerade-mark .stand=${id}></vx-masquerade-mark>`;
  }

  #renderWhere(id: string) {
    const { snapshot, profile } = this.battle;
    const board = standReport(this.battle.world(), snapshot, profile, id)?.board;
    return board ? html`<span class="quiet facts">${zoneText(board, profile)}; ${enemyText(board)}</span>` : nothing;
  }

  #renderTerrain(id: string) {
    const terrain = this.battle.snapshot.public.terrain.get(id);
    const type = terrainTypeOf(this.battle.profile, terrain?.type ?? '');
    if (!terrain || !type) return html`<span>${terrain?.type ?? ''}</span>`;
    const name = translated(type.name);
    return html`<strong>${name}</strong>
      ${this.battle.mayHandle(id) && this.#selection.value?.has(id) ? this.#renderSizes(id, terrain.size, type.smallest, type.largest) : nothing}`;
  }

  #renderSizes(
    id: string,
    [width, depth]: readonly [number, number],
    smallest: readonly [number, number],
    largest: readonly [number, number],
  ) {
    const pose = this.battle.snapshot.public.pose.get(id);
    const change = (size: readonly [number, number], heading: number) =>
      pose && void this.actions.act('move-terrain', { id, to: [pose[0], pose[1], heading], size });
    const heading = pose?.[2] ?? 0;
    const mu = (event: CustomEvent<{ value: number }>) => event.detail.value * MILLI_MU;
    return html`<div class="sizes">
      <span>${msg('Width')}</span>
      <vx-number-stepper label=${msg('Width in MU')} .value=${width / MILLI_MU} .min=${smallest[0]} .max=${Math.max(largest[0], width / MILLI_MU)} @change=${(event: CustomEvent<{ value: number }>) => change([mu(event), depth], heading)}></vx-number-stepper>
      <span>${msg('Depth')}</span>
      <vx-number-stepper label=${msg('Depth in MU')} .value=${depth / MILLI_MU} .min=${smallest[1]} .max=${Math.max(largest[1], depth / MILLI_MU)} @change=${(event: CustomEvent<{ value: number }>) => change([width, mu(event)], heading)}></vx-number-stepper>
    </div>`;
  }

  #renderMany(ids: readonly string[]) {
    const { snapshot, profile } = this.battle;
    const troops: Record<string, number> = {};
    let halfPoints = 0;
    for (const id of ids) {
      const type = snapshot.public.stand.get(id)?.troopType;
      if (type !== undefined) troops[type] = (troops[type] ?? 0) + 1;
      halfPoints += secretOf(snapshot, id)?.halfPoints ?? 0;
    }
    return html`<strong>${piecesText(ids.length)}</strong>
      <span class="facts">${Object.keys(troops).length > 0 ? troopsText(profile, troops) : nothing}</span>
      ${halfPoints > 0 ? html`<dl><div><dt>${msg('Points')}</dt><dd>${halfPointsText(halfPoints)}</dd></div></dl>` : nothing}`;
  }

  #renderActions(ids: readonly string[]) {
    const mine = ids.filter((id) => this.battle.mayHandle(id));
    const isPlan = ids.every((id) => this.battle.kindOf(id) === undefined);
    if (mine.length === 0 && !isPlan) return nothing;
    const stands = mine.filter((id) => this.battle.snapshot.public.stand.get(id)?.place === 'board');
    const button = (label: string, keys: string, picture: string, act: () => unknown, rank = '') =>
      html`<button type="button" class="plain ${rank}" aria-label=${label} title="${label} (${keys})" @click=${act}>${icon(picture)}<span>${label}</span></button>`;
    const turns = stands.length > 0 ? 'has-knobs' : '';
    const remove = () => this.hand.removeSelected();
    return html`<div class="acts">
      ${isPlan ? nothing : html`${button(msg('Turn left'), 'Q', 'rotate-left', () => this.#turn('q'), turns)}${button(msg('Turn right'), 'E', 'rotate-right', () => this.#turn('e'), turns)}`}
      ${stands.length > 0 ? html`${button(msg('Lose'), msg('Delete'), 'skull', remove)}${button(msg('To reserve'), 'R', 'return', () => this.hand.returnSelected())}` : button(msg('Remove'), msg('Delete'), 'trash', remove)}
    </div>`;
  }

  /** Five degrees to the left or to the right. */
  #turn(key: 'q' | 'e') {
    this.hand.key({ kind: 'key', key, shift: true, ctrl: false, alt: false });
  }
}

customElements.define('vx-selection-card', SelectionCard);
