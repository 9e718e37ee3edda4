import type { WordTable } from '@vexillum/ui/words';

/** Was an einer Partie genau nicht stimmt, wie es die Prüfung sagt; Teile von Sätzen stehen, wie sie in den Satz kommen. */
export const faults: WordTable = {
  'The secret of the mission of {0} is not the one that the server had committed itself to.':
    'Das Geheimnis des Auftrags von {0} ist nicht das, worauf sich der Server festgelegt hatte.',
  'The secret of victory flag {0} is not the one that the server had committed itself to.':
    'Das Geheimnis der Siegesfahne {0} ist nicht das, worauf sich der Server festgelegt hatte.',
  'The secret of the fog is not the one that the server had committed itself to.':
    'Das Geheimnis des Nebels ist nicht das, worauf sich der Server festgelegt hatte.',
  'Entry {0}: what was done out of sight was never told.': 'Eintrag {0}: Was im Nebel geschah, wurde nie gesagt.',
  'Entry {0}: what was done out of sight is not what the server had committed itself to.':
    'Eintrag {0}: Was im Nebel geschah, ist nicht das, worauf sich der Server festgelegt hatte.',
  'Entry {0}: there is no fog to act in.': 'Eintrag {0}: Hier liegt kein Nebel, in dem etwas geschehen könnte.',
  'Entry {0}: {1} cannot do what the entry says, whatever lies in the fog.':
    'Eintrag {0}: {1} kann nicht tun, was der Eintrag sagt, was auch immer im Nebel liegt.',
  'Entry {0} tells what was done out of sight.': 'Eintrag {0} verrät, was im Nebel geschah.',
  'Entry {0}: what {1} was told to see is not what was there.':
    'Eintrag {0}: Was {1} zu sehen bekam, ist nicht das, was dort war.',
  'The fog of this game never lifted: what was done in it, and with which dice, nobody can check.':
    'Der Nebel dieses Spiels hat sich nie gelichtet: Was darin geschah, und mit welchen Würfeln, kann niemand prüfen.',
  'Entry {0} tells land that lies in the fog.': 'Eintrag {0} verrät Land, das im Nebel liegt.',
  'Entry {0}: the game is over, and its fog never lifted.':
    'Eintrag {0}: Das Spiel ist vorbei, und der Nebel hat sich nie gelichtet.',
};
