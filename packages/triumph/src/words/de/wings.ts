import type { WordTable } from '@vexillum/ui/words';

/** Die Flügel: was jeder Kommandeur vor sich hat, und wer welchen Befehl führt. */
export const wings: WordTable = {
  'Your wing': 'Dein Flügel',
  'Wings of {0}': 'Flügel von {0}',
  'Your wing alone': 'Nur dein Flügel',
  'your own wing, or the whole: others’ stands of your side are pale':
    'dein eigener Flügel oder das Ganze: Truppen der anderen deiner Seite sind blass',
  'Others’ stands of your side are pale on the board.': 'Truppen der anderen deiner Seite sind blass auf dem Brett.',
  'Your side has no command yet.': 'Deine Seite hat noch keinen Befehl.',
  'You lead no command now: your captain hands them over here.':
    'Du führst jetzt keinen Befehl: Dein Kapitän übergibt sie hier.',
  'Nobody has shown yet who is in which command.': 'Noch hat niemand gezeigt, wer in welchem Befehl ist.',
  'nobody yet': 'noch niemand',
  'no command points rolled': 'keine Befehlspunkte gewürfelt',
  '{0} of {1} command points left': '{0} von {1} Befehlspunkten übrig',
  '{0} not there yet': '{0} noch nicht da',
  Combats: 'Kämpfe',
  'Show it among the flags': 'Unter den Flaggen zeigen',
  'and {0} more': 'und {0} weitere',
  'Select command {0}': 'Befehl {0} auswählen',
  'Look at command {0}': 'Befehl {0} anschauen',
  'The other commands': 'Die anderen Befehle',
  'Command {0} is led by': 'Befehl {0} führt',
  'Led by': 'Geführt von',
  '{0}: empty': '{0}: leer',
  Link: 'Link',
  'Nobody sits there yet; until then you order it.': 'Dort sitzt noch niemand; bis dahin befehligst du ihn.',
  'Make a link': 'Link erstellen',
};
