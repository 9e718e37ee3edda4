import { type Words, words } from '@vexillum/model';

/** How well a machine plays, from the easiest. */
export const machineLevels = ['recruit', 'captain', 'marshal'] as const;
export type MachineLevel = (typeof machineLevels)[number];

/** What a machine plays at whose level nobody has said, as in matches from before there were levels. */
export const usualLevel: MachineLevel = 'captain';

/** Who sits there, in a few words. */
export const machineCharacters: Readonly<Record<MachineLevel, Words>> = {
  recruit: words(
    'Attacks what looks weak, wherever it is, and forgets to guard what it has won. Good for a first game.',
  ),
  captain: words(
    'Gathers one strong force, goes for whole regions, and rests after a few conquests. Does not look at what you may do next.',
  ),
  marshal: words(
    'Looks further ahead and does not rest: guards its regions against what you may do next, breaks yours, and drives out whoever is weak for their victory flags.',
  ),
};
