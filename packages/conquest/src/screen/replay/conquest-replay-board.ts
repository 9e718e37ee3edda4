import { msg } from '@vexillum/ui/words';
import type { BoardView, Scene } from '@vexillum/canvas';
import { css, type PropertyValues } from 'lit';
import { ReplayBoardElement } from '@vexillum/frame/replay/replay-board-element';
import { createAreasView } from '../board/areas-view-of.ts';
import { loadAreas } from '../board/load-areas.ts';
import { mapLight } from '../board/map-light.ts';
import type { Snapshot } from '../../rules/index.ts';

/** Nobody touches anything in a replay. */
const NO_AIM = { chosen: undefined, from: undefined, assign: 1 } as const;

/** The map of a replay. */
export class ConquestReplayBoard extends ReplayBoardElement {
  static override properties = { ...ReplayBoardElement.properties, snapshot: { attribute: false } };
  /** Its log holds the line about what is shown just now. */
  declare snapshot: Snapshot;
  #view: BoardView | undefined;
  readonly #viewOf = createAreasView();
  protected override readonly loadBoard = loadAreas;

  static override styles = [
    ...ReplayBoardElement.styles,
    css`
      /* Two fingers zoom. */
      @media (pointer: coarse) and (max-width: 56rem) {
        .zoom {
          display: none;
        }
      }
    `,
  ];

  protected override get wholeText(): string {
    return msg('Whole map');
  }

  protected override isAnother(changed: PropertyValues): boolean {
    return changed.has('snapshot');
  }

  /** Another theme has another light, which is in the view. */
  protected override wear(scene: Scene, theme: Parameters<Scene['setTheme']>[0]): void {
    super.wear(scene, theme);
    this.show();
  }

  protected override draw(): void {
    const before = this.#view;
    this.#view = this.#viewOf({
      snapshot: this.snapshot,
      side: undefined,
      aim: NO_AIM,
      pointed: undefined,
      target: undefined,
      light: mapLight(this),
      hasCaptions: true,
      seenUpTo: -1,
    });
    this.scene?.show(this.#view);
    if (before && before.board !== this.#view.board) this.scene?.camera.fit();
  }
}
customElements.define('vx-conquest-replay-board', ConquestReplayBoard);
