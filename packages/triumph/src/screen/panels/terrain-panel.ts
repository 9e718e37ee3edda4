import { msg, str, translated } from '@vexillum/ui/words';
import type { Point } from '@vexillum/geometry';
import { poseFrom, type SideId } from '@vexillum/model';
import { cellOf, markerLetters, type Snapshot, type TerrainType, zoneBoxes } from '../../rules/index.ts';
import { baseStyles, icon, sideStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { Carried } from '../board/carry.ts';
import { battleSides } from '../view/ground-view.ts';
import type { SetupDialog } from '../setup/setup-dialog.ts';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { terrainPicture } from './terrain-picture.ts';
import { watchForDrag } from '../board/carry.ts';
import { sourceText } from '../source-text.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';

/** Everything that can be laid on the table besides stands. Tells `carry` for a drag; a click puts it where the reader looks. */
export class TerrainPanel extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    hand: given,
    live: given,
    middle: { attribute: false },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare live: LiveTable;
  /** The board point in the middle of the screen. */
  declare middle: () => Point;
  readonly #snapshot = new StoreController<Snapshot>(this);
  #wasDragged = false;

  static override styles = [
    baseStyles,
    sideStyles,
    panelStyles,
    css`
      .types {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(5.2rem, 1fr));
        gap: 0.4em;
        margin-top: 0.5em;
      }
      .type {
        display: grid;
        justify-items: center;
        gap: 0.2em;
        padding: 0.4em 0.3em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        cursor: grab;
        touch-action: none;
        user-select: none;
        line-height: 1.15;
      }
      .type:hover {
        border-color: var(--wa-color-brand-border-loud);
      }
      .type svg {
        width: 100%;
        height: 2.6rem;
      }
      .pieces {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
        margin-top: 0.5em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { seat } = this.live;
    const sides = battleSides.filter(
      (side) => seat.kind === 'umpire' || (seat.kind === 'captain' && seat.side === side),
    );
    return html`${this.#maySetUp ? html`<div class="pad"><button type="button" class="plain" @click=${() => this.#setUp()}>${msg('Set up the terrain')}</button></div>` : nothing}
      <section class="pad" aria-label=${msg('Terrain')}>
        <h2>${msg('Terrain')}</h2>
        <p class="quiet small">${msg('Drag a piece onto the board, or click to lay it in the middle of what you see. Select it there to move, turn or resize it.')}</p>
        <div class="types">${this.battle.profile.terrainTypes.rows.map((type) => this.#renderType(type))}</div>
      </section>
      ${sides.map((side) => this.#renderPieces(side))}`;
  }

  get #maySetUp(): boolean {
    return ['host', 'captain', 'umpire'].includes(this.battle.seat.kind);
  }

  /** Comes when it is asked for: most evenings need it once. */
  async #setUp() {
    await import('../setup/setup-dialog.ts');
    const root = this.renderRoot;
    const dialog =
      root.querySelector<SetupDialog>('vx-setup-dialog') ?? (document.createElement('vx-setup-dialog') as SetupDialog);
    if (!dialog.isConnected) root.append(dialog);
    dialog.open();
  }

  #renderType(type: TerrainType) {
    const difficult = cellOf(this.battle.profile.terrainTypes, type.code, 'isDifficult');
    const going = difficult?.value ? msg('difficult going') : msg('good going');
    const doubt = difficult && !difficult.isVerified ? msg(str`not verified: ${sourceText(difficult.source)}`) : '';
    return html`<button
      type="button"
      class="type small"
      aria-label=${translated(type.name)}
      title=${doubt === '' ? going : `${going} (${doubt})`}
      @click=${() => this.#clicked(() => this.#lay(type, this.middle()))}
      @pointerdown=${(event: PointerEvent) => this.#startDrag(event, this.#terrainCarried(type))}
    >
      ${terrainPicture(type)}<span>${translated(type.name)}</span>
    </button>`;
  }

  #renderPieces(side: SideId) {
    const title = sideTitle(side);
    const hasMarkers = this.battle.profile.markerReachMu.value !== null;
    return html`<section class="pad" aria-label=${msg(str`${title} camps and markers`)}>
      <h2><span class="side ${side}"></span>${msg(str`${title} camps and markers`)}</h2>
      <div class="pieces">
        ${this.#renderPiece(msg(str`${title} camp`), icon('tent'), msg('Camp'), this.#campCarried(side), () => void this.#pitchCamp(side))}
        ${
          hasMarkers
            ? markerLetters.map((letter, index) =>
                this.#renderPiece(
                  msg(str`${title} marker ${letter}`),
                  icon('flag'),
                  letter,
                  this.#markerCarried(side, letter),
                  () => this.#markerCarried(side, letter).drop(this.#markerStart(side, index)),
                ),
              )
            : nothing
        }
      </div>
    </section>`;
  }

  #renderPiece(label: string, picture: unknown, text: string, carried: Carried, lay: () => void) {
    return html`<button
      type="button"
      class="plain"
      aria-label=${label}
      title=${msg('Drag onto the board, or click to put it at your base edge')}
      @click=${() => this.#clicked(lay)}
      @pointerdown=${(event: PointerEvent) => this.#startDrag(event, carried)}
    >
      ${picture}${text}
    </button>`;
  }

  #clicked(act: () => void) {
    if (!this.#wasDragged) act();
  }

  #lay(type: TerrainType, { x, y }: Point) {
    const heading = type.form === 'linear' || type.form === 'edge' ? 90 : 0;
    void this.#layAndSelect(type.code, x, y, heading);
  }

  async #layAndSelect(type: string, x: number, y: number, heading: number) {
    const answer = await this.actions.act('place-terrain', {
      type,
      pose: poseFrom(x, y, heading),
      variant: Math.floor(Math.random() * 1000),
    });
    const result = answer.kind === 'ack' ? answer.result : undefined;
    if (typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string')
      this.hand.select([result.id]);
  }

  #terrainCarried(type: TerrainType): Carried {
    const [width, depth] = type.defaultSize;
    const heading = type.form === 'linear' || type.form === 'edge' ? 90 : 0;
    return { ghost: { width, depth, label: translated(type.name), heading }, drop: (at) => this.#lay(type, at) };
  }

  #campCarried(side: SideId): Carried {
    const [width, depth] = this.battle.profile.campMu.value;
    const heading = side === 'blue' ? 180 : 0;
    return {
      ghost: { width, depth, label: msg('Camp'), heading },
      drop: ({ x, y }) => void this.actions.act('place-camp', { side, pose: poseFrom(x, y, heading) }),
    };
  }

  #markerCarried(side: SideId, letter: string): Carried {
    const [width, depth] = this.battle.profile.markerMu.value;
    const heading = side === 'blue' ? 180 : 0;
    return {
      ghost: { width, depth, label: letter, heading },
      drop: ({ x, y }) => void this.actions.act('place-marker', { side, letter, pose: poseFrom(x, y, heading) }),
    };
  }

  /** Where the rules have nothing against it. */
  async #pitchCamp(side: SideId) {
    try {
      const { proposeCamp } = await import('../propose-places.ts');
      const pose = proposeCamp(this.battle.snapshot, this.battle.profile, side, {});
      void this.actions.act('place-camp', { side, pose });
    } catch {
      this.tell('not-loaded');
    }
  }

  #markerStart(side: SideId, index: number): Point {
    const zones = zoneBoxes(this.battle.profile, side);
    const middle = Math.floor(zones.length / 2);
    const zone = zones[Math.min(zones.length - 1, Math.max(0, middle - 1 + index))];
    const [width, depth] = this.battle.profile.boardMu.value;
    return { x: zone ? zone.box.x + zone.box.width / 2 : width / 2, y: side === 'blue' ? depth : 0 };
  }

  #startDrag(event: PointerEvent, carried: Carried) {
    this.#wasDragged = false;
    watchForDrag(event, () => {
      this.#wasDragged = true;
      this.tell<Carried>('carry', carried);
    });
  }
}
customElements.define('vx-terrain-panel', TerrainPanel);
