import type { WordTable } from '@vexillum/ui/words';

/** Die Seite /help. */
export const help: WordTable = {
  Help: 'Hilfe',
  'How this place works. How a game is played, and its keys, stands at its table: the question mark in the bar.':
    'Wie es hier zugeht. Wie ein Spiel geht und welche Tasten es hat, steht an seinem Tisch: hinter dem Fragezeichen in der Leiste.',
  'Search the help': 'In der Hilfe suchen',
  'Nothing found. Try another word.': 'Nichts gefunden. Versuche ein anderes Wort.',
  'First steps': 'Erste Schritte',
  'To look at it': 'Zum Ansehen',
  '“Try a battle” and “Try it alone” on the start page set up a table for you alone, in two seconds. “Learn it in three minutes” shows every step of a game of Conquest.':
    '„Eine Schlacht ausprobieren“ und „Allein ausprobieren“ auf der Startseite stellen in zwei Sekunden einen Tisch für dich allein auf. „In drei Minuten lernen“ zeigt jeden Schritt einer Partie Conquest.',
  'By playing': 'Beim Spielen',
  'A table for you alone, with one press: nobody waits for you there.':
    'Ein Tisch für dich allein, mit einem Druck: Dort wartet niemand auf dich.',
  'A table of your own': 'Ein eigener Tisch',
  '“New table”: choose the game, its board and its house rules, and send every guest the link of their seat.':
    '„Neuer Tisch“: Spiel, Brett und Hausregeln wählen und jedem Gast den Link zu seinem Platz schicken.',
  'As a guest': 'Als Gast',
  'Open your link, say your name and sit down. No account, no mail address, nothing to install.':
    'Link öffnen, Namen sagen, hinsetzen. Kein Konto, keine Mailadresse, nichts zu installieren.',
  'With strangers': 'Mit Fremden',
  '“Join in” lists open tables and people who look for players. One press, and you sit there or watch.':
    'Unter „Mitspielen“ stehen offene Tische und Leute, die Mitspieler suchen. Einmal drücken, und du sitzt dort oder siehst zu.',
  Talking: 'Reden',
  'People here talk by video call beside the table. Every table has written talk too, and talk that a side keeps to itself.':
    'Gesprochen wird hier per Videoanruf neben dem Tisch. An jedem Tisch kann man auch schreiben, auch nur innerhalb der eigenen Seite.',
  'At a table': 'Am Tisch',
  'The rules of the game': 'Die Regeln des Spiels',
  'Every table has its own help: the question mark in its bar tells how to play, what the buttons do, and all keys.':
    'Jeder Tisch hat seine eigene Hilfe: Das Fragezeichen in der Leiste sagt, wie gespielt wird, was die Knöpfe tun und welche Tasten es gibt.',
  '“Seats” shows who sits where. A free seat is taken by its link; the host can give machines a seat in Conquest.':
    '„Plätze“ zeigt, wer wo sitzt. Ein freier Platz wird mit seinem Link besetzt; bei Conquest kann der Gastgeber Maschinen an einen Platz setzen.',
  'Going away': 'Weggehen',
  'Close the page whenever you like: the table waits on the server. It stands on the start page of this browser.':
    'Du kannst die Seite jederzeit schließen: Der Tisch wartet auf dem Server. Er steht auf der Startseite dieses Browsers.',
  'Another device': 'Ein anderes Gerät',
  'Make a new link for your own seat under “Seats”, or use the recovery code that you were shown when you sat down.':
    'Mach unter „Plätze“ einen neuen Link für deinen eigenen Platz, oder nimm den Code, der dir beim Hinsetzen gezeigt wurde.',
  'No connection': 'Keine Verbindung',
  'You can look on. Moves that need nothing from anybody wait and are sent when the line is back; dice wait for it.':
    'Du kannst zusehen. Züge, die von niemandem etwas brauchen, warten und gehen hinaus, wenn die Leitung wieder da ist; Würfel warten auf sie.',
  'Something went wrong': 'Etwas ging schief',
  'Moves can be taken back where the game lets you, and a table can be led back to an earlier moment.':
    'Züge lassen sich zurücknehmen, wo das Spiel es zulässt, und ein Tisch kann auf einen früheren Stand zurückgeführt werden.',
  'Secrets, dice and proof': 'Geheimnisse, Würfel, Beweise',
  'What a side keeps to itself': 'Was eine Seite für sich behält',
  'Plans, sealed orders and what is hidden are sent to that side’s browsers only. Not even the host’s can show them.':
    'Pläne, versiegelte Befehle und Verborgenes gehen nur an die Browser dieser Seite. Auch der des Gastgebers kann sie nicht zeigen.',
  'Sealed orders': 'Versiegelte Befehle',
  'When you seal, everybody gets a number that fits your orders and nothing else. When they are opened, every browser checks it.':
    'Beim Versiegeln bekommen alle eine Zahl, die zu deinen Befehlen passt und zu nichts anderem. Beim Öffnen prüft sie jeder Browser nach.',
  Dice: 'Würfel',
  'The table throws them out of numbers that were fixed beforehand, and a device of the other side adds its own: nobody can choose a throw.':
    'Der Tisch wirft sie aus vorher festgelegten Zahlen, und ein Gerät der anderen Seite gibt seine dazu: Niemand kann sich einen Wurf aussuchen.',
  'The record': 'Die Aufzeichnung',
  'Every move is written down, each entry vouching for the one before it, before anybody is shown it.':
    'Jeder Zug wird aufgeschrieben, bevor ihn jemand zu sehen bekommt, und jeder Eintrag bürgt für den vor ihm.',
  'To check a game': 'Eine Partie prüfen',
  '“Save the match” gives you a file. “Check a match” plays it through again in your browser and names the first thing that is wrong.':
    '„Partie speichern“ gibt dir eine Datei. „Eine Partie prüfen“ spielt sie in deinem Browser noch einmal durch und nennt das Erste, was nicht stimmt.',
  'Cards, results and boards': 'Karten, Ergebnisse, Tafeln',
  'Player card': 'Spielerkarte',
  'Whoever wants to be remembered makes one: a key in this browser, a name and a banner. It is never needed to play.':
    'Wer wiedererkannt werden will, macht sich eine: ein Schlüssel in diesem Browser, ein Name, ein Banner. Zum Spielen braucht man sie nie.',
  'Losing it': 'Wenn sie verloren geht',
  'Carry it to a second device by a code or a passkey, or write its phrase down: nobody can send it to you again.':
    'Nimm sie mit einem Code oder Passkey auf ein zweites Gerät mit, oder schreib ihren Satz auf: Niemand kann sie dir noch einmal schicken.',
  Results: 'Ergebnisse',
  'A game that ends is read out of its record by itself. With cards signed in it is on the boards; guests are on none.':
    'Eine Partie, die zu Ende geht, wird von selbst aus ihrer Aufzeichnung gelesen. Wer mit Karte angemeldet ist, steht auf den Tafeln; Gäste stehen auf keiner.',
  Ranks: 'Ränge',
  'Ten games against at least three different people with cards, the dice thrown by the table, the last of them within a month.':
    'Zehn Partien gegen mindestens drei verschiedene Leute mit Karten, die Würfel vom Tisch geworfen, die letzte vor höchstens einem Monat.',
  'Teams, umpires, hosts': 'Teams, Schiedsrichter, Gastgeber',
  Teams: 'Teams',
  'A captain makes the links of their commanders. They plan together on a board that the enemy cannot see.':
    'Ein Kapitän macht die Links seiner Befehlshaber. Sie planen gemeinsam auf einem Brett, das der Feind nicht sieht.',
  Umpires: 'Schiedsrichter',
  'An umpire sees and rules as soon as both captains have accepted them: flags, penalties, time, steps back, the result.':
    'Ein Schiedsrichter sieht und entscheidet, sobald ihn beide Kapitäne angenommen haben: Einwände, Strafen, Zeit, Rückschritte, das Ergebnis.',
  Watching: 'Zuschauen',
  'Spectators see what everybody at the table sees. A finished match can be watched again, move by move.':
    'Zuschauer sehen, was alle am Tisch sehen. Eine beendete Partie lässt sich Zug für Zug noch einmal ansehen.',
  'Unpleasant people': 'Unangenehme Leute',
  'Mute somebody for yourself, or report a line or a person, behind the three dots. A host silences a seat and sends spectators away.':
    'Hinter den drei Punkten kannst du jemanden für dich stumm schalten oder eine Zeile oder Person melden. Ein Gastgeber schaltet einen Platz stumm und schickt Zuschauer weg.',
  'A server of your own': 'Ein eigener Server',
  'Two commands, described in the README. Matches move from server to server as files.':
    'Zwei Befehle, im README beschrieben. Partien ziehen als Dateien von Server zu Server um.',
};
