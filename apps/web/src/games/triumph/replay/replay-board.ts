import { msg } from '@lit/localize';
import type { Scene } from '@vexillum/scene';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';
import { $theme } from '../../../theme.ts';
import { boardHostStyles } from '../../../board/board-host-styles.ts';
import { boardState, openScene } from '../../../board/open-scene.ts';
import { createBoardView } from '../view/board-view-of.ts';
import { BoardFingers } from '../../../replay/board-fingers.ts';
import { createReplayMoment, type ShownTable } from './replay-moment.ts';

/** The board of a replay: the same picture as at the table, and nobody's hands on it. */
export class ReplayBoard extends VxElement {
  static override properties = {
    shown: { attribute: false },
    bottom: { attribute: false },
    problem: { state: true },
    isReady: { state: true },
  };
  declare shown: ShownTable;
  declare bottom: 'red' | 'blue';
  declare problem: string | undefined;
  declare isReady: boolean;
  #scene: Scene | undefined;
  readonly #viewOf = createBoardView();
  readonly #momentOf = createReplayMoment();
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
    const scene = await openScene(this);
    if (!scene) return;
    this.#scene = scene;
    this.#stop = $theme.listen((theme) => scene.setTheme(theme));
    scene.camera.setFlipped(this.bottom);
    this.isReady = true;
    this.#show();
    scene.camera.fit();
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('bottom')) this.#scene?.camera.setFlipped(this.bottom);
    if (changed.has('shown')) this.#show();
  }

  #show() {
    try {
      this.#scene?.show(this.#viewOf(this.#momentOf(this.shown)));
      this.problem = undefined;
    } catch (error) {
      // A file may be anybody's: what cannot be drawn here must not keep the rest from being read.
      console.error(error);
      this.problem = msg('The board cannot be drawn as it was then.');
    }
  }

  /** For browser tests only: where a piece's anchor is on the page, in CSS pixels. */
  screenPointOf(id: string): { x: number; y: number } | undefined {
    const pose = this.shown.hand.get(id) ?? this.shown.snapshot.public.pose.get(id);
    const at = pose && this.#scene?.camera.toScreen({ x: pose[0] / 1000, y: pose[1] / 1000 });
    const box = this.getBoundingClientRect();
    return at && { x: box.left + at.left, y: box.top + at.top };
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
        <vx-tool-button icon="zoom-in" label=${msg('Nearer')} @click=${() => this.#scene?.camera.zoom(1.25)}></vx-tool-button>
        <vx-tool-button icon="zoom-out" label=${msg('Farther')} @click=${() => this.#scene?.camera.zoom(0.8)}></vx-tool-button>
        <vx-tool-button icon="fit" label=${msg('Whole board')} @click=${() => this.#scene?.camera.fit()}></vx-tool-button>
      </div>
      ${boardState(this)}`;
  }
}
customElements.define('vx-replay-board', ReplayBoard);
