import type { WordTable } from '@vexillum/ui/words';

/** Gesuche: wer Mitspieler sucht, und wer darauf antwortet. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. */
export const seeks: WordTable = {
  'Say what you look for, answer somebody who does, or sit down at an open table. Nobody needs an account.':
    'Sag, was du suchst, antworte jemandem, der sucht, oder setz dich an einen offenen Tisch. Niemand braucht ein Konto.',
  'Look for players': 'Mitspieler suchen',
  'What do you look for?': 'Was suchst du?',
  'What to play': 'Was wird gespielt?',
  'Players, with you': 'Spieler, mit dir',
  'When (empty: now)': 'Wann (leer: jetzt)',
  'How long': 'Wie lange',
  'does not matter': 'gleichgültig',
  'A short note': 'Eine kurze Notiz',
  'Beginners welcome': 'Anfänger willkommen',
  'Also while this page is closed': 'Auch wenn diese Seite geschlossen ist',
  'days between turns': 'Tage zwischen den Zügen',
  '{0} h': '{0} h',
  now: 'jetzt',
  'today at {0}': 'heute um {0}',
  '{0} at {1}': '{0} um {1}',
  '{0} players': '{0} Spieler',
  'may be away just now': 'gerade vielleicht nicht da',
  'looking since {0}': 'sucht seit {0}',
  'Play with {0}': 'Mit {0} spielen',
  'Who looks for players': 'Wer Mitspieler sucht',
  'Nobody is looking just now. Be the first: others see at once what you look for.':
    'Gerade sucht niemand. Mach den Anfang: Andere sehen sofort, was du suchst.',
  '{0, plural, =0 {Nobody looks for that just now.} one {One is looking.} other {# are looking.}}':
    '{0, plural, =0 {Das sucht gerade niemand.} one {Eine Suche.} other {# Suchen.}}',
  'Open tables': 'Offene Tische',
  'You are looking for players: {0}': 'Du suchst Mitspieler: {0}',
  'Whoever answers sits at a new table with you at once, also while you are away: look in here again. On whatever page of this site you go on to you are called.':
    'Wer antwortet, sitzt sofort mit dir an einem neuen Tisch, auch wenn du nicht da bist: Sieh wieder hier vorbei. Auf jeder Seite von Vexillum, auf die du weitergehst, wirst du gerufen.',
  'Whoever answers sits at a new table with you at once. On whatever page of this site you go on to you are called; 15 minutes after you have left it your search ends.':
    'Wer antwortet, sitzt sofort mit dir an einem neuen Tisch. Auf jeder Seite von Vexillum, auf die du weitergehst, wirst du gerufen; 15 Minuten nachdem du es verlassen hast, endet deine Suche.',
  'Save for my calendar': 'Für meinen Kalender sichern',
  'Save for my calendar: {0}': 'Für meinen Kalender sichern: {0}',
  'Stop looking': 'Nicht mehr suchen',
  'Call me by a notice, too': 'Mich auch mit einer Benachrichtigung rufen',
  'Your search is over: its time has passed.': 'Deine Suche ist zu Ende: Ihre Zeit ist um.',
  '{0} plays with you': '{0} spielt mit dir',
  '{0} plays with you: your table is ready.': '{0} spielt mit dir: Euer Tisch ist bereit.',
  '{0} plays with you, but your seat could not be taken just now.':
    '{0} spielt mit dir, aber dein Platz war gerade nicht zu haben.',
  'Go to your table': 'Zu deinem Tisch',
  Later: 'Später',
  'Later: it stands under “My tables” on the start page': 'Später: Er steht auf der Startseite unter „Meine Tische“',
  'You are too late: somebody else has answered, or it was taken back.':
    'Du kommst zu spät: Jemand anders hat geantwortet, oder die Suche ist beendet.',
  'Somebody has answered you: your seat waits for you.': 'Jemand hat dir geantwortet: Dein Platz wartet auf dich.',
  'This is your own; somebody else has to answer it.': 'Das ist deine eigene Suche; antworten muss jemand anders.',
  'So many cannot play this game.': 'So viele können dieses Spiel nicht spielen.',
  'A note has at most {0} letters.': 'Eine Notiz hat höchstens {0} Zeichen.',
  'A note is one line of letters that people can read, without < and >.':
    'Eine Notiz ist eine Zeile aus Zeichen, die man lesen kann, ohne < und >.',
  'A time is within the next {0} hours.': 'Eine Zeit liegt in den nächsten {0} Stunden.',
  'Others where you are look for a game already.': 'Bei dir suchen schon andere ein Spiel.',
  'Too many people look for a game just now; try again later.':
    'Gerade suchen zu viele ein Spiel; versuche es später noch einmal.',
  'Where you look for players under “Join in”: your name, what you look for and your note, for everybody to read, and a fingerprint of the cookie that makes it yours. It goes when you stop looking, an hour after its time, or after half a day; once somebody has answered nobody else reads it, and it goes when you have sat down.':
    'Wo du unter „Mitspielen“ Mitspieler suchst: deinen Namen, was du suchst und deine Notiz, für alle zu lesen, und einen Fingerabdruck des Cookies, das die Suche zu deiner macht. Das verschwindet, wenn du nicht mehr suchst, eine Stunde nach ihrer Zeit oder nach einem halben Tag; hat jemand geantwortet, liest es sonst niemand mehr, und es verschwindet, wenn du Platz genommen hast.',
};
