import type { WordTable } from '@vexillum/ui/words';

/** Stummschalten, Melden und Hinausschicken. */
export const moderation: WordTable = {
  '{0} has silenced your talk to the whole table; you play on as before.':
    '{0} hat deine Worte an den ganzen Tisch stumm geschaltet; du spielst weiter wie bisher.',
  'Nobody who could speak sits in that seat.': 'Auf diesem Platz sitzt niemand, der sprechen könnte.',
  'Nobody decides about their own talk.': 'Über die eigenen Worte entscheidet niemand selbst.',
  'That seat’s talk is silenced already.': 'Dieser Platz ist schon stumm geschaltet.',
  'That seat’s talk is not silenced.': 'Dieser Platz ist nicht stumm geschaltet.',
  'While your talk is silenced you keep the name that you have.':
    'Solange du stumm geschaltet bist, behältst du den Namen, den du hast.',
  'Your seat has reported as much as it may; those who run the server see to it.':
    'Dein Platz hat so viel gemeldet, wie er darf; wer den Server betreibt, sieht es sich an.',
  'That line is not there any more, or was never said to you.':
    'Diese Zeile ist nicht mehr da, oder sie war nie an dich gerichtet.',
  'Nobody sits in that seat.': 'Auf diesem Platz sitzt niemand.',
  'Nobody of that name watches here any more.': 'Hier sieht niemand dieses Namens mehr zu.',
  'Say in a few words what is wrong, without unseen characters.':
    'Sag in wenigen Worten, was nicht stimmt, ohne unsichtbare Zeichen.',
  'A report is about one line, one seat or one who watches.':
    'Eine Meldung betrifft eine Zeile, einen Platz oder jemanden, der zusieht.',
  'Whoever leads this table has sent you away from it.': 'Wer diesen Tisch leitet, hat dich hinausgeschickt.',
  'Whoever leads this table has sent you away from it: this link no longer lets you in.':
    'Wer diesen Tisch leitet, hat dich hinausgeschickt: Dieser Link lässt dich nicht mehr herein.',
  'The host sends those away who watch, or an umpire whom all captains have accepted.':
    'Zuschauer schickt der Gastgeber hinaus oder ein Schiedsrichter, den alle Feldherren anerkannt haben.',
  'silenced {0}’s talk to the whole table': 'hat {0} am ganzen Tisch stumm geschaltet',
  'lets {0} talk to the whole table again': 'lässt {0} wieder zum ganzen Tisch sprechen',
  'sent {0} away, who was watching': 'hat {0} hinausgeschickt, der oder die zusah',
  'What {0} said here: mute, report': 'Was {0} hier gesagt hat: stumm schalten, melden',
  'Muted: {0} ({1})': 'Stumm: {0} ({1})',
  silenced: 'stumm geschaltet',
  '{0}: mute, report': '{0}: stumm schalten, melden',
  'Who watches': 'Wer zusieht',
  'The new link for spectators': 'Der neue Link für Zuschauer',
  'Mute for me': 'Für mich stumm schalten',
  'No longer mute': 'Nicht mehr stumm schalten',
  'What this seat says is hidden in this browser only; nobody is told.':
    'Was dieser Platz sagt, ist nur in diesem Browser verborgen; niemand erfährt es.',
  'Report this line…': 'Diese Zeile melden …',
  'Report…': 'Melden …',
  'Let them talk to the table again': 'Wieder zum Tisch sprechen lassen',
  'Silence for everybody': 'Für alle stumm schalten',
  'Silence takes the talk to the whole table away, and nothing else: play and talk within the side go on. It is written into the log.':
    'Das nimmt die Worte an den ganzen Tisch, sonst nichts: Spiel und Gespräch innerhalb der Seite gehen weiter. Es steht im Protokoll.',
  'Asking who watches…': 'Frage, wer zusieht …',
  'Nobody watches just now.': 'Gerade sieht niemand zu.',
  'Report {0}': '{0} melden',
  'Send {0} away': '{0} hinausschicken',
  'Send away…': 'Hinausschicken …',
  'Send away': 'Hinausschicken',
  'What is wrong, in a few words': 'Was nicht stimmt, in wenigen Worten',
  'Those who run this server get it, with your name, what you could read of it yourself, and nothing else. Nobody at the table is told.':
    'Wer diesen Server betreibt, bekommt es, mit deinem Namen und dem, was du selbst davon lesen konntest, sonst nichts. Am Tisch erfährt es niemand.',
  'Send the report': 'Meldung absenden',
  'Thank you. Those who run this server have been told.': 'Danke. Wer diesen Server betreibt, weiß jetzt davon.',
  '{0} no longer watches, and does not come back from that browser by the same link. Everybody else stays.':
    '{0} sieht nicht mehr zu und kommt mit jenem Browser über denselben Link nicht zurück. Alle anderen bleiben.',
  'End the link, too: nobody else comes in by it, and you get a new one to hand out.':
    'Auch den Link beenden: Niemand sonst kommt darüber herein, und du bekommst einen neuen zum Weitergeben.',
  '{0} was sent away.': '{0} wurde hinausgeschickt.',
  'What somebody at the table reports: their name, whom it is about, the reason that they gave, and the lines of talk that they could read themselves. Those who run the server read it; it is kept until they have dealt with it, and no longer than the table.':
    'Was jemand am Tisch meldet: der Name, um wen es geht, der angegebene Grund und die Zeilen, die er oder sie selbst lesen konnte. Wer den Server betreibt, liest es; es bleibt, bis es erledigt ist, und nicht länger als der Tisch.',
};
