import { msg, str, translated } from '@vexillum/ui/words';
import { MILLI_MU, type SideId } from '@vexillum/model';
import {
  type CommandNumber,
  commandsWithMarkers,
  hasSealedMarkers,
  type MarkerPlan,
  onBaseEdge,
  type OrdersDraft,
  type Profile,
  type Snapshot,
  zoneBoxes,
} from '../../rules/index.ts';
import {
  baseStyles,
  buttonStyles,
  fieldStyles,
  given,
  icon,
  StoreController,
  type Toasts,
  VxElement,
} from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { type Carried, watchForDrag } from '../board/carry.ts';
import { sideStyle } from '../view/side-style.ts';
import { teamDraft, writeDraft } from './team-draft.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Privacy } from '../umpire/privacy.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

/** The side's entry markers before they are sealed: dragged to the base edge, or placed by number. Tells `carry`. */
export class MarkerTray extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    overlays: given,
    privacy: given,
    toasts: given,
    live: given,
    isAsked: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare overlays: Overlays;
  declare privacy: Privacy;
  declare toasts: Toasts;
  declare live: LiveTable;
  declare isAsked: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #orders = new StoreController<ReadonlyMap<string, unknown>>(this);
  readonly #isHidden = new StoreController<boolean>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    css`
      :host {
        display: block;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(6.5rem, auto));
        justify-content: start;
        gap: 0.3em 0.8em;
        margin: 0.2em 0 0.4em;
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.3em;
      }
      .chip {
        cursor: grab;
        touch-action: none;
      }
      .chip,
      input {
        padding-inline: 0.45em;
      }
      input {
        width: 4em;
      }
    `,
  ];

  constructor() {
    super();
    this.isAsked = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#orders.watch(this.live.plan?.$orders);
    this.#isHidden.watch(this.privacy.$isHidden);
  }

  protected override updated() {
    // An update may still be on its way when the element has left the page.
    if (this.isConnected) this.#show(this.#isHidden.value === true ? [] : this.#plans);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#show([]);
  }

  get #side(): SideId {
    return this.battle.side ?? 'red';
  }

  get #plans(): readonly MarkerPlan[] {
    const { snapshot, profile, side } = this.battle;
    return side === undefined ? [] : markerPlans(snapshot, profile, side, teamDraft(this, side));
  }

  /** On the board they are seen where they will lie; to the own side alone. */
  #show(plans: readonly MarkerPlan[]) {
    const { profile } = this.battle;
    const side = this.#side;
    const markers = plans.map(({ command, at }) => ({
      id: `marker-draft:${command}`,
      pose: onBaseEdge(profile, side, at),
      side: sideStyle(side),
      letter: '?',
      badge: String(command),
      isGhost: true,
    }));
    if (JSON.stringify(markers) !== JSON.stringify(this.overlays.$extra.get().markers))
      this.overlays.$extra.set({ ...this.overlays.$extra.get(), markers });
  }

  override render() {
    if (this.#isHidden.value) return html`<p class="small quiet">${msg('Private things are hidden.')}</p>`;
    const mayPlace = this.battle.seat.kind === 'captain';
    return html`<ul>${this.#plans.map((plan) => this.#renderMarker(plan))}</ul>
      <div class="row wrap">
        ${mayPlace ? this.#renderSeal() : html`<p class="small quiet">${msg('When they lie where you want them, your captain seals them.')}</p>`}
        <span class="small quiet">${msg('MU from your left')}</span>
      </div>`;
  }

  #renderMarker({ command, at }: MarkerPlan) {
    const { profile } = this.battle;
    const fromLeft = fromOwnLeft(profile, this.#side, at);
    const zone = zoneBoxes(profile, this.#side).find(
      ({ box }) => at >= box.x * MILLI_MU && at <= (box.x + box.width) * MILLI_MU,
    );
    return html`<li>
      <button type="button" class="plain chip" aria-label=${msg(str`Marker of command ${command}`)} title=${msg('Drag it to your base edge')} @pointerdown=${(event: PointerEvent) => watchForDrag(event, () => this.tell<Carried>('carry', this.#carried(command)))}>
        ${icon('flag')}<span class="numbers">${command}</span>
      </button>
      <input type="number" title=${zone ? translated(zone.name) : nothing} aria-label=${msg(str`Marker of command ${command}, MU from your left`)} min="0" max=${profile.boardMu.value[0]} step="0.5" .value=${String(Math.round(fromLeft * 100) / 100)} @change=${(event: Event) => this.#place(command, (event.target as HTMLInputElement).valueAsNumber)} />
    </li>`;
  }

  #place(command: CommandNumber, fromLeft: number) {
    if (Number.isFinite(fromLeft)) this.#write(command, toBoard(this.battle.profile, this.#side, fromLeft));
  }

  #write(command: CommandNumber, at: number) {
    const draft = teamDraft(this, this.#side);
    writeDraft(this, this.#side, { ...draft, [command]: { ...draft[command], at } });
  }

  #carried(command: CommandNumber): Carried {
    const { profile } = this.battle;
    const [width, depth] = profile.markerMu.value;
    return {
      ghost: { width, depth, label: String(command), heading: this.#side === 'blue' ? 180 : 0 },
      drop: ({ x }) => this.#write(command, onBaseEdge(profile, this.#side, x * MILLI_MU)[0]),
    };
  }

  #renderSeal() {
    const side = this.#side;
    const isAgain = hasSealedMarkers(this.battle.snapshot, side);
    if (!this.isAsked)
      return html`<button type="button" class="plain strong" @click=${() => (this.isAsked = true)}>${icon('seal')}${isAgain ? msg('Seal the markers once more') : msg('Place and seal the markers')}</button>`;
    return html`<div role="alertdialog" aria-label=${msg('Place and seal the markers')}>
      <p class="small">${msg('Everybody sees where they lie. The letters A, B and C are dealt by chance, and which command each stands for is sealed.')}</p>
      <div class="row wrap">
        <button type="button" class="plain strong" @click=${() => void this.#seal()}>${icon('seal')}${msg('Seal them')}</button>
        <button type="button" class="plain" @click=${() => (this.isAsked = false)}>${msg('Not yet')}</button>
      </div>
    </div>`;
  }

  async #seal() {
    this.isAsked = false;
    const { sealMarkers } = await import('./sealing.ts');
    if (await sealMarkers(this, this.#side, this.#plans))
      this.toasts.add(msg('Your markers are on the table, and sealed.'), 'success');
  }
}
customElements.define('vx-markers', MarkerTray);

/** The zones a marker starts in: command 1 left of the middle, command 3 right of it. */
const startOf = (profile: Profile, side: SideId, command: CommandNumber): number => {
  const zones = zoneBoxes(profile, side);
  const middle = Math.floor(zones.length / 2);
  const zone = zones[Math.min(zones.length - 1, Math.max(0, middle + command - 2))];
  const x = zone ? zone.box.x + zone.box.width / 2 : profile.boardMu.value[0] / 2;
  return Math.round(x * MILLI_MU);
};

/** Where the side's markers are to lie, in thousandths of an MU from red's left: as the team drafted, otherwise in the three middle zones. */
export const markerPlans = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  draft: OrdersDraft,
): readonly MarkerPlan[] =>
  commandsWithMarkers(snapshot, side).map((command) => ({
    command,
    at: draft[command].at ?? startOf(profile, side, command),
  }));

/** A place along the base edge as its own side counts it, from its left, in MU. */
export const fromOwnLeft = (profile: Profile, side: SideId, at: number): number => {
  const x = at / MILLI_MU;
  return side === 'blue' ? profile.boardMu.value[0] - x : x;
};

export const toBoard = (profile: Profile, side: SideId, fromLeft: number): number => {
  const width = profile.boardMu.value[0];
  const x = Math.min(width, Math.max(0, fromLeft));
  return Math.round((side === 'blue' ? width - x : x) * MILLI_MU);
};
