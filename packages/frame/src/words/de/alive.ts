import type { WordTable } from '@vexillum/ui/words';

/** Was am Tisch geschieht: zu sehen, zu hören, und wohin man gerufen wird. */
export const alive: WordTable = {
  'Your turn': 'Du bist am Zug',
  '{0}’s turn': '{0} ist am Zug',
  'Notification when I look elsewhere': 'Benachrichtigung, wenn ich anderswo bin',
  'Notifications are blocked in this browser': 'Benachrichtigungen sind in diesem Browser gesperrt',
  'When it is your turn': 'Wenn du am Zug bist',
  'When your round is published, or your call is answered':
    'Wenn deine Runde bekanntgegeben oder dein Ruf beantwortet ist',
  'Your round is published': 'Deine Runde ist bekanntgegeben',
  'Another table is open for your game': 'Für dein Spiel ist ein anderer Tisch offen',
  'Your call was answered': 'Dein Ruf ist beantwortet',
  'The event is over': 'Das Turnier ist vorbei',
  'Call me, also when this page is closed': 'Mich rufen, auch wenn diese Seite geschlossen ist',
  'Your browser’s own service brings the call. It learns that this server calls you, and when; not where, and nothing of the game.':
    'Den Ruf bringt der Dienst deines Browsers. Er erfährt, dass dieser Server dich ruft, und wann; nicht wohin, und nichts vom Spiel.',
  'This browser can call you only from a page that is loaded by https; on an iPhone only once the page is on the home screen.':
    'Dieser Browser kann dich nur von einer Seite rufen, die über https geladen ist; auf einem iPhone erst, wenn die Seite auf dem Home-Bildschirm liegt.',
  'This browser cannot reach the service that would call it.':
    'Dieser Browser erreicht den Dienst nicht, der ihn rufen würde.',
  'This seat has no turns to be called to.': 'Dieser Platz ist nie am Zug.',
  'This server does not know the service that your browser is called by.':
    'Dieser Server kennt den Dienst nicht, der deinen Browser ruft.',
  'Sound on': 'Ton an',
  'Sound off': 'Ton aus',
  Volume: 'Lautstärke',
};
