import { msg } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import type { BoardView, Scene } from '@vexillum/scene';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import { boardHostStyles } from '../../../board/board-host-styles.ts';
import { boardState, openScene } from '../../../board/open-scene.ts';
import { BoardFingers } from '../../../replay/board-fingers.ts';
import { $theme } from '../../../theme.ts';
import { loadAreas } from '../board/load-areas.ts';
import { createAreasView } from '../board/areas-view-of.ts';

/** Nobody touches anything in a replay. */
const NO_AIM = { chosen: undefined, from: undefined, assign: 1 } as const;

/** The map of a replay: the same picture as at the table, and nobody's hands on it. */
export class ConquestReplayBoard extends VxElement {
  static override properties = {
    snapshot: { attribute: false },
    problem: { state: true },
    isReady: { state: true },
  };
  /** Its log holds the line about what is shown just now. */
  declare snapshot: Snapshot;
  declare problem: string | undefined;
  declare isReady: boolean;
  #scene: Scene | undefined;
  #view: BoardView | undefined;
  readonly #viewOf = createAreasView();
  readonly #fingers = new BoardFingers(() => this.#scene?.camera);
  #stop: (() => void) | undefined;

  static override styles = [
    baseStyles,
    boardHostStyles,
    css`
      .host:active {
        cursor: grabbing;
      }
      .view {
        position: absolute;
        top: 0.4rem;
        right: 0.4rem;
        display: flex;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
      /* Two fingers zoom. */
      @media (pointer: coarse) and (max-width: 56rem) {
        .zoom {
          display: none;
        }
      }
    `,
  ];

  protected override firstUpdated() {
    void this.#open();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop?.();
    this.#scene?.destroy();
    this.#scene = undefined;
  }

  async #open() {
    const scene = await openScene(this, loadAreas);
    if (!scene) return;
    this.#scene = scene;
    this.#stop = $theme.listen((theme) => {
      scene.setTheme(theme);
      this.#show();
    });
    this.isReady = true;
    this.#show();
    scene.camera.fit();
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('snapshot')) this.#show();
  }

  get #light(): number {
    const light = Number.parseFloat(getComputedStyle(this).getPropertyValue('--vx-map-light'));
    return Number.isFinite(light) ? light : 1;
  }

  #show() {
    const before = this.#view;
    try {
      this.#view = this.#viewOf({
        snapshot: this.snapshot,
        side: undefined,
        aim: NO_AIM,
        pointed: undefined,
        target: undefined,
        light: this.#light,
        hasCaptions: true,
        seenUpTo: -1,
      });
      this.#scene?.show(this.#view);
      if (before && before.board !== this.#view.board) this.#scene?.camera.fit();
      this.problem = undefined;
    } catch (error) {
      // A file may be anybody's: what cannot be drawn here must not keep the rest from being read.
      console.error(error);
      this.problem = msg('The board cannot be drawn as it was then.');
    }
  }

  override render() {
    return html`<div
        class="host"
        role="img"
        aria-label=${msg('The board as it stood then')}
        @pointerdown=${(event: PointerEvent) => this.#fingers.down(event)}
        @pointermove=${(event: PointerEvent) => this.#fingers.move(event)}
        @pointerup=${(event: PointerEvent) => this.#fingers.up(event)}
        @pointercancel=${(event: PointerEvent) => this.#fingers.up(event)}
        @wheel=${(event: WheelEvent) => this.#fingers.wheel(event)}
      ></div>
      <div class="view" role="toolbar" aria-label=${msg('View')}>
        <vx-tool-button class="zoom" icon="zoom-in" label=${msg('Nearer')} @click=${() => this.#scene?.camera.zoom(1.25)}></vx-tool-button>
        <vx-tool-button class="zoom" icon="zoom-out" label=${msg('Farther')} @click=${() => this.#scene?.camera.zoom(0.8)}></vx-tool-button>
        <vx-tool-button icon="fit" label=${msg('Whole map')} @click=${() => this.#scene?.camera.fit()}></vx-tool-button>
      </div>
      ${boardState(this)}`;
  }
}
customElements.define('vx-conquest-replay-board', ConquestReplayBoard);
