import type { Shared } from '@vexillum/frame/share/share-dialog';
import { msg } from '@vexillum/ui/words';
import type { ArmyFile } from '../../rules/index.ts';
import { armyCodeText, armyLink } from './army-link.ts';
import { saveFile } from './save-file.ts';

/** An army as it is passed on. */
export const sharedArmy = (army: ArmyFile, profile: string): Shared => ({
  name: army.name,
  says: msg(
    'Anybody who has the link, the code or the file has the army: troops, commands and generals. Keep them from your opponent if the split is to be a secret.',
  ),
  link: {
    says: msg('The army is in the link itself. No server keeps it.'),
    label: msg('Link to the army'),
    make: () => armyLink(army, profile, window.location),
  },
  code: {
    says: msg('Paste it on the armies page. It leaves out who the troops are, to be short.'),
    label: msg('Code of the army'),
    make: () => armyCodeText(army, profile, 'short'),
  },
  file: { save: () => saveFile(army) },
});
