import { msg, str, translated } from '@vexillum/ui/words';
import { isPlayer, type SideId } from '@vexillum/model';
import { isMarching, type Snapshot, troopTypeOf } from '../../rules/index.ts';
import { baseStyles, icon, sideStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { Carried } from '../board/carry.ts';
import { type ReserveGroup, reserveGroups, type ReserveKind } from '../reserve-groups.ts';
import { standsText } from '../troops-text.ts';
import { battleSides } from '../view/ground-view.ts';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { standsCarried } from '../board/carry.ts';
import { watchForDrag } from '../board/carry.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';

/** The stands that are not on the board: reserve and lost, of both sides, the own side first. Tells `carry` when one is taken. */
export class TrayPanel extends VxElement {
  static override properties = { battle: given, actions: given, hand: given, live: given };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare live: LiveTable;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    panelStyles,
    css`
      .group {
        display: grid;
        gap: 0.4em;
        margin-top: 0.6em;
        padding: 0.4em;
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-lowered);
      }
      .kinds {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(7.6rem, 1fr));
        gap: 0.3em;
      }
      .kind {
        position: relative;
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0 0.4em;
        align-items: center;
        width: 100%;
        min-height: var(--vx-target, 0);
        padding: 0.25em 0.35em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        text-align: left;
        touch-action: none;
        user-select: none;
      }
      button.kind {
        cursor: grab;
      }
      button.kind:hover {
        border-color: var(--wa-color-brand-border-loud);
      }
      .base {
        display: grid;
        place-items: center;
        width: 2.2em;
        height: 1.5em;
        border-top: 2px solid #fff6df;
        border-radius: 2px;
        background: var(--vx-side);
        color: var(--vx-on-side, white);
        font: 700 0.75em / 1 var(--wa-font-family-body);
      }
      .red {
        --vx-side: var(--vx-red);
      }
      .blue {
        --vx-side: var(--vx-blue);
      }
      /* Beside its button where both fit, above it where they do not. */
      h3.grow {
        flex: 1 0 auto;
        white-space: nowrap;
      }
      .row .plain {
        padding-inline: 0.45em;
      }
      .name {
        font-size: var(--vx-text-small);
        line-height: 1.15;
        overflow-wrap: break-word;
      }
      .count {
        font-weight: 700;
      }
      .crown {
        color: var(--vx-brass);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { side } = this.battle;
    const sides = side === 'blue' ? battleSides.toReversed() : battleSides;
    return html`${sides.map((each) => this.#renderSide(each))}`;
  }

  #renderSide(side: SideId) {
    const { snapshot, profile } = this.battle;
    const reserve = reserveGroups(snapshot, profile, side);
    const lost = reserveGroups(snapshot, profile, side, 'lost');
    const title = sideTitle(side);
    return html`<section class="pad ${side}" aria-label=${msg(str`${title} reserve`)}>
      <h2><span class="side ${side}"></span>${msg(str`${title} reserve`)} <span class="quiet small">${countIn(reserve)}</span></h2>
      ${reserve.length === 0 ? this.#renderEmpty(side) : reserve.map((group) => this.#renderGroup(side, group, 'reserve'))}
      ${
        lost.length === 0
          ? nothing
          : html`<h2 style="margin-top:0.8em">${icon('skull')}${msg(str`${title} lost`)} <span class="quiet small">${countIn(lost)}</span></h2>
              ${lost.map((group) => this.#renderGroup(side, group, 'lost'))}`
      }
    </section>`;
  }

  #renderEmpty(side: SideId) {
    const hasArmy = this.battle.snapshot.public.army.has(side);
    const { seat } = this.live;
    if (hasArmy) return html`<p class="empty small">${msg('All stands are on the board or lost.')}</p>`;
    if (seat.kind === 'captain' && seat.side === side)
      return html`<p class="empty small">${msg('Your army waits to be brought here.')}</p>
        <button type="button" class="plain strong" style="width:100%" @click=${() => this.tell('bring-army')}>${icon('army')}${msg('Bring an army')}</button>
        <button type="button" class="plain" style="width:100%; margin-top:0.5em" @click=${() => this.tell('open-colors')}>${icon('shield')}${msg('Colour of your side')}</button>`;
    return html`<p class="empty small">${msg('No army here yet. The captain of this side brings it.')}</p>`;
  }

  #renderGroup(side: SideId, group: ReserveGroup, place: 'reserve' | 'lost') {
    const isMine = this.#isMine(group);
    return html`<div class="group">
      ${group.command === undefined ? nothing : this.#renderHead(group, side, isMine && place === 'reserve')}
      <div class="kinds">${group.kinds.map((kind) => this.#renderKind(kind, group, side, isMine, place))}</div>
    </div>`;
  }

  #renderHead(group: ReserveGroup, side: SideId, canPlace: boolean) {
    const title = group.command === null ? msg('In no command') : msg(str`Command ${group.command ?? ''}`);
    const isAway = group.command ? isMarching(this.battle.snapshot, side, group.command) : false;
    return html`<div class="row wrap">
      <h3 class="grow">${title}</h3>
      ${isAway ? html`<span class="small quiet">${msg('on a flank march')}</span>` : nothing}
      ${
        canPlace && !isAway
          ? html`<button type="button" class="plain small" aria-label=${msg(str`Place all: ${title}`)} title=${msg('Lays all these stands out in your deployment band')} @click=${() => void this.#placeAll(side, group)}>
              ${icon('block')}${msg('Place all')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderKind(kind: ReserveKind, group: ReserveGroup, side: SideId, isMine: boolean, place: 'reserve' | 'lost') {
    const type = troopTypeOf(this.battle.profile, kind.troopType);
    const name = translated(type?.name ?? kind.troopType);
    const count = kind.stands.length;
    const isGeneral = kind.stands[0]?.isGeneral === true;
    const body = html`<span class="base" aria-hidden="true">${type?.abbreviation ?? kind.troopType}</span>
      <span class="name"><span class="count numbers">${count}\u00a0×</span> ${name}${isGeneral ? html` <span class="crown" aria-hidden="true" title=${msg('General')}>★</span><span class="for-readers">${msg('General')}</span>` : nothing}</span>`;
    if (!isMine) return html`<div class="kind" title=${name}>${body}</div>`;
    const deed = place === 'reserve' ? msg('Place one:') : msg('Take back into reserve:');
    const hint =
      place === 'reserve'
        ? msg(
            'Drag onto the board. Click or Enter places one in your deployment band; drag with Shift takes all of these.',
          )
        : `${deed} ${name}`;
    const act = () => (place === 'reserve' ? void this.#placeOne(side, kind, group) : this.#takeBack(kind));
    return html`<button
      type="button"
      class="kind"
      title=${hint}
      data-count=${count}
      @click=${act}
      @pointerdown=${(event: PointerEvent) => place === 'reserve' && this.#startDrag(event, side, kind)}
    >
      <span class="for-readers">${deed}</span>${body}
    </button>`;
  }

  /** Whether the reader may take stands of this group; a commander only those of their own command. */
  #isMine({ stands }: ReserveGroup): boolean {
    const [first] = stands;
    return isPlayer(this.battle.seat) && first !== undefined && this.battle.mayHandle(first.id);
  }

  async #placeOne(side: SideId, kind: ReserveKind, group: ReserveGroup) {
    if (this.#wasDragged) return;
    const propose = await this.#proposals();
    const { snapshot, profile } = this.battle;
    // Two quick clicks place two stands.
    const next = kind.stands.find(({ id }) => snapshot.public.stand.get(id)?.place === 'reserve');
    const pose = next && propose?.proposePlace(snapshot, profile, side, next.id, group.command);
    if (!next || !pose) return;
    void this.actions.act('place-stands', { stands: [{ id: next.id, pose }] });
    this.hand.select([next.id]);
  }

  async #placeAll(side: SideId, group: ReserveGroup) {
    const propose = await this.#proposals();
    const { snapshot, profile } = this.battle;
    const stands = propose?.proposeBlock(snapshot, profile, side, group.stands, group.command) ?? [];
    if (stands.length === 0) return;
    void this.actions.act('place-stands', { stands: stands.map(({ id, pose }) => ({ id, pose })) });
    // On a small screen what is selected covers what was just laid out.
    this.hand.select(isSmallScreen() ? [] : stands.map(({ id }) => id));
  }

  /** They ask all the rules, which come after the board. */
  async #proposals() {
    try {
      return await import('../propose-places.ts');
    } catch {
      this.tell('not-loaded');
      return undefined;
    }
  }

  #takeBack(kind: ReserveKind) {
    const [first] = kind.stands;
    if (first) void this.actions.act('return-stands', { stands: [first.id] });
  }

  /** A click follows the end of a drag; it is not meant as one. */
  #wasDragged = false;

  #startDrag(event: PointerEvent, side: SideId, kind: ReserveKind) {
    this.#wasDragged = false;
    const carried = standsCarried(this, side, event.shiftKey ? kind.stands : kind.stands.slice(0, 1));
    watchForDrag(event, () => {
      this.#wasDragged = true;
      this.tell<Carried>('carry', carried);
    });
  }
}

const isSmallScreen = (): boolean => matchMedia('(max-width: 56rem)').matches;

const countIn = (groups: readonly ReserveGroup[]): string =>
  standsText(groups.reduce((sum, { stands }) => sum + stands.length, 0));

customElements.define('vx-tray-panel', TrayPanel);
