import { msg, wordsText } from '@vexillum/ui/words';
import {
  levelOf,
  machineCharacters,
  type MachineLevel,
  machineLevels,
  type Snapshot,
  usualLevel,
} from '../rules/index.ts';
import type { SideId } from '@vexillum/model';

const meant = (level: string | undefined): MachineLevel => machineLevels.find((one) => one === level) ?? usualLevel;

/** What a machine of this level is called; of none or an unknown one, as it plays. */
export const levelText = (level: string | undefined): string => {
  switch (meant(level)) {
    case 'recruit':
      return msg('Recruit');
    case 'captain':
      return msg('Captain');
    case 'marshal':
      return msg('Marshal');
  }
};

/** Its level with how it plays. */
export const characterText = (level: string | undefined): string =>
  `${levelText(level)}. ${wordsText(machineCharacters[meant(level)])}`;

/** How the machine in this seat plays. */
export const machineCharacter = (snapshot: Snapshot, side: SideId): string => characterText(levelOf(snapshot, side));
