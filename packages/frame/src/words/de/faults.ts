import type { WordTable } from '@vexillum/ui/words';

/** Was an einer Partie genau nicht stimmt, wie es die Prüfung sagt; Teile von Sätzen stehen, wie sie in den Satz kommen. */
export const faults: WordTable = {
  'Its chain is sound, but its actions were not run again. {0}':
    'Die Kette ist heil, aber die Handlungen wurden nicht noch einmal ausgeführt. {0}',
  'Entry {0} says that the game ended otherwise than it did.':
    'Eintrag {0} sagt, das Spiel habe anders geendet, als es endete.',
  'Entry {0} {1}.': 'Eintrag {0} {1}.',
  'Entry {0}: {1}.': 'Eintrag {0}: {1}.',
  'The ledger ends before entry {0}, which was there before.':
    'Das Protokoll endet vor Eintrag {0}, der vorher da war.',
  'The entries after {0} are missing.': 'Die Einträge nach {0} fehlen.',
  'Entry {0} is not the one that was there before.': 'Eintrag {0} ist nicht der, der vorher da war.',
  'Entry {0} does not follow from the entry {1} that was there before.':
    'Eintrag {0} folgt nicht aus dem Eintrag {1}, der vorher da war.',
  'Entry {0} does not follow from the one before it.': 'Eintrag {0} folgt nicht aus dem vorigen.',
  'Entry {0} stands where entry {1} should.': 'Eintrag {0} steht, wo Eintrag {1} stehen sollte.',
  'Entry {0} does not match its own hash.': 'Eintrag {0} passt nicht zu seinem eigenen Hash.',
  'Entry {0}: {1} seals for {2}.': 'Eintrag {0}: {1} versiegelt für {2}.',
  'Entry {0}: {1} seals {2} {3}.': 'Eintrag {0}: {1} versiegelt {2} {3}.',
  'after {0} had opened {1}': 'nach dem Öffnen von {1} durch {0}',
  'again after opening it': 'noch einmal nach dem Öffnen',
  'a second time': 'ein zweites Mal',
  'again after both sides had sealed it': 'noch einmal, nachdem beide Seiten versiegelt hatten',
  'Entry {0}: {1} opens {2} {3}.': 'Eintrag {0}: {1} öffnet {2} {3}.',
  'without having sealed it': 'ohne vorheriges Versiegeln',
  'although it is void': 'trotz Ungültigkeit',
  'in the entry that seals it': 'im selben Eintrag, der es versiegelt',
  'as something else than it sealed in entry {0}': 'als etwas anderes, als in Eintrag {0} versiegelt wurde',
  'The file does not tell the secrets of the sides that it is about.':
    'Die Datei enthält die Geheimnisse der Seiten nicht, um die es geht.',
  'the file tells a secret of {0} that the entry does not have':
    'Die Datei enthält ein Geheimnis von {0}, das der Eintrag nicht hat',
  'What only {0} knew before entry {1} stayed behind when the match went on elsewhere.':
    'Was vor Eintrag {1} nur {0} wusste, blieb zurück, als die Partie anderswo weiterging.',
  'the secret of {0} is missing': 'das Geheimnis von {0} fehlt',
  'the secret of {0} is not the one whose digest it has': 'das Geheimnis von {0} passt nicht zu seinem Fingerabdruck',
  'the secret of {0} is not spelt as it must be': 'das Geheimnis von {0} ist nicht geschrieben, wie es sein muss',
  'what {0} sealed as {1} is not what the server keeps':
    'was {0} als {1} versiegelt hat, ist nicht, was der Server verwahrt',
  'The checkpoint of entry {0} is not that of the pieces on the table.':
    'Der Prüfpunkt von Eintrag {0} ist nicht der der Figuren auf dem Tisch.',
  'The actions were not run again: no rules were at hand.':
    'Die Handlungen wurden nicht noch einmal ausgeführt: Es waren keine Regeln zur Hand.',
  'The clock goes back {0} seconds at entry {1}.': 'Die Uhr springt bei Eintrag {1} um {0} Sekunden zurück.',
  '{0} sealed {1} again in entry {2}.': '{0} hat {1} in Eintrag {2} neu versiegelt.',
  'The dice of entry {0} were entered by hand, and nobody confirmed them.':
    'Die Würfel von Eintrag {0} wurden von Hand eingegeben, und niemand hat sie bestätigt.',
  'The first entry does not say what is played.': 'Der erste Eintrag sagt nicht, was gespielt wird.',
  'The first entry does not name the game.': 'Der erste Eintrag nennt das Spiel nicht.',
  'The first entry has no key of the server.': 'Der erste Eintrag hat keinen Schlüssel des Servers.',
  'The first entry has no anchors of the dice.': 'Der erste Eintrag hat keine Anker der Würfel.',
  'The head is not the last entry.': 'Der Kopf ist nicht der letzte Eintrag.',
  'The key is not the one in the ledger.': 'Der Schlüssel ist nicht der im Protokoll.',
  'The part {0} is not what the ledger says.': 'Der Teil {0} ist nicht, was das Protokoll sagt.',
  'The part side is not a side of this game.': 'Der Teil side ist keine Seite dieses Spiels.',
  'The table’s key is not the one that the server at {0} has certified: the match was signed again by somebody else.':
    'Der Schlüssel des Tisches ist nicht der, den der Server unter {0} beglaubigt hat: Jemand anderes hat die Partie neu unterzeichnet.',
  'The table’s key is certified by {0} ({1}), which is not the server that you named.':
    'Der Schlüssel des Tisches ist von {0} ({1}) beglaubigt, und das ist nicht der Server, den du genannt hast.',
  'No server has certified the table’s key, so it is not that of the server that you named.':
    'Kein Server hat den Schlüssel des Tisches beglaubigt, also ist es nicht der des Servers, den du genannt hast.',
  'What {0} is said to have countersigned at entry {1} was not signed by their device.':
    'Was {0} bei Eintrag {1} gegengezeichnet haben soll, hat nicht deren Gerät unterzeichnet.',
  'The file ends at entry {0}, and {1} had countersigned entry {2}.':
    'Die Datei endet mit Eintrag {0}, und {1} hatte Eintrag {2} gegengezeichnet.',
  'Entry {0} is not the one that {1} has countersigned.': 'Eintrag {0} ist nicht der, den {1} gegengezeichnet hat.',
  'Entry {0} is countersigned by a device that this ledger does not name as one of {1}.':
    'Eintrag {0} ist von einem Gerät gegengezeichnet, das in diesem Protokoll keines von {1} ist.',
  'Entry {0} signs the result for {1}, and is not their signature.':
    'Eintrag {0} unterschreibt das Ergebnis für {1} und ist nicht deren Unterschrift.',
  'Entry {0} says that {1} signed the result, and no device of theirs has countersigned it: that is the server’s word alone.':
    'Eintrag {0} sagt, {1} habe das Ergebnis unterschrieben, und kein Gerät dieses Platzes hat es gegengezeichnet: Dafür steht allein der Server.',
  'Entry {0} says {1}, and by the clock of {2} it was seen at {3}.':
    'Eintrag {0} sagt {1}, und nach der Uhr von {2} war er um {3} zu sehen.',
  "The signature of the head, entry {0}, is not the server's.":
    'Die Unterschrift unter dem Kopf, Eintrag {0}, ist nicht die des Servers.',
  'The file is not a text in UTF-8.': 'Die Datei ist kein Text in UTF-8.',
  'The file is not JSON.': 'Die Datei ist kein JSON.',
  'The file is not spelt as a match is: {0}.': 'Die Datei ist nicht geschrieben wie eine Partie: {0}.',
  'it differs from the canonical one at character {0}': 'sie weicht bei Zeichen {0} von der Schreibweise ab',
  'is not an entry': 'ist kein Eintrag',
  'has a {0} that is not one': 'hat ein {0}, das keines ist',
  'has no {0}': 'hat kein {0}',
  'The match is of a game that is not known here.': 'Das Spiel dieser Partie ist hier nicht bekannt.',
  'The game is over and {0} never opened {1}.': 'Das Spiel ist vorbei, und {0} hat {1} nie geöffnet.',
  'Entry {0} does not say how the match goes on.': 'Eintrag {0} sagt nicht, wie die Partie weitergeht.',
  'Entry {0} goes on from a head that the former server did not sign.':
    'Eintrag {0} setzt einen Kopf fort, den der frühere Server nicht unterschrieben hat.',
  'Entry {0} does not list the slots that were still sealed.': 'Eintrag {0} nennt nicht, was noch versiegelt war.',
  'Entry {0}: the player had seen an entry {1} that is not the one in this ledger.':
    'Eintrag {0}: Der Spieler hatte einen Eintrag {1} gesehen, der nicht der in diesem Protokoll ist.',
  'The file has not the parts that a match has.': 'Die Datei hat nicht die Teile, die eine Partie hat.',
  'The part {0} of the file is not one.': 'Der Teil {0} der Datei ist keiner.',
  'The part side of the file is not one.': 'Der Teil side der Datei ist keiner.',
  'The part secrets of the file is not one.': 'Der Teil secrets der Datei ist keiner.',
  'The roll of entry {0} {1}.': 'Der Wurf von Eintrag {0} {1}.',
  'is not written as a roll is': 'ist nicht geschrieben wie ein Wurf',
  'was made with a secret that is not the next of the chain':
    'wurde mit einem Geheimnis gemacht, das nicht das nächste der Kette ist',
  'has a link though its seat does not say what it had seen':
    'hat ein Kettenglied, obwohl der Platz nicht sagt, was er gesehen hatte',
  'has a link of a device that was not to give one': 'hat das Kettenglied eines Geräts, das keines zu geben hatte',
  'has a link that is not the next of the device': 'hat ein Kettenglied, das nicht das nächste des Geräts ist',
  'shows {0} where the dice came to {1}': 'zeigt {0}, wo die Würfel {1} ergaben',
  'was asked in another game': 'wurde in einem anderen Spiel verlangt',
  'was asked by {0}': 'wurde von {0} verlangt',
  'is of chain {0} where chain {1} is in use': 'ist aus Kette {0}, wo Kette {1} gilt',
  'is number {0} of its chain where number {1} is due': 'ist Nummer {0} seiner Kette, wo Nummer {1} an der Reihe ist',
  'was made for another action': 'wurde für eine andere Handlung gemacht',
  'is by a seat that has no dice': 'ist von einem Platz, der keine Würfel hat',
  'gives another reason than the player did': 'nennt einen anderen Grund als der Spieler',
  'is of other dice than the player asked for': 'ist mit anderen Würfeln, als der Spieler verlangt hat',
  'begins a new chain before the old one is used up': 'beginnt eine neue Kette, bevor die alte verbraucht ist',
  'is the last of its chain and does not begin the next': 'ist der letzte seiner Kette und beginnt nicht die nächste',
  'The first entry names no game of ours.': 'Der erste Eintrag nennt kein Spiel, das wir haben.',
  'Entry {0}: {1} does not take such arguments.': 'Eintrag {0}: {1} nimmt solche Angaben nicht.',
  'Entry {0} is of a seat that this game does not have.':
    'Eintrag {0} ist von einem Platz, den dieses Spiel nicht hat.',
  'Entry {0}: {1} would be refused here: {2}': 'Eintrag {0}: {1} würde hier zurückgewiesen: {2}',
  'Entry {0}: {1} does not do what the entry says.': 'Eintrag {0}: {1} tut nicht, was der Eintrag sagt.',
  'Entry {0}: the clock does not say what it must say after this.':
    'Eintrag {0}: Die Uhr sagt nicht, was sie danach sagen muss.',
  'Entry {0} changes something that no table has: {1}.': 'Eintrag {0} ändert etwas, das kein Tisch hat: {1}.',
  'Entry {0} has a change of {1} {2} that is none.': 'Eintrag {0} hat eine Änderung an {1} {2}, die keine ist.',
  'Entry {0} says that {1} {2} was otherwise than the entries before it left it.':
    'Eintrag {0} sagt, {1} {2} sei anders gewesen, als die Einträge davor es hinterließen.',
  'Entry {0}: {1} cannot change the board.': 'Eintrag {0}: {1} kann das Brett nicht verändern.',
  'a secret action': 'eine geheime Handlung',
  'The keys before the server’s own did not hand over to it.':
    'Die früheren Schlüssel des Servers haben nicht an seinen jetzigen übergeben.',
  'The feed is not that of a server that you named.': 'Die Ergebnisse sind von keinem Server, den du genannt hast.',
  'Row {0} does not come after row {1}.': 'Zeile {0} kommt nicht nach Zeile {1}.',
  'Row {0} does not follow from the row before it.': 'Zeile {0} folgt nicht aus der Zeile davor.',
  'Row {0} does not say what the server has signed.': 'Zeile {0} sagt nicht, was der Server unterschrieben hat.',
  'Row {0} is not signed by the server.': 'Zeile {0} ist nicht vom Server unterschrieben.',
  'Row {0} is not the last one that the server names.': 'Zeile {0} ist nicht die letzte, die der Server nennt.',
  'Entry {0}: {1} is not about the dice that the entry has.':
    'Eintrag {0}: Bei {1} geht es nicht um die Würfel, die der Eintrag hat.',
};
