import type { WordTable } from '@vexillum/ui/words';

/** Augenblicke, die Namen haben, und zu denen der Tisch zurückgeht. */
export const positions: WordTable = {
  'the start of turn {0} ({1})': 'Beginn von Zug {0} ({1})',
  '“{0}” (turn {1}, {2})': '„{0}“ (Zug {1}, {2})',
  'the moment before going back': 'Augenblick vor dem Zurückgehen',
  'the moment before going back, in turn {0} ({1})': 'Augenblick vor dem Zurückgehen, in Zug {0} ({1})',
  '{0} and {1} went back to {2}': '{0} und {1} sind zurückgegangen: {2}',
  'ruled that the table goes back to {0}': 'entscheidet, dass der Tisch zurückgeht: {0}',
  'went back to {0}': 'geht zurück: {0}',
  'the game goes on': 'das Spiel geht weiter',
  'named this moment: {0}': 'gibt diesem Augenblick einen Namen: {0}',
  'proposes to go back to {0}': 'schlägt vor zurückzugehen: {0}',
  'says no to going back to {0}': 'will nicht zurückgehen: {0}',
  'no longer proposes to go back to {0}': 'schlägt nicht mehr vor zurückzugehen: {0}',
  // Was nicht geht.
  'Say what this moment is to be called.': 'Sag, wie dieser Augenblick heißen soll.',
  'The name of a moment has at most {0} characters.': 'Der Name eines Augenblicks hat höchstens {0} Zeichen.',
  'The name of a moment has no unseen characters in it.':
    'Im Namen eines Augenblicks stehen keine unsichtbaren Zeichen.',
  'Nobody sits on the other side, so there is nobody to ask: just go back.':
    'Auf der anderen Seite sitzt niemand, also ist niemand zu fragen: Geh einfach zurück.',
  'The other captain proposes the same: agree to it.': 'Der andere Feldherr schlägt dasselbe vor: Stimme zu.',
  'The other captain proposes another moment: answer that first.':
    'Der andere Feldherr schlägt einen anderen Augenblick vor: Antworte erst darauf.',
  'You propose that already; the other captain is asked.':
    'Das schlägst du schon vor; der andere Feldherr ist gefragt.',
  'Nobody proposes to go back any more.': 'Niemand schlägt mehr vor zurückzugehen.',
  'Another moment is proposed now: look again.':
    'Jetzt ist ein anderer Augenblick vorgeschlagen: Sieh noch einmal hin.',
  'Something else happened at the table meanwhile: look again.':
    'Inzwischen ist am Tisch etwas anderes geschehen: Sieh noch einmal hin.',
  'Another army has been brought since, so there is no going back to that.':
    'Seither wurde eine andere Armee gebracht; dorthin führt kein Weg zurück.',
  'The table has gone back to an earlier moment since, so what was done before that stays as it is.':
    'Der Tisch ist seither zu einem früheren Augenblick zurückgegangen; was davor geschah, bleibt, wie es ist.',
  'Moments are named, and gone back to, once the armies are deployed: before that it would undo secrets.':
    'Augenblicke bekommen Namen, und man geht zu ihnen zurück, wenn die Armeen aufgestellt sind: vorher machte das Geheimnisse ungeschehen.',
  'Since then a masquerade was shown, and what everybody has seen cannot be hidden again. Choose a later moment.':
    'Seither hat sich eine Maskerade gezeigt, und was alle gesehen haben, lässt sich nicht mehr verbergen. Wählt einen späteren Augenblick.',
  'There is no such moment in the list any more: look again and choose one.':
    'Diesen Augenblick gibt es in der Liste nicht mehr: Sieh noch einmal hin und wähle einen.',
  'The other captain has not proposed that: propose it, and they are asked.':
    'Das hat der andere Feldherr nicht vorgeschlagen: Schlag es vor, dann wird er gefragt.',
  'You propose that yourself: it is the other captain who agrees.':
    'Das schlägst du selbst vor: Zustimmen muss der andere Feldherr.',
  'The other captain proposes another moment now: look again.':
    'Der andere Feldherr schlägt jetzt einen anderen Augenblick vor: Sieh noch einmal hin.',
  // Der Bildschirm.
  'Go back …': 'Zurückgehen …',
  'Go back': 'Zurückgehen',
  'Both captains go back together, or the umpire rules it. Nothing is erased: the log keeps what was done. What was opened stays open, and dice that were thrown stay thrown.':
    'Beide Feldherren gehen gemeinsam zurück, oder der Schiedsrichter entscheidet es. Nichts wird gelöscht: Der Verlauf behält, was geschah. Was aufgedeckt ist, bleibt es, und gefallene Würfel bleiben gefallen.',
  'before the charge': 'vor dem Angriff',
  'before the shooting': 'vor dem Schießen',
  'before the dice': 'vor dem Würfeln',
  'Name of this moment': 'Name dieses Augenblicks',
  'Name this moment': 'Augenblick benennen',
  'No moment has a name yet. Each turn names itself as it begins; any other moment is named here.':
    'Noch hat kein Augenblick einen Namen. Jeder Zug benennt sich selbst, wenn er beginnt; andere Augenblicke bekommen hier einen Namen.',
  'Moments, the latest first': 'Augenblicke, der letzte zuerst',
  '{0}, left by {1}': '{0}, verlassen von {1}',
  '{0}, named by {1}': '{0}, benannt von {1}',
  'Rule it': 'So entscheiden',
  Propose: 'Vorschlagen',
  Suggestions: 'Vorschläge',
  'A proposal to go back': 'Ein Vorschlag zurückzugehen',
  'You propose to go back to {0}; the other captain is asked.':
    'Du schlägst vor zurückzugehen: {0}. Der andere Feldherr ist gefragt.',
  '{0} proposes to go back to {1}.': '{0} schlägt vor zurückzugehen: {1}.',
  'Set it aside': 'Ablehnen',
  // Prüfen.
  'Entry {0} names a moment that is not this one.': 'Eintrag {0} gibt einem Augenblick einen Namen, der es nicht ist.',
};
