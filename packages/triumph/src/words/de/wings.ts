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
  'Which stands are in which command has not been shown yet.': 'Noch hat niemand gezeigt, wer in welchem Befehl ist.',
  'command points not rolled yet': 'keine Befehlspunkte gewürfelt',
  '{0} of {1} command points left': '{0} von {1} Befehlspunkten übrig',
  '{0} not on the board yet': '{0} noch nicht da',
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
  // Bitten unter Kommandeuren.
  Requests: 'Bitten',
  '{0, plural, one {# waits for an answer} other {# wait for an answer}}':
    '{0, plural, one {# wartet auf Antwort} other {# warten auf Antwort}}',
  'Ask another commander something, pinned to a place on the board. Only your side reads it.':
    'Frage einen anderen Kommandeur etwas, an eine Stelle des Bretts geheftet. Nur deine Seite liest es.',
  'Ask a commander': 'Einen Kommandeur fragen',
  'Pinned to what is selected, otherwise to the middle of what you see':
    'An das Ausgewählte geheftet, sonst an die Mitte dessen, was du siehst',
  Question: 'Frage',
  For: 'Für',
  'the whole side, as a note': 'die ganze Seite, als Notiz',
  'Show the place': 'Die Stelle zeigen',
  'Show the place: {0}': 'Die Stelle zeigen: {0}',
  'Remove it for your side': 'Für deine Seite entfernen',
  'A word with the answer': 'Ein Wort zur Antwort',
  'a word with it': 'ein Wort dazu',
  Yes: 'Ja',
  No: 'Nein',
  '{0} asks you': '{0} fragt dich',
  'You ask command {0}': 'Du fragst Befehl {0}',
  '{0} asks command {1}': '{0} fragt Befehl {1}',
  '{0} answers: {1}': '{0} antwortet: {1}',
  '{0} to answer': '{0} zu beantworten',
  'a question to another commander of your side': 'eine Frage an einen anderen Kommandeur deiner Seite',
  'to the person who asked you first': 'an den, der dich zuerst gefragt hat',
  'which command of your side': 'welcher Befehl deiner Seite',
  'Commanders of one side ask each other; you sit on neither.':
    'Kommandeure einer Seite fragen einander; du sitzt auf keiner.',
  'Command {0} is asked. Only your side reads it.': 'Befehl {0} ist gefragt. Nur deine Seite liest es.',
  'Nobody waits for an answer of yours.': 'Niemand wartet auf eine Antwort von dir.',
  'Answered: {0}': 'Beantwortet: {0}',
  'Asks who leads that command of your side, pinned to a place.':
    'Fragt, wer diesen Befehl deiner Seite führt, an eine Stelle geheftet.',
  'Answers who asked you first.': 'Antwortet dem, der dich zuerst gefragt hat.',
  '{0} leads command {1}; you may move it too.': '{0} führt Befehl {1}; auch du kannst ihn bewegen.',
  '{0} leads command {1}: ask them to move it.': '{0} führt Befehl {1}: Bitte darum, ihn zu bewegen.',
};
