import type { LoadBoard } from '@vexillum/frame/board/open-scene';
import type { BattleView } from '../../board/index.ts';

/** What draws a battle; loaded with its board. */
export const loadBattle: LoadBoard<BattleView> = async () => {
  const { battleLayers, createScene } = await import('../../board/index.ts');
  return { createScene, more: [battleLayers] };
};
