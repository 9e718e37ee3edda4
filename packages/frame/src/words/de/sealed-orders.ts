import type { WordTable } from '@vexillum/ui/words';

/** Versiegelte Befehle, die zehn Schritte, Würfel, Schiedsrichter. */
export const sealedOrders: WordTable = {
  'saw those dice and confirms them': 'bestätigt diese Würfel',
  'Not yet': 'Noch nicht',
  Seals: 'Siegel',
  verified: 'geprüft',
  'rolled {0} by hand:': 'würfelt von Hand {0}:',
  'rolled {0} by hand for “{1}”:': 'würfelt von Hand {0} für „{1}“:',
  'The file could not be had just now.': 'Die Datei war gerade nicht zu bekommen.',
  'All is well. Entries: {0}, rolls: {1}, opened seals: {2}.':
    'Alles in Ordnung. Einträge: {0}, Würfe: {1}, geöffnete Siegel: {2}.',
  'Something is wrong: {0}': 'Etwas stimmt nicht: {0}',
  'Seals, dice and the match file': 'Siegel, Würfel und die Datei der Partie',
  'Something is wrong with the record of the game': 'Mit der Aufzeichnung des Spiels stimmt etwas nicht',
  'Can this game be trusted?': 'Ist auf dieses Spiel Verlass?',
  'Read these eight words to each other over the call. If yours are the same, you all have the same game before you.':
    'Lest euch im Gespräch diese acht Wörter vor. Sind sie bei allen gleich, dann habt ihr alle dasselbe Spiel vor euch.',
  'They stand for everything up to entry {0}, and change with every action.':
    'Sie stehen für alles bis zu Eintrag {0} und ändern sich mit jeder Handlung.',
  'Checking …': 'Prüft …',
  'Check everything': 'Alles prüfen',
  'One file that anybody can check without this server, and that another server can play on from.':
    'Eine Datei, die jeder ohne diesen Server prüfen kann und mit der ein anderer Server weiterspielen kann.',
  'Stop playing, save the match file as evidence, and ask the other players for their eight words. If the host restored a backup and said so, you can go on with it.':
    'Hört auf zu spielen, sichert die Datei der Partie als Beleg und vergleicht eure acht Wörter. Hat der Gastgeber eine Sicherung zurückgespielt und das gesagt, dann könnt ihr damit weitermachen.',
  'I know why: go on with this record': 'Ich weiß, warum: damit weitermachen',
  'What everybody knows': 'Was alle wissen',
  'With my side’s secrets': 'Mit den Geheimnissen meiner Seite',
  'That did not work just now. Try again when the connection is back.':
    'Das ging gerade nicht. Versuche es noch einmal, wenn die Leitung wieder steht.',
  Record: 'Aufzeichnung',
  '{0, plural, one {# entry} other {# entries, each follows from the one before}}':
    '{0, plural, one {# Eintrag} other {# Einträge, jeder folgt aus dem vorigen}}',
  '{0, plural, one {# entry is checked; there are more} other {# entries are checked; there are more}}':
    '{0, plural, one {# Eintrag ist geprüft; es gibt noch mehr} other {# Einträge sind geprüft; es gibt noch mehr}}',
  'An entry does not follow from the one before': 'Ein Eintrag folgt nicht aus dem vorigen',
  Signature: 'Unterschrift',
  'The server stands by it': 'Der Server steht dazu',
  'Nothing was signed yet': 'Noch ist nichts unterschrieben',
  'Nobody has rolled yet': 'Noch hat niemand gewürfelt',
  'Rolls that are not what they must be: {0}': 'Würfe, die nicht sind, was sie sein müssen: {0}',
  'Entry {0} says that you had seen something else than you had: the server changed it.':
    'Eintrag {0} sagt, du hättest etwas anderes gesehen, als du hattest: Der Server hat es geändert.',
  'Opponents’ devices': 'Geräte der Gegner',
  'had no part in any of {0} rolls': 'waren an keinem von {0} Würfen beteiligt',
  'had a part in {0} of {1} rolls, which nobody could have chosen':
    'waren an {0} von {1} Würfen beteiligt, die sich niemand aussuchen konnte',
  'This browser has recalculated these dice, and an opponent’s device had a part in them: nobody could have chosen them.':
    'Dieser Browser hat diese Würfel nachgerechnet, und ein Gerät des Gegners war an ihnen beteiligt: Niemand konnte sie sich aussuchen.',
  'This browser has recalculated these dice, and another player’s device had a part in them, perhaps a partner’s: nobody could have chosen them alone.':
    'Dieser Browser hat diese Würfel nachgerechnet, und das Gerät eines anderen Spielers war an ihnen beteiligt, vielleicht eines Partners: Niemand konnte sie sich allein aussuchen.',
  'verified, with another player’s device': 'geprüft, mit dem Gerät eines anderen Spielers',
  'verified, with an opponent’s device': 'geprüft, mit einem Gerät des Gegners',
  'Entry {0}: this device gave its part for another roll of {1} than the one in the record. A server that tries rolls would do so; so does one that lost the first.':
    'Eintrag {0}: Dieses Gerät gab seinen Teil für einen anderen Wurf von {1} als den im Protokoll. Ein Server, der Würfe probiert, täte das; einer, der den ersten verlor, auch.',
  'Rolls: {0}, all recalculated here': 'Würfe: {0}, alle hier nachgerechnet',
  'Openings that are not what was sealed: {0}': 'Öffnungen, die nicht das Versiegelte sind: {0}',
  'Sealed: {0}; opened and verified: {1}': 'Versiegelt: {0}; geöffnet und geprüft: {1}',
  'Accept the umpire': 'Den Schiedsrichter annehmen',
  'Do not ask now': 'Jetzt nicht fragen',
  'Accept {0}': '{0} annehmen',
  'Rolled with real dice, on camera? Enter what they show. Nobody can check that, so the other side confirms it, and it is counted apart.':
    'Mit echten Würfeln vor der Kamera geworfen? Gib ein, was sie zeigen. Prüfen kann das niemand; darum bestätigt es die andere Seite, und es wird getrennt gezählt.',
  'What the dice show': 'Was die Würfel zeigen',
  'for example: 4 2 6': 'zum Beispiel: 4 2 6',
  'Kind of die': 'Art des Würfels',
  'One number for each die, with spaces between; none larger than the die.':
    'Eine Zahl für jeden Würfel, mit Leerzeichen dazwischen; keine größer als der Würfel.',
  'When dice have been rolled, here is how they fell.': 'Wurde gewürfelt, dann steht hier, wie die Würfel fielen.',
  '{0} × d{1}, mean {2} (fair: {3})': '{0} × W{1}, im Mittel {2} (fair: {3})',
  'No dice yet. The server throws them, and every browser checks them.':
    'Noch keine Würfel. Der Server wirft sie, und jeder Browser prüft sie.',
  'How the dice fell': 'Wie die Würfel fielen',
  'Real dice, entered by hand': 'Echte Würfel, von Hand eingegeben',
  'Roll for': 'Würfeln für',
  'Roll {0}: {1}': '{0} werfen: {1}',
  'in your own words': 'in eigenen Worten',
  'I saw these dice': 'Diese Würfel habe ich gesehen',
  'This browser has recalculated these dice: they are what they must be.':
    'Dieser Browser hat diese Würfel nachgerechnet: Sie sind, was sie sein müssen.',
  'wrong dice': 'falsche Würfel',
  'Entered by hand; the other side has not confirmed it yet.':
    'Von Hand eingegeben; die andere Seite hat es noch nicht bestätigt.',
  'by hand': 'von Hand',
  'Entered by hand, and confirmed by the other side.': 'Von Hand eingegeben und von der anderen Seite bestätigt.',
  'by hand, confirmed': 'von Hand, bestätigt',
};
