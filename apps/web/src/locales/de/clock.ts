/** Die Uhr: was sie zeigt und wer was mit ihr darf. */
export const clock: Readonly<Record<string, string>> = {
  Clock: 'Uhr',
  paused: 'angehalten',
  late: 'zu spät',
  'no limit': 'ohne Grenze',
  '{0}: the time is up': '{0}: Die Zeit ist um',
  '{0}: {1} left': '{0}: noch {1}',
  '{0}: time that is left': '{0}: Zeit, die noch bleibt',
  '{0}: time that is left for all turns': '{0}: Zeit, die für alle Züge noch bleibt',
  '{0}: the clock stands still': '{0}: Die Uhr steht',
  'Clock: a pause, more time': 'Uhr: Pause, mehr Zeit',
  'Change the clock …': 'Die Uhr ändern …',
  'Set a clock …': 'Eine Uhr stellen …',
  'Agree to a pause': 'Pause: einverstanden',
  '{0} would like a pause.': '{0} möchte eine Pause.',
  'Go on': 'Weiter',
  '{0} would like to go on.': '{0} möchte weiterspielen.',
  'Lets the clock go on.': 'Lässt die Uhr weiterlaufen.',
  'I want no pause any more': 'Ich möchte keine Pause mehr',
  'I do not want to go on yet': 'Ich möchte noch nicht weiterspielen',
  'Stop the clock': 'Die Uhr anhalten',
  'Ask for a pause': 'Um eine Pause bitten',
  'Give the mover {0} seconds more': 'Dem Zug {0} Sekunden mehr geben',
  'Give the mover a day more': 'Dem Zug einen Tag mehr geben',
  'No clock': 'Keine Uhr',
  'Time to begin a turn': 'Zeit, einen Zug zu beginnen',
  'Time for each turn': 'Zeit für jeden Zug',
  'Time for all turns together': 'Zeit für alle Züge zusammen',
  'The clock of this table': 'Die Uhr dieses Tisches',
  'What is limited': 'Was begrenzt ist',
  'Everyone sees the clock, and every change of it in the log. What the turn that is on has used counts.':
    'Alle sehen die Uhr, und im Protokoll jede Änderung an ihr. Was der laufende Zug schon verbraucht hat, zählt mit.',
  'By correspondence: hours or days for each turn': 'Als Fernpartie: Stunden oder Tage für jeden Zug',
  Hours: 'Stunden',
  'Everyone is shown the day and the hour at which a turn ends. Nobody has to be there while the others think.':
    'Alle sehen Tag und Stunde, zu denen ein Zug endet. Niemand muss dabei sein, während die anderen nachdenken.',
  'Until {0}': 'Bis {0}',
  '{0}: until {1}': '{0}: bis {1}',
  '{0}: the time is up {1}': '{0}: Die Zeit ist {1} um',
  'by correspondence, {0} for a turn': 'als Fernpartie, {0} für einen Zug',
  'By correspondence': 'Fernpartie',
  'Hours or days for each turn, for players who come and go. The other limits do not count then.':
    'Stunden oder Tage für jeden Zug, für Spieler, die kommen und gehen. Die anderen Grenzen zählen dann nicht.',
  'Skip late players automatically': 'Wer zu spät ist, wird von selbst übersprungen',
  'As soon as the time has run out. Off: the others decide whether to skip, to give more time or to wait.':
    'Sobald die Zeit um ist. Aus: Die anderen entscheiden, ob sie ihn überspringen, mehr Zeit geben oder warten.',
  'The time of {0} is up: skip him, give him more, or wait.':
    'Die Zeit von {0} ist um: überspringen, mehr geben oder warten.',
  'The time of {0} is up: by the rules of this table he can be taken out of the game.':
    'Die Zeit von {0} ist um: Nach den Regeln dieses Tisches kann man ihn ausschließen.',
  'The host and the administrators skip or evict a player whenever they think fit. Whose time has run out is skipped automatically; his opponents may do it too.':
    'Der Gastgeber und die Verwalter überspringen einen Spieler oder schließen ihn aus, wann sie es für richtig halten. Wessen Zeit um ist, den überspringt das Spiel von selbst; seine Gegner dürfen es auch.',
  'The host and the administrators skip or evict a player whenever they think fit; his opponents when his time has run out.':
    'Der Gastgeber und die Verwalter überspringen einen Spieler oder schließen ihn aus, wann sie es für richtig halten; seine Gegner, wenn seine Zeit um ist.',
  'The host and the administrators may do this at any time; his opponents once his time has run out.':
    'Der Gastgeber und die Verwalter dürfen das jederzeit, seine Gegner, sobald seine Zeit um ist.',
  'Play without a clock': 'Ohne Uhr spielen',
  'Set the clock': 'Die Uhr stellen',
  'The game is paused.': 'Das Spiel ruht.',
  'The umpire lets it go on.': 'Der Schiedsrichter lässt es weitergehen.',
  'It goes on when the others want it too.': 'Es geht weiter, wenn die anderen es auch wollen.',
  '“Go on” is in the clock’s menu.': '„Weiter“ steht im Menü der Uhr.',
  '{0} days': '{0} Tage',
  '{0}: the clock goes on': '{0}: Die Uhr geht weiter',
  Cancel: 'Abbrechen',
  Minutes: 'Minuten',
  'Seconds added after each turn': 'Sekunden, die nach jedem Zug dazukommen',
  'When the time is up': 'Wenn die Zeit um ist',
  'the others wait, give more time, or begin their own turn':
    'warten die anderen, geben mehr Zeit oder beginnen ihren eigenen Zug',
  'the turn passes to the other side by itself': 'geht der Zug von selbst an die andere Seite',
  'Time for all turns': 'Zeit für alle Züge',
  'Seconds that each player has for all his turns together. 0: as long as he likes.':
    'Sekunden, die jeder Spieler für alle seine Züge zusammen hat. 0: so lange er will.',
  'Time added after a turn': 'Zeit, die nach einem Zug dazukommt',
  'Seconds that a player’s time for all turns grows by after each of them.':
    'Sekunden, um die die Zeit eines Spielers für alle Züge nach jedem davon wächst.',
};
