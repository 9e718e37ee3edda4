import type { WordTable } from '@vexillum/ui/words';

/** Spielerkarten. Links der englische Text, rechts die Übersetzung; {0}, {1} … stehen für Werte. */
export const cards: WordTable = {
  'Played with a player card': 'Mit einer Spielerkarte gespielt',
  'My player card': 'Meine Spielerkarte',
  'Whoever runs this server lets this player card sign in at no table any more.':
    'Wer diesen Server betreibt, lässt diese Spielerkarte an keinem Tisch mehr zu.',
  'Whoever runs this server lets this player card sign in at no table any more: {0}':
    'Wer diesen Server betreibt, lässt diese Spielerkarte an keinem Tisch mehr zu: {0}',
  'Remember me': 'Als Spieler wiedererkannt werden',
  'This browser makes you a player card: no mail address, no password. Others know you again, and you can delete it whenever you like.':
    'Dieser Browser macht dir eine Spielerkarte: ohne Mailadresse, ohne Passwort. Andere erkennen dich wieder, und du kannst sie jederzeit löschen.',
  'Play with my player card:': 'Mit meiner Spielerkarte spielen:',
  'You play here with the player card of {0}.': 'Du spielst hier mit der Spielerkarte von {0}.',
  'You play here as a guest.': 'Du spielst hier als Gast.',
  'Make a player card': 'Eine Spielerkarte machen',
  'Play here with my player card ({0})': 'Hier mit meiner Spielerkarte spielen ({0})',
  'Everybody sees it, and it stays in the record of this table.':
    'Alle sehen sie, und sie bleibt in der Aufzeichnung dieses Tischs.',
  'Plays with the player card of {0}': 'Spielt mit der Spielerkarte von {0}',
  'plays with the player card of {0}': 'spielt mit der Spielerkarte von {0}',
  'gules, red': 'Rot',
  'azure, blue': 'Blau',
  'vert, green': 'Grün',
  'purpure, purple': 'Purpur',
  'sable, black': 'Schwarz',
  'or, gold': 'Gold',
  'argent, white': 'Weiß',
  'This browser keeps no keys (a private window?), so it cannot be remembered.':
    'Dieser Browser bewahrt keine Schlüssel auf (ein privates Fenster?), darum kann er nicht wiedererkannt werden.',
  'Looking for your card …': 'Deine Karte wird gesucht …',
  'Your card was deleted. Nothing of it is left on this server or in this browser, and nobody reads your name at the tables where you had signed in; what you did stays in their ledgers.':
    'Deine Karte ist gelöscht. Auf diesem Server und in diesem Browser ist nichts mehr von ihr da, und niemand liest mehr deinen Namen an den Tischen, an denen du angemeldet warst; was du getan hast, bleibt in ihren Büchern.',
  'You play here as a guest, and may do so for ever. With a player card you are remembered: others know you again, and your results can count. It takes no mail address and no password: this browser makes a key and keeps it.':
    'Du spielst hier als Gast und kannst das immer tun. Mit einer Spielerkarte kennt man dich wieder, und deine Ergebnisse können zählen. Dazu braucht es keine Mailadresse und kein Passwort: Dieser Browser macht einen Schlüssel und bewahrt ihn auf.',
  'What is kept of it, and how to take it away again:': 'Was davon aufbewahrt wird und wie du es wieder wegnimmst:',
  'Player card since {0}': 'Spielerkarte seit {0}',
  'Number of the card:': 'Nummer der Karte:',
  'Name and colours': 'Name und Farben',
  'Change the name': 'Namen ändern',
  'Everything that the server keeps of your card, as one file:':
    'Alles, was der Server von deiner Karte aufbewahrt, als eine Datei:',
  'Save as a file': 'Als Datei speichern',
  'Delete my card …': 'Meine Karte löschen …',
  'The cloth': 'Das Tuch',
  'The figure on it': 'Die Figur darauf',
  'As the key has drawn it': 'Wie der Schlüssel es gezeichnet hat',
  'Devices of this card': 'Geräte dieser Karte',
  'A device that is signed out speaks for your card no more. The seats that it holds at tables it keeps: they are not the card’s.':
    'Ein abgemeldetes Gerät spricht nicht mehr für deine Karte. Seine Plätze an Tischen behält es: Sie gehören nicht der Karte.',
  'A browser': 'Ein Browser',
  'This browser': 'Dieser Browser',
  'since {0}, last here {1}': 'seit {0}, zuletzt hier {1}',
  'Sign this one out': 'Dieses abmelden',
  'I have a card already': 'Ich habe schon eine Karte',
  'Code of the other device, or recovery phrase': 'Code des anderen Geräts oder Wiederherstellungssatz',
  'Bring it here': 'Hierher holen',
  'Show a code for another device': 'Einen Code für ein anderes Gerät zeigen',
  'Make a recovery phrase for paper': 'Einen Wiederherstellungssatz für Papier machen',
  'Recovery phrase': 'Wiederherstellungssatz',
  'Recovery phrase on paper': 'Satz auf Papier',
  'One-time code': 'Einmalcode',
  'Never mind': 'Doch nicht',
  'The code has run out. Show a new one.': 'Der Code ist abgelaufen. Zeige einen neuen.',
  'Your card is now on that device too: {0}': 'Deine Karte ist jetzt auch auf diesem Gerät: {0}',
  'Nobody here knows this code. Check each letter; it works once, for ten minutes.':
    'Diesen Code kennt hier niemand. Prüfe jeden Buchstaben; er gilt einmal, zehn Minuten lang.',
  'Found: {0}. The other device signs for this one; leave its page open …':
    'Gefunden: {0}. Das andere Gerät unterschreibt für dieses; lass seine Seite offen …',
  'The other device did not answer. Show a new code there and write it here.':
    'Das andere Gerät hat nicht geantwortet. Zeige dort einen neuen Code und schreibe ihn hier hin.',
  'Write this down on paper. With it you bring your card back when every device is lost; it is shown once. Whoever has it has your card.':
    'Schreibe das auf Papier. Damit holst du deine Karte zurück, wenn alle Geräte verloren sind; es wird einmal gezeigt. Wer es hat, hat deine Karte.',
  'On the other device open the page of the player card, and write this under “I have a card already”. It works once, for ten minutes. Leave this page open.':
    'Öffne auf dem anderen Gerät die Seite der Spielerkarte und schreibe das unter „Ich habe schon eine Karte“. Es gilt einmal, zehn Minuten lang. Lass diese Seite offen.',
  Passkey: 'Passkey',
  'Make a passkey': 'Einen Passkey machen',
  'With a passkey': 'Mit einem Passkey',
  'The passkey is made. With it your card comes to any device that has it.':
    'Der Passkey ist gemacht. Mit ihm kommt deine Karte auf jedes Gerät, das ihn hat.',
  'No passkey was used: it was not confirmed, or there is none here.':
    'Kein Passkey wurde benutzt: Er wurde nicht bestätigt, oder hier ist keiner.',
  'This kind of passkey keeps no keys for pages. A recovery phrase does the same.':
    'Diese Art von Passkey bewahrt keine Schlüssel für Seiten auf. Ein Wiederherstellungssatz tut dasselbe.',
  'Delete this card for good?': 'Diese Karte endgültig löschen?',
  'The server forgets its name, its colours, its devices, its friends and its list of tables, what you were called at the tables where you had signed in with it, and this browser its key. Nobody can bring it back. What you signed at tables stays in their ledgers, with the card’s key and no name, and you keep your seats.':
    'Der Server vergisst ihren Namen, ihre Farben, ihre Geräte, ihre Freunde und ihre Liste von Tischen, wie du an den Tischen hießest, an denen du mit ihr angemeldet warst, und dieser Browser ihren Schlüssel. Niemand kann sie zurückholen. Was du an Tischen unterschrieben hast, bleibt in deren Büchern, mit dem Schlüssel der Karte und ohne Namen, und du behältst deine Plätze.',
  'Delete it for good': 'Endgültig löschen',
  'Keep it': 'Behalten',
  'You need no account: nobody asks for your mail address, your real name or your age. Whoever wants to be remembered makes a player card.':
    'Du brauchst kein Konto: Niemand fragt nach deiner Mailadresse, deinem richtigen Namen oder deinem Alter. Wer wiedererkannt werden will, macht sich eine Spielerkarte.',
  'What the server keeps of a player card': 'Was der Server von einer Spielerkarte aufbewahrt',
  'Only where you have made one: its public key, its name and colours, and since when it is there; of each of its devices the public key, what it is called, the day when it came and was last here, and a fingerprint of its cookie; the last hundred tables where you signed in with it, and when; the cards that you have marked as friends’.':
    'Nur wo du eine gemacht hast: ihren öffentlichen Schlüssel, ihren Namen und ihre Farben und seit wann es sie gibt; von jedem ihrer Geräte den öffentlichen Schlüssel, wie es heißt, den Tag, an dem es kam und zuletzt da war, und einen Fingerabdruck seines Cookies; die letzten hundert Tische, an denen du dich mit ihr gemeldet hast, und wann; die Karten, die du dir als die von Freunden gemerkt hast.',
  'A recovery phrase and a passkey count as devices: the server keeps the public key of each, and can make neither from it.':
    'Ein Wiederherstellungssatz und ein Passkey zählen als Geräte: Der Server bewahrt von jedem den öffentlichen Schlüssel auf und kann keinen von beiden daraus machen.',
  'Where you sign in with it at a table, that stands in the table’s ledger, for everyone there to read: the card’s key, the time, and your device’s signature; its name is kept beside the ledger, as your own is.':
    'Meldest du dich an einem Tisch mit ihr an, so steht das in dessen Buch, für alle dort zu lesen: der Schlüssel der Karte, die Zeit und die Unterschrift deines Geräts; ihr Name wird neben dem Buch aufbewahrt, wie dein eigener.',
  'On the page of your card you save all of that as a file, sign a device out, and delete the card. Then the server forgets all of it at once, and what you and the card were called at the tables where you signed in; the card’s key and what you did stay in their ledgers as long as they do, and you keep your seats.':
    'Auf der Seite deiner Karte speicherst du all das als Datei, meldest ein Gerät ab und löschst die Karte. Dann vergisst der Server alles davon auf einmal, auch wie du und die Karte an den Tischen hießen, an denen du dich angemeldet hast; der Schlüssel der Karte und was du getan hast, bleiben in ihren Büchern, solange es sie gibt, und du behältst deine Plätze.',
  'Where you have a player card: its key, its name, and a cookie of its own.':
    'Wenn du eine Spielerkarte hast: ihren Schlüssel, ihren Namen und ein eigenes Cookie.',
  'No player card here knows this device.': 'Keine Spielerkarte hier kennt dieses Gerät.',
  'This device has a player card already.': 'Dieses Gerät hat schon eine Spielerkarte.',
  'This server keeps no more player cards; play as a guest.':
    'Dieser Server nimmt keine Spielerkarten mehr auf; spiele als Gast.',
  'This card has so many devices already that no other one may come.':
    'Diese Karte hat schon so viele Geräte, dass kein weiteres dazukommen kann.',
  'This card has no such device.': 'So ein Gerät hat diese Karte nicht.',
  'This is the only device of the card; without it, delete the card.':
    'Das ist das einzige Gerät der Karte; wer es nicht mehr will, löscht die Karte.',
  'This device is not signed in with a player card.': 'Dieses Gerät ist mit keiner Spielerkarte angemeldet.',
  'Only those who play or lead the game sign in with a card.':
    'Nur wer mitspielt oder das Spiel leitet, meldet sich mit einer Karte.',
  'Somebody is signing in at this seat just now.': 'An diesem Platz meldet sich gerade jemand.',
  'The player card has not signed for this seat at this table.':
    'Die Spielerkarte hat nicht für diesen Platz an diesem Tisch unterschrieben.',
  'The player card is called {0}.': 'Die Spielerkarte heißt {0}.',
  'The player card has signed at another time than now.': 'Die Spielerkarte hat zu einer anderen Zeit unterschrieben.',
  'The player card has signed this before; sign again.':
    'Das hat die Spielerkarte schon einmal unterschrieben; unterschreibe neu.',
  'So many cards have signed in at this seat that no other one may.':
    'An diesem Platz haben sich schon so viele Karten gemeldet, dass es keine weitere kann.',
  'Somebody else has been given that seat.': 'Diesen Platz hat jetzt jemand anders.',
  'Entry {0}: the card that {1} names has not signed this.':
    'Eintrag {0}: Die Karte, die {1} nennt, hat das nicht unterschrieben.',
  'Entry {0}: {1} signs in with words of before.': 'Eintrag {0}: {1} meldet sich mit Worten von früher.',
  'Entry {0}: the card of {1} has signed at another time, {2}.':
    'Eintrag {0}: Die Karte von {1} hat zu einer anderen Zeit unterschrieben, {2}.',
  'Entry {0}: {1} shows a card that has not signed in.':
    'Eintrag {0}: {1} zeigt eine Karte, die sich nicht gemeldet hat.',
};
