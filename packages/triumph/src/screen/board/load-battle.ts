import type { LoadBoard } from '@vexillum/frame/board/open-scene';
import type { BattleView } from '@vexillum/canvas/battle';

/** What draws a battle; loaded with its board. */
export const loadBattle: LoadBoard<BattleView> = async () => {
  const { battleLayers, createScene } = await import('@vexillum/canvas/battle');
  return { createScene, more: [battleLayers] };
};
