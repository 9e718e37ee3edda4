import type { LabelView } from '@vexillum/canvas';
import type { OverlayView } from '../../board/index.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { BoardMoment } from '../view/board-moment.ts';

/** What cards in play put on the board. That comes after the board: until then nothing of it is drawn. */
export const cardMarks: {
  /** Stands that scythed chariots have marked, as long as that counts; the same set again as long as it is the same. */
  marked?: (snapshot: Snapshot) => ReadonlySet<string>;
  /** How far the transports that the reader has picked keep from enemies, and who is nearer. */
  keepOff?: (moment: BoardMoment) => {
    readonly overlays: readonly OverlayView[];
    readonly labels: readonly LabelView[];
  };
} = {};
