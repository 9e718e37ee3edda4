import type { WordTable } from '@vexillum/ui/words';
import { rules } from './de/rules.ts';
import { screens } from './de/screens.ts';
import { telling } from './de/telling.ts';

/** Deutsch. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. */
export const translation: WordTable = { ...rules, ...screens, ...telling };
