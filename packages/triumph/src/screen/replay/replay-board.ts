import { msg } from '@vexillum/ui/words';
import type { BattleView } from '../../board/index.ts';
import type { PropertyValues } from 'lit';
import { keepLaid, layBoard } from '@vexillum/frame/board/upright';
import { ReplayBoardElement } from '@vexillum/frame/replay/replay-board-element';
import { loadBattle } from '../board/load-battle.ts';
import '../cards/draw-card-marks.ts';
import { createBoardView } from '../view/board-view-of.ts';
import { createReplayMoment, type ShownTable } from './replay-moment.ts';

/** The battlefield of a replay. */
export class ReplayBoard extends ReplayBoardElement<BattleView> {
  static override properties = {
    ...ReplayBoardElement.properties,
    shown: { attribute: false },
    bottom: { attribute: false },
  };
  declare shown: ShownTable;
  /** The side that sits at the bottom, or at the left of a board that is turned upright. */
  declare bottom: 'red' | 'blue';
  protected override readonly loadBoard = loadBattle;
  readonly #viewOf = createBoardView();
  #stopLaying: (() => void) | undefined;
  readonly #momentOf = createReplayMoment();

  protected override get wholeText(): string {
    return msg('Whole board');
  }

  protected override isAnother(changed: PropertyValues): boolean {
    return changed.has('shown') || changed.has('bottom');
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stopLaying?.();
    this.#stopLaying = undefined;
  }

  protected override draw(): void {
    const { scene } = this;
    if (!scene) return;
    this.#stopLaying ??= keepLaid(scene.camera, () => this.bottom);
    layBoard(scene.camera, this.bottom);
    scene.show(this.#viewOf(this.#momentOf(this.shown)));
  }

  /** For browser tests only: where a piece's anchor is on the page, in CSS pixels. */
  screenPointOf(id: string): { x: number; y: number } | undefined {
    const pose = this.shown.hand.get(id) ?? this.shown.snapshot.public.pose.get(id);
    const at = pose && this.scene?.camera.toScreen({ x: pose[0] / 1000, y: pose[1] / 1000 });
    const box = this.getBoundingClientRect();
    return at && { x: box.left + at.left, y: box.top + at.top };
  }
}
customElements.define('vx-replay-board', ReplayBoard);
