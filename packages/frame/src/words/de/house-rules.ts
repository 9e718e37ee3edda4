import type { WordTable } from '@vexillum/ui/words';

/** Die Regeln des Tisches: Profile, Hausregeln, ungeprüfte Werte. */
export const houseRules: WordTable = {
  'What is unverified in it': 'Was daran ungeprüft ist',
  unverified: 'ungeprüft',
  'unverified: {0}': 'ungeprüft: {0}',
  no: 'nein',
  'The big battle with three commands and 144 points a side, by the rules of 12 June 2017.':
    'Die große Schlacht mit drei Befehlen und 144 Punkten je Seite, nach den Regeln vom 12. Juni 2017.',
  'The later draft of the big battle: a board 96 by 32 MU in six zones, an army of at most 144 points, won at 72 points lost. Most else is carried over from June 2017 and unverified.':
    'Der spätere Entwurf der großen Schlacht: ein Brett von 96 mal 32 MU in sechs Zonen, eine Armee von höchstens 144 Punkten, gewonnen bei 72 verlorenen Punkten. Fast alles andere stammt vom Juni 2017 und ist ungeprüft.',
  'The standard game with 48 points a side, as far as public sources tell.':
    'Das gewöhnliche Spiel mit 48 Punkten je Seite, so weit öffentliche Quellen es erzählen.',
  'A guess at the edition of 2025: as version 1.1, but Bow Levy, Rabble and Horde move 1 MU farther, Pavisiers fight mounted at 3, and War Wagons are shot at at 3. All of it is unverified.':
    'Eine Vermutung über die Ausgabe von 2025: wie Version 1.1, aber Bow Levy, Rabble und Horde ziehen 1 MU weiter, Pavisiers kämpfen mit 3 gegen Berittene, und auf War Wagons wird gegen 3 geschossen. Alles daran ist ungeprüft.',
};
