import type { WordTable } from '@vexillum/ui/words';

/** Conquest: die Menüs des Spiels und des Tisches; was sich geändert hat und was aufbewahrt wird. */
export const menu: WordTable = {
  'None but the host.': 'Niemand außer dem Gastgeber.',
  '(empty seat)': '(leerer Platz)',
  Join: 'Mitspielen',
  'There is a seat for you: {0}.': 'Für dich ist ein Platz da: {0}.',
  'To play you need the link of a free seat: ask the host.':
    'Zum Mitspielen brauchst du den Link eines freien Platzes: Frage, wer den Tisch aufgebaut hat.',
  Menus: 'Menüs',
  'Options of the game': 'Einstellungen des Spiels',
  'You are the host: everything here can be changed by you, and everyone is told.':
    'Du bist der Gastgeber: Du kannst hier alles ändern, und alle erfahren es.',
  'You are an administrator: you change everything here but what is the host’s alone, and everyone is told.':
    'Du bist Verwalter: Du änderst hier alles, was nicht dem Gastgeber vorbehalten ist, und alle erfahren es.',
  'Everything that is on and off at this table. The host and the administrators change it, and everyone is told.':
    'Alles, was an diesem Tisch an und aus ist. Der Gastgeber und die Verwalter ändern es, und alle erfahren es.',
  'host only': 'nur Gastgeber',
  'The map of the game, with its miniatures.': 'Die Karte des Spiels mit ihren Figuren.',
  'Cannot be changed while a game is on.': 'Lässt sich nicht ändern, solange ein Spiel läuft.',
  'Choose a map': 'Eine Karte wählen',
  'Administrators, motto, sound, theme, version, help: what holds whatever is played here.':
    'Verwalter, Motto, Ton, Aussehen, Version, Hilfe: was gilt, was auch immer hier gespielt wird.',
  'To the table’s menu': 'Zum Menü des Tisches',
  Pages: 'Seiten',
  'Page before': 'Vorige Seite',
  Page: 'Seite',
  'Page after': 'Nächste Seite',
  'Random On': 'Zufall an',
  'Random Off': 'Zufall aus',
  'Neutral On': 'Neutrale an',
  'Neutral Off': 'Neutrale aus',
  'Fort. On': 'Befest. an',
  'Fort. Off': 'Befest. aus',
  'Evict On': 'Ausschluss an',
  'Evict Off': 'Ausschluss aus',
  Chatty: 'Gesprächig',
  '{0}: On': '{0}: an',
  '{0}: Off': '{0}: aus',
  'Start of the game': 'Beginn des Spiels',
  Turns: 'Züge',
  'End of the game': 'Ende des Spiels',
  'Clocks and absent players': 'Uhren und abwesende Spieler',
  'Log and looks': 'Verlauf und Aussehen',
  'No game is on.': 'Es läuft kein Spiel.',
  evicted: 'ausgeschlossen',
  eliminated: 'ausgeschieden',
  resigned: 'aufgegeben',
  Resign: 'Aufgeben',
  'You give up this game; the others play on, or the last of them has won.':
    'Du gibst dieses Spiel auf; die anderen spielen weiter, oder wer als Letzter übrig ist, hat gewonnen.',
  'Resign?': 'Aufgeben?',
  'This cannot be taken back.': 'Das lässt sich nicht zurücknehmen.',
  'No, play on': 'Nein, weiterspielen',
  'Yes, resign': 'Ja, aufgeben',
  'You are the last player: the game is over, and nobody has won it.':
    'Du bist der letzte Spieler: Das Spiel ist vorbei, und niemand hat es gewonnen.',
  'The game is over then, and {0} has won it.': 'Dann ist das Spiel vorbei, und {0} hat es gewonnen.',
  'You are out of this game, and the others play on. Your land becomes neutral, with its armies.':
    'Du bist aus diesem Spiel, und die anderen spielen weiter. Dein Land wird mit seinen Armeen neutral.',
  'You are out of this game, and the others play on. Your land stays yours and only defends itself.':
    'Du bist aus diesem Spiel, und die anderen spielen weiter. Dein Land bleibt deines und verteidigt sich nur noch.',
  'on turn': 'am Zug',
  'Skip {0}': '{0} überspringen',
  Skip: 'Überspringen',
  'Evict {0}': '{0} ausschließen',
  'Yes, evict {0}': 'Ja, {0} ausschließen',
  '{0} is out of the game for good, and their land becomes neutral.':
    '{0} ist endgültig aus dem Spiel, und sein Land wird neutral.',
  '{0} is out of the game for good; their land stays theirs and only defends itself.':
    '{0} ist endgültig aus dem Spiel; sein Land bleibt seines und verteidigt sich nur noch.',
  'No, leave it': 'Nein, lassen',
  'Set up again': 'Neu aufbauen',
  'Clears the board for a new game. Seats, house rules and the map stay.':
    'Räumt das Brett für ein neues Spiel. Plätze, Hausregeln und Karte bleiben.',
  'The game that is on ends here, and nobody has won it.': 'Das laufende Spiel endet hier, und niemand hat gewonnen.',
  'The board is cleared.': 'Das Brett wird geräumt.',
  'Yes, set up again': 'Ja, neu aufbauen',
  'Only the host and the administrators may do this.': 'Das dürfen nur der Gastgeber und die Verwalter.',
  'The turn passes on; recruits that are not placed are lost.':
    'Der Zug geht weiter; nicht aufgestellte Rekruten sind verloren.',
  'It is not their turn.': 'Er ist nicht am Zug.',
  On: 'An',
  '{0}, in seconds': '{0}, in Sekunden',
  'Set: {0}': 'Setzen: {0}',
  Set: 'Setzen',
  'For everyone': 'Für alle',
  'For you, in this browser': 'Für dich, in diesem Browser',
  'The options of the game that is played here.': 'Die Einstellungen des Spiels, das hier gespielt wird.',
  'To the game’s menu': 'Zum Menü des Spiels',
  Administrators: 'Verwalter',
  'Players who may do what the host may, but for what is the host’s alone. The host names them.':
    'Spieler, die dürfen, was der Gastgeber darf, bis auf das, was ihm vorbehalten ist. Der Gastgeber ernennt sie.',
  'A line over the table: the name of your club, or whatever you like.':
    'Eine Zeile über dem Tisch: der Name eures Vereins oder was ihr wollt.',
  Motto: 'Motto',
  None: 'Keines',
  'Set the motto': 'Motto setzen',
  Sound: 'Ton',
  'Dice, captures and your turn. Whatever is heard is also seen.':
    'Würfel, Eroberungen und dein Zug. Was zu hören ist, ist auch zu sehen.',
  Mute: 'Stumm',
  'How this screen looks to you.': 'Wie dieser Bildschirm für dich aussieht.',
  'Remembered camera': 'Gemerkter Ausschnitt',
  'When you come back you see the part of the map that you left.':
    'Wenn du zurückkommst, siehst du den Teil der Karte, den du verlassen hast.',
  'No glides and no tumbling dice.': 'Kein Gleiten und keine rollenden Würfel.',
  'The rules in short, what every button does, the keys, and questions of new hosts. It can be searched.':
    'Die Regeln in Kürze, was jeder Knopf tut, die Tasten und Fragen neuer Gastgeber. Sie lässt sich durchsuchen.',
  'Open the help': 'Hilfe öffnen',
  'This page is older or newer than the server: reload it.':
    'Diese Seite ist älter oder neuer als der Server: Lade sie neu.',
  Updating: 'Aktualisieren',
  'A server is never updated by itself. The people who run it read what has changed, fetch the newest version, which costs nothing, and start it again: games that are on go on. With the new version everything that has changed in it is taken as it is.':
    'Ein Server wird nie von selbst aktualisiert. Wer ihn betreibt, liest, was sich geändert hat, holt die neueste Version, die nichts kostet, und startet ihn neu: Laufende Spiele gehen weiter. Mit der neuen Version nimmt man alles hin, was sich in ihr geändert hat.',
  'What this server keeps of you, and for how long.': 'Was dieser Server von dir aufbewahrt und wie lange.',
  'What is kept': 'Was aufbewahrt wird',
  'How do the others come to my table?': 'Wie kommen die anderen an meinen Tisch?',
  'Every seat has a link of its own. Send each player one, and anybody who only wants to watch the spectator’s. The links stay with you under Seats and on the screen before START.':
    'Jeder Platz hat einen eigenen Link. Schicke jedem Spieler einen und wer nur zusehen will, den für Zuschauer. Die Links bleiben bei dir, unter Plätze und auf dem Bildschirm vor START.',
  'Does everybody need an account?': 'Braucht jeder ein Konto?',
  'No. Open a link, give a name and sit down. Your browser keeps the seat.':
    'Nein. Wer einen Link öffnet, gibt einen Namen an und setzt sich. Sein Browser behält den Platz.',
  'Can I try it alone?': 'Kann ich es allein ausprobieren?',
  'Yes: let machines play the empty seats before START, and choose how well: as a Recruit, a Captain or a Marshal. A Recruit is easy to beat.':
    'Ja: Lass vor START Maschinen die leeren Plätze spielen und wähle, wie gut: als Rekrut, Hauptmann oder Marschall. Ein Rekrut ist leicht zu schlagen.',
  'I made the table and play too. Who am I?': 'Ich habe den Tisch gemacht und spiele mit. Wer bin ich?',
  'Both: you hold the host’s seat and your own. You stay in your own; the menu lets you change what is the host’s.':
    'Beides: Du hast den Platz des Gastgebers und deinen eigenen. Du bleibst auf deinem; im Menü änderst du auch, was dem Gastgeber vorbehalten ist.',
  'Where are the options, and who changes them?': 'Wo sind die Einstellungen, und wer ändert sie?',
  'Touch the game’s sign in the bar, or press and hold any part of the game for two seconds. Everyone reads them; the host changes all of them, and the administrators whom the host names nearly all. Everyone is told of each change.':
    'Tippe auf das Zeichen des Spiels in der Leiste, oder halte irgendeine Stelle des Spiels zwei Sekunden gedrückt. Alle können sie lesen; der Gastgeber ändert alle, die von ihm ernannten Verwalter fast alle. Jede Änderung erfahren alle.',
  'Somebody has fallen asleep. What now?': 'Jemand ist eingeschlafen. Was nun?',
  'Skip them in the menu under Players. Set a Timeout, and it happens by itself: they are passed over for this round, or taken out of the game where Evict is on.':
    'Überspringe ihn im Menü unter Spieler. Mit einer Frist geschieht es von selbst: Er wird für diese Runde übersprungen oder, wo Ausschließen an ist, aus dem Spiel genommen.',
  'give up this game, once you have said so again': 'dieses Spiel aufgeben, nach einer Rückfrage',
  'I cannot win any more. How do I give up?': 'Ich kann nicht mehr gewinnen. Wie gebe ich auf?',
  'Resign, in the menu at the right of the bar or with Q. You are asked once more. Your land goes the way of an evicted player’s, and whoever is left alone has won, a machine too.':
    'Mit „Aufgeben“ im Menü rechts in der Leiste oder mit Q. Du wirst noch einmal gefragt. Mit deinem Land geschieht, was mit dem eines Ausgeschlossenen geschieht, und wer allein übrig ist, hat gewonnen, auch eine Maschine.',
  'I lost my line in the middle of a turn.': 'Mitten im Zug ist meine Verbindung abgerissen.',
  'Open the table again: everything is as you left it. To go on from another device, make a new link for your own seat under Seats, and open it there.':
    'Öffne den Tisch wieder: Alles ist, wie du es verlassen hast. Um von einem anderen Gerät aus weiterzuspielen, mache unter Plätze einen neuen Link für deinen eigenen Platz und öffne ihn dort.',
  'How do I know that nobody cheats with the dice?': 'Woher weiß ich, dass niemand mit den Würfeln betrügt?',
  'The server bound itself to all dice before the first throw, and your browser checks each of them. The shield in the bar tells what it has found, and the match file can be checked by anybody.':
    'Der Server hat sich vor dem ersten Wurf auf alle Würfel festgelegt, und dein Browser prüft jeden davon. Der Schild in der Leiste sagt, was er gefunden hat, und die Partiedatei kann jeder prüfen.',
  'Can I play on a map of my own?': 'Kann ich auf einer eigenen Karte spielen?',
  'Yes. Draw it on the page Maps, or bring it in there as a map file or as a board of Lux; it is checked there. “Play on this map” opens a table with it, and at a table the host chooses it in the menu before START.':
    'Ja. Zeichne sie auf der Seite Karten, oder bring sie dort als Kartendatei oder als Brett von Lux mit; dort wird sie geprüft. „Auf dieser Karte spielen“ öffnet einen Tisch damit, und am Tisch wählt der Gastgeber sie vor START im Menü.',
  'Who may take a seat, and how do I free one?': 'Wer darf sich setzen, und wie mache ich einen Platz frei?',
  'A link seats one person once. Under Seats the host makes a new link for a seat that nobody has taken yet, and a player for their own.':
    'Ein Link setzt einen Menschen ein Mal. Unter Plätze macht der Gastgeber einen neuen Link für einen Platz, den noch niemand hat, und ein Spieler einen für seinen eigenen.',
  'How do I get a newer version?': 'Wie bekomme ich eine neuere Version?',
  'The people who run the server fetch it and start the server again; it is free, and games that are on go on. Read first what has changed: it is linked in the menu under Table.':
    'Wer den Server betreibt, holt sie und startet den Server neu; sie ist kostenlos, und laufende Spiele gehen weiter. Lies vorher, was sich geändert hat: Es ist im Menü unter Tisch verlinkt.',
  'I have found a mistake.': 'Ich habe einen Fehler gefunden.',
  'Tell the people who run your server: the menu has the facts to pass on, under Table, and the match file has everything that is needed to see it again. A corrected version follows, and the list of changes says so.':
    'Sag es dem, der deinen Server betreibt: Das Menü hat unter „Tisch“ die Angaben dazu, und in der Partiedatei ist alles, was man braucht, um ihn wiederzusehen. Eine berichtigte Version folgt, und die Liste der Änderungen nennt es.',
  'Report a mistake': 'Einen Fehler melden',
  'Tell the people who run this server what happened, and add these facts and the match file. A corrected version follows, and you may be thanked in the list of changes.':
    'Sag dem, der diesen Server betreibt, was geschehen ist, und gib diese Angaben und die Partiedatei mit. Eine berichtigte Version folgt; wer einen Fehler findet, dem kann in der Liste der Änderungen gedankt werden.',
  'Copy the facts': 'Angaben kopieren',
  'A machine plays for you while you are away.': 'Eine Maschine spielt für dich, solange du weg bist.',
  'Take your seat back': 'Deinen Platz zurücknehmen',
  'Others would have a machine play for you.': 'Andere wollen eine Maschine für dich spielen lassen.',
  'I am here': 'Ich bin da',
  'Machine: {0} of {1} agree': 'Maschine: {0} von {1} sind dafür',
  'No machine': 'Keine Maschine',
  'Machine plays': 'Maschine spielt',
  'Take back that a machine should play for {0}': 'Zurücknehmen, dass eine Maschine für {0} spielen soll',
  'Let a machine play for {0}, once all others agree':
    'Eine Maschine für {0} spielen lassen, sobald alle anderen zustimmen',
  'Machine for {0}': 'Maschine für {0}',
  'Offer a draw': 'Remis anbieten',
  'Agree to the draw': 'Dem Remis zustimmen',
  'A draw? For it: {0}': 'Remis? Dafür: {0}',
  'Take the draw back': 'Remisangebot zurücknehmen',
  'wants a draw': 'will Remis',
  'Once all players who are left agree, the game is over, and nobody has won. Machines go along with it.':
    'Stimmen alle zu, die noch spielen, ist das Spiel vorbei, und niemand hat gewonnen. Maschinen schließen sich an.',
  'The players have agreed on a draw.': 'Die Spieler haben sich auf Remis geeinigt.',
};
