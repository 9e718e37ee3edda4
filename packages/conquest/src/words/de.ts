import type { WordTable } from '@vexillum/ui/words';
import { achievements } from './de/achievements.ts';
import { board } from './de/board.ts';
import { clock } from './de/clock.ts';
import { faults } from './de/faults.ts';
import { frame } from './de/frame.ts';
import { gameTexts } from './de/game-texts.ts';
import { lesson } from './de/lesson.ts';
import { lobby } from './de/lobby.ts';
import { log } from './de/log.ts';
import { mapEditor } from './de/map-editor.ts';
import { mapFiles } from './de/map-files.ts';
import { maps } from './de/maps.ts';
import { menu } from './de/menu.ts';
import { play } from './de/play.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';

/** Deutsch. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. */
export const translation: WordTable = {
  ...achievements,
  ...board,
  ...clock,
  ...faults,
  ...frame,
  ...gameTexts,
  ...lesson,
  ...lobby,
  ...log,
  ...mapEditor,
  ...mapFiles,
  ...maps,
  ...menu,
  ...play,
  ...refusals,
  ...rules,
};
