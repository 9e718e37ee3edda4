import type { WordTable } from '@vexillum/ui/words';

/** Die Uhr: was sie zeigt und wer was mit ihr darf. */
export const clock: WordTable = {
  'By correspondence': 'Fernpartie',
  'Hours or days for each turn, for players who come and go. The other limits do not count then.':
    'Stunden oder Tage für jeden Zug, für Spieler, die kommen und gehen. Die anderen Grenzen zählen dann nicht.',
  'Skip late players automatically': 'Wer zu spät ist, wird von selbst übersprungen',
  'As soon as the time has run out. Off: the others decide whether to skip, to give more time or to wait.':
    'Sobald die Zeit um ist. Aus: Die anderen entscheiden, ob sie ihn überspringen, mehr Zeit geben oder warten.',
  'The time of {0} is up: skip them, give them more, or wait.':
    'Die Zeit von {0} ist um: überspringen, mehr geben oder warten.',
  'The time of {0} is up: by the rules of this table they can be taken out of the game.':
    'Die Zeit von {0} ist um: Nach den Regeln dieses Tisches kann man ihn ausschließen.',
  'The host and the administrators skip or evict a player whenever they think fit. A player whose time has run out is skipped automatically; their opponents may do it too.':
    'Der Gastgeber und die Verwalter überspringen einen Spieler oder schließen ihn aus, wann sie es für richtig halten. Wessen Zeit um ist, den überspringt das Spiel von selbst; seine Gegner dürfen es auch.',
  'The host and the administrators skip or evict a player whenever they think fit; opponents when that player’s time has run out.':
    'Der Gastgeber und die Verwalter überspringen einen Spieler oder schließen ihn aus, wann sie es für richtig halten; seine Gegner, wenn seine Zeit um ist.',
  'The host and the administrators may do this at any time; opponents once that player’s time has run out.':
    'Der Gastgeber und die Verwalter dürfen das jederzeit, seine Gegner, sobald seine Zeit um ist.',
  'The game is paused.': 'Das Spiel ruht.',
  'The umpire lets it go on.': 'Der Schiedsrichter lässt es weitergehen.',
  'It goes on when the others want it too.': 'Es geht weiter, wenn die anderen es auch wollen.',
  '“Go on” is in the clock’s menu.': '„Weiter“ steht im Menü der Uhr.',
  'Time for all turns': 'Zeit für alle Züge',
  'Seconds that each player has for all their turns together. 0: as long as they like.':
    'Sekunden, die jeder Spieler für alle seine Züge zusammen hat. 0: so lange er will.',
  'Time added after a turn': 'Zeit, die nach einem Zug dazukommt',
  'Seconds that a player’s time for all turns grows by after each of them.':
    'Sekunden, um die die Zeit eines Spielers für alle Züge nach jedem davon wächst.',
};
