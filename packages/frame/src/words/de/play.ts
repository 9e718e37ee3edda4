import type { WordTable } from '@vexillum/ui/words';

/** Mitspieler finden: offene Tische und ihre Türen. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. */
export const play: WordTable = {
  'Join in': 'Mitspielen',
  'Find a game': 'Ein Spiel finden',
  'A table': 'Ein Tisch',
  'The line to the server is lost; this list may be old. It comes back by itself.':
    'Die Leitung zum Server ist unterbrochen; diese Liste kann alt sein. Sie kommt von selbst wieder.',
  'Write first under which name the others should see you.':
    'Schreib zuerst, unter welchem Namen dich die anderen sehen sollen.',
  any: 'alle',
  'a seat is free': 'ein Platz ist frei',
  'can be watched': 'man darf zusehen',
  '{0, plural, =0 {No table is like that just now.} one {# table} other {# tables}}':
    '{0, plural, =0 {Gerade ist kein Tisch so.} one {# Tisch} other {# Tische}}',
  'Show more': 'Mehr zeigen',
  'Nobody waits just now. Open a table, and choose there that everybody can find it.':
    'Gerade wartet niemand. Öffne einen Tisch, und wähle dort, dass alle ihn finden.',
  'opened {0}': 'geöffnet {0}',
  'not to be watched': 'ohne Zuschauer',
  '{0, plural, =0 {no seat free} one {# seat free} other {# seats free}}':
    '{0, plural, =0 {kein Platz frei} one {# Platz frei} other {# Plätze frei}}',
  'Nobody sits there yet.': 'Dort sitzt noch niemand.',
  'Sit down: {0}': 'Platz nehmen: {0}',
  Watch: 'Zusehen',
  'This table is no longer open to everybody.': 'Dieser Tisch ist nicht mehr für alle offen.',
  '{0} s': '{0} s',
  '{0} min': '{0} min',
  '{0} h a turn': '{0} h je Zug',
  '{0} a side + {1} s': '{0} je Seite + {1} s',
  '{0} a side': '{0} je Seite',
  '{0} a turn': '{0} je Zug',
  '{0} to begin a turn': '{0}, um einen Zug zu beginnen',
  '{0}: off': '{0}: aus',
  'some numbers of the rules changed': 'einige Zahlen der Regeln geändert',
  waiting: 'wartet',
  'being played': 'wird gespielt',
  'turn {0}': 'Zug {0}',
  over: 'zu Ende',
  'No way in here': 'Hier geht es nicht hinein',
  'This table is private, or there is none here: ask whoever invited you for a link.':
    'Dieser Tisch ist privat, oder hier ist keiner: Bitte um einen Link, wer dich eingeladen hat.',
  'This could not be asked just now': 'Das ließ sich gerade nicht erfragen',
  'Nothing is open here just now.': 'Hier ist gerade nichts offen.',
  'All open tables': 'Alle offenen Tische',
  'Who can find this table': 'Wer diesen Tisch findet',
  'Address for everybody': 'Adresse für alle',
  'Private: only whoever has a link comes here.': 'Privat: Nur wer einen Link hat, kommt hierher.',
  'Public: it stands under “Join in”. Free players’ seats can be taken by anybody, and anybody may watch.':
    'Öffentlich: Er steht unter „Mitspielen“. Freie Spielerplätze kann jeder nehmen, und jeder darf zusehen.',
  'Public: it stands under “Join in”. Free players’ seats can be taken by anybody.':
    'Öffentlich: Er steht unter „Mitspielen“. Freie Spielerplätze kann jeder nehmen.',
  'Everybody can find it': 'Alle können ihn finden',
  'Everybody may watch': 'Alle dürfen zusehen',
  'Who can find it': 'Wer ihn findet',
  'Only whoever has a link': 'Nur wer einen Link hat',
  'You send the links yourself.': 'Die Links verschickst du selbst.',
  Everybody: 'Alle',
  'It stands under “Join in”: anybody takes a free player’s seat, or watches. You can change that at the table, under “Seats”.':
    'Er steht unter „Mitspielen“: Jeder nimmt einen freien Spielerplatz oder sieht zu. Am Tisch lässt sich das unter „Plätze“ ändern.',
  'Too many people are looking at the list just now; try again in a minute.':
    'Gerade sehen zu viele die Liste an; versuche es in einer Minute noch einmal.',
  'visibility is public.': 'visibility ist public.',
  'Only the host decides who can find this table.': 'Nur der Gastgeber bestimmt, wer diesen Tisch findet.',
  'Watching is not open to everybody at this table any more.': 'An diesem Tisch darf nicht mehr jeder zusehen.',
  'This seat is not open to everybody any more.': 'Dieser Platz ist nicht mehr für alle offen.',
  'Somebody else was quicker: this seat is taken.': 'Jemand anders war schneller: Dieser Platz ist besetzt.',
  Events: 'Turniere',
  'New event': 'Neues Turnier',
  'An event is played at tables of other games.': 'Ein Turnier wird an Tischen anderer Spiele gespielt.',
  'This game is for at most {0} players.': 'Dieses Spiel ist für höchstens {0} Spieler.',
  'No such game is played at this event.': 'Bei diesem Turnier wird kein solches Spiel gespielt.',
  'This server cannot open a table for this game.': 'Dieser Server kann für dieses Spiel keinen Tisch öffnen.',
  'Only the server does that, by itself.': 'Das tut nur der Server, von selbst.',
  'This table has made no others.': 'Dieser Tisch hat keine anderen gemacht.',
  'Only the organiser and the umpires may do this.': 'Das dürfen nur der Veranstalter und die Schiedsrichter.',
};
