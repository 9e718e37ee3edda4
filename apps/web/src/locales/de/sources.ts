/** Woher ein Wert der Regeln kommt. Titel von Regelwerken und ihren Abschnitten bleiben, wie sie gedruckt sind. */
export const sources: Readonly<Record<string, string>> = {
  'whether draft 0.9 keeps it was not found': 'ob Entwurf 0.9 es beibehält, war nicht zu finden',
  'whether version 1.2 keeps it was not found': 'ob Fassung 1.2 es beibehält, war nicht zu finden',

  'GRAND TRIUMPH! of 12 June 2017, {0}': 'GRAND TRIUMPH! vom 12. Juni 2017, {0}',
  'GRAND TRIUMPH! of 12 June 2017, {0} ({1} to {2})': 'GRAND TRIUMPH! vom 12. Juni 2017, {0} ({1} bis {2})',
  'GRAND TRIUMPH! of 12 June 2017, {0}, as a suggestion': 'GRAND TRIUMPH! vom 12. Juni 2017, {0}, als Vorschlag',
  'GRAND TRIUMPH! of 12 June 2017, Scale, gives 144 points as the size, not as a ceiling':
    'GRAND TRIUMPH! vom 12. Juni 2017, Scale, nennt 144 Punkte als Größe, nicht als Obergrenze',
  'GRAND TRIUMPH! of 12 June 2017, {0}: the army is split into its commands':
    'GRAND TRIUMPH! vom 12. Juni 2017, {0}: Die Armee wird auf ihre Befehle verteilt',
  'GRAND TRIUMPH! of 12 June 2017 has a main camp and ally camps':
    'GRAND TRIUMPH! vom 12. Juni 2017 hat ein Hauptlager und Lager der Verbündeten',
  'their number is inferred from three commands': 'ihre Zahl ist aus drei Befehlen erschlossen',
  'GRAND TRIUMPH! of 12 June 2017': 'GRAND TRIUMPH! vom 12. Juni 2017',
  'GRAND TRIUMPH! of 12 June 2017 names no limit': 'GRAND TRIUMPH! vom 12. Juni 2017 nennt keine Grenze',
  'GRAND TRIUMPH! of 12 June 2017 does not say whether camps count':
    'GRAND TRIUMPH! vom 12. Juni 2017 sagt nicht, ob Lager zählen',
  'not found for later drafts': 'für spätere Entwürfe nicht gefunden',
  'as in the standard game': 'wie im gewöhnlichen Spiel',
  'draft 0.9 of 2024': 'Entwurf 0.9 von 2024',
  'draft 0.9 of June 2024, its first part: 144 points or fewer':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: 144 Punkte oder weniger',
  'draft 0.9 of June 2024, its first part: 144 points, troops and cards':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: 144 Punkte, Truppen und Karten',
  'draft 0.9 of June 2024, its first part: one main command and two allies at most':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: ein Hauptbefehl und höchstens zwei Verbündete',
  'draft 0.9 of June 2024, its first part: three main commands, or fewer with allies':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: drei Hauptbefehle, mit Verbündeten weniger',
  'draft 0.9 of June 2024, its first part: 72 points lost, and more than the enemy':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: 72 Punkte verloren, und mehr als der Feind',
  'draft 0.2 of October 2017 and a public table mod agree':
    'Entwurf 0.2 vom Oktober 2017 und eine öffentliche Tisch-Mod stimmen überein',
  'inferred from the zones’ names': 'aus den Namen der Zonen erschlossen',
  'the draft’s rules of deployment were not found': 'die Aufstellungsregeln des Entwurfs waren nicht zu finden',

  'Battle Cards 1.0': 'Battle Cards 1.0',
  'Battle Cards 1.0, {0}': 'Battle Cards 1.0, {0}',
  'Battle Cards 1.0, card {0}': 'Battle Cards 1.0, Karte {0}',
  'Battle Cards 1.0, card {0}, as the rule that it changes':
    'Battle Cards 1.0, Karte {0}, als die Regel, die sie ändert',
  'Battle Cards 1.0, card {0}, and public sources agree':
    'Battle Cards 1.0, Karte {0}, und öffentliche Quellen stimmen überein',
  'Battle Cards 1.0, card {0}, and an answer of the authors in their forum':
    'Battle Cards 1.0, Karte {0}, und eine Antwort der Autoren in ihrem Forum',
  'Battle Cards 1.0, card {0}, as a suggestion': 'Battle Cards 1.0, Karte {0}, als Vorschlag',
  'Battle Cards 1.0, card {0}, which does not say whose movement phase is meant ({1})':
    'Battle Cards 1.0, Karte {0}, die nicht sagt, wessen Bewegungsphase gemeint ist ({1})',
  'Battle Cards 1.0, cards {0} and {1}': 'Battle Cards 1.0, Karten {0} und {1}',
  'Battle Cards 1.0, cards {0} to {1}': 'Battle Cards 1.0, Karten {0} bis {1}',
  'Battle Cards 1.0, cards {0} to {1}, as the rule that they change':
    'Battle Cards 1.0, Karten {0} bis {1}, als die Regel, die sie ändern',
  'Battle Cards 1.0, cards {0} and {1}, and public sources agree':
    'Battle Cards 1.0, Karten {0} und {1}, und öffentliche Quellen stimmen überein',
  'Battle Cards 1.0, cards {0} and {1}, and the width of the board':
    'Battle Cards 1.0, Karten {0} und {1}, und die Breite des Bretts',
  'Battle Cards 1.0 (cards {0}) and a public table mod agree on thirds':
    'Battle Cards 1.0 (Karten {0}) und eine öffentliche Tisch-Mod sind sich über Drittel einig',
  'Battle Cards 1.0 (March 2021)': 'Battle Cards 1.0 (März 2021)',
  'Battle Cards 1.0 (March 2021), cards {0} and {1}': 'Battle Cards 1.0 (März 2021), Karten {0} und {1}',
  'Battle Cards 1.0 (March 2021), what each card says of selecting it':
    'Battle Cards 1.0 (März 2021), was jede Karte über ihre Wahl sagt',
  'whether the point is for the stand, the line or the army is not said':
    'ob der Punkt für die Truppe, die Zeile oder die Armee gilt, steht nicht da',
  'whether stands are counted for each line or for the army is not said':
    'ob Truppen je Zeile oder für die Armee gezählt werden, steht nicht da',
  'whether the limit of two is of cards or of points is not said':
    'ob die Grenze von zwei Karten oder Punkte meint, steht nicht da',
  'the cards speak of an army with one camp': 'die Karten sprechen von einer Armee mit einem Lager',
  'follows from card {0}: without a camp there is none to change':
    'folgt aus Karte {0}: Ohne Lager gibt es keines zu ändern',
  'follows from cards {0} and {1}: somebody gives, somebody receives':
    'folgt aus den Karten {0} und {1}: Jemand gibt, jemand bekommt',
  'where public army lists carry the card': 'wo öffentliche Armeelisten die Karte führen',
  'the middle third of the wider board': 'das mittlere Drittel des breiteren Bretts',
  'the cards speak of the standard one': 'die Karten sprechen vom gewöhnlichen',
  'a movement unit is half a base width': 'eine MU ist eine halbe Sockelbreite',

  'rules 27.1 and 27.2 of version 1.1 name a minimum that was not found':
    'die Regeln 27.1 und 27.2 der Fassung 1.1 nennen ein Minimum, das nicht zu finden war',
  'the width of the card that a public table mod made for version 1.1 measures with':
    'die Breite der Karte, mit der eine öffentliche Tisch-Mod zu Fassung 1.1 misst',
  'not found: a guess of ours, to be set right': 'nicht gefunden: von uns geraten, zu berichtigen',
  'not found in any public source: nothing is checked':
    'in keiner öffentlichen Quelle gefunden: Es wird nichts geprüft',
  'not found in any public source: a guess of ours, to be set right':
    'in keiner öffentlichen Quelle gefunden: von uns geraten, zu berichtigen',
  'not found in any public source': 'in keiner öffentlichen Quelle gefunden',
  'as terrain is commonly laid': 'wie Gelände gewöhnlich gelegt wird',
  'the setup reference of version 1.0 and a public table mod agree':
    'die Übersicht zur Vorbereitung der Fassung 1.0 und eine öffentliche Tisch-Mod stimmen überein',
  'the setup reference of version 1.0 and a public table mod agree: one die a player':
    'die Übersicht zur Vorbereitung der Fassung 1.0 und eine öffentliche Tisch-Mod stimmen überein: ein Würfel je Spieler',
  'the setup reference of version 1.0 and a public table mod, which agree':
    'die Übersicht zur Vorbereitung der Fassung 1.0 und eine öffentliche Tisch-Mod, die übereinstimmen',
  'rule 24.1 of version 1.1, by a public table mod': 'Regel 24.1 der Fassung 1.1, nach einer öffentlichen Tisch-Mod',
  'an answer of the authors in their forum on the changes of October 2017':
    'eine Antwort der Autoren in ihrem Forum zu den Änderungen vom Oktober 2017',
  'an answer of the authors in their forum, after rule 35.2 of version 1.1':
    'eine Antwort der Autoren in ihrem Forum, nach Regel 35.2 der Fassung 1.1',
  'answers of the authors in their forum': 'Antworten der Autoren in ihrem Forum',
  'two answers of the authors in their forum': 'zwei Antworten der Autoren in ihrem Forum',
  'about half a base, by answers of the authors in their forum':
    'etwa ein halber Sockel, nach Antworten der Autoren in ihrem Forum',
  'inferred from the pieces of a public table mod': 'aus den Stücken einer öffentlichen Tisch-Mod erschlossen',
  'the limits of rule 15.3 were not found': 'die Grenzen der Regel 15.3 waren nicht zu finden',
  'size in a public table mod made for version 1.1': 'Größe in einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'other shapes are allowed': 'andere Formen sind erlaubt',
  'a public table mod made for version 1.1 counts so': 'eine öffentliche Tisch-Mod zu Fassung 1.1 zählt so',
  'along the arc, or from start to end, is as possible':
    'den Bogen entlang oder vom Anfang zum Ende ist ebenso möglich',
  'rule 51.2 by a public table mod made for version 1.1, and answers of the authors in their forum, agree':
    'Regel 51.2 nach einer öffentlichen Tisch-Mod zu Fassung 1.1 und Antworten der Autoren in ihrem Forum stimmen überein',
  'a public table mod made for version 1.1': 'eine öffentliche Tisch-Mod zu Fassung 1.1',
  'a public table mod made for version 1.1, its table for the big battle':
    'eine öffentliche Tisch-Mod zu Fassung 1.1, ihre Tabelle für die große Schlacht',
  'a public table mod made for version 1.1, where dry ground is meant to be as steppe but left empty':
    'eine öffentliche Tisch-Mod zu Fassung 1.1, in der Trockenland wie Steppe sein soll, aber leer blieb',
  'rule 31 by a public table mod made for version 1.1': 'Regel 31 nach einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'which ring counts at deployment was not found': 'welcher Ring bei der Aufstellung zählt, war nicht zu finden',
  'one base width, by a public table mod made for version 1.1':
    'eine Sockelbreite, nach einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'three public data sets of the community that agree (army-list server, table mod, list dump)':
    'drei öffentliche Datensätze der Gemeinschaft, die übereinstimmen (Armeelisten-Server, Tisch-Mod, Listenauszug)',
  'three public data sets that agree': 'drei öffentliche Datensätze, die übereinstimmen',
  'two public data sets that agree for all types, scaled with the base width':
    'zwei öffentliche Datensätze, die für alle Arten übereinstimmen, auf die Sockelbreite umgerechnet',
  'a public table mod, after table 5 of version 1.1': 'eine öffentliche Tisch-Mod, nach Tabelle 5 der Fassung 1.1',
  'a public table mod, after rule 59 of version 1.1': 'eine öffentliche Tisch-Mod, nach Regel 59 der Fassung 1.1',
  'a public army builder’s sample data, whose author says that they were set right for version 1.2':
    'Beispieldaten eines öffentlichen Armeebauers, die nach dessen Autor für Fassung 1.2 berichtigt sind',
  'names from the setup reference and a public table mod, which agree':
    'Namen aus der Übersicht zur Vorbereitung und einer öffentlichen Tisch-Mod, die übereinstimmen',
  'inferred from the piece classes of a public table mod':
    'aus den Klassen der Stücke einer öffentlichen Tisch-Mod erschlossen',
  'inferred from answers of the authors and from general knowledge':
    'aus Antworten der Autoren und allgemeinem Wissen erschlossen',
  'our own drawing': 'unsere eigene Zeichnung',
  'inferred from the names': 'aus den Namen erschlossen',
  'inferred from the names and from general knowledge': 'aus den Namen und allgemeinem Wissen erschlossen',
  'sizes of the pieces in a public table mod': 'Größen der Stücke in einer öffentlichen Tisch-Mod',
  'an army is bought with its cards': 'eine Armee wird mit ihren Karten gekauft',
  'which points count here was not found': 'welche Punkte hier zählen, war nicht zu finden',

  'public army builders agree on 48 points as a ceiling':
    'öffentliche Armeebauer sind sich über 48 Punkte als Obergrenze einig',
  'GRAND TRIUMPH! 2017, {0}': 'GRAND TRIUMPH! 2017, {0}',
  'GRAND TRIUMPH! 2017, {0}, as the rule that it changes': 'GRAND TRIUMPH! 2017, {0}, als die Regel, die es ändert',
  'GRAND TRIUMPH! 2017, Building an Army: the standard game has one command, so its lists are as they stand':
    'GRAND TRIUMPH! 2017, Building an Army: Das gewöhnliche Spiel hat einen Befehl, also gelten seine Listen, wie sie sind',
  'GRAND TRIUMPH! 2017, Scale: the standard army is the unit that it triples':
    'GRAND TRIUMPH! 2017, Scale: Die gewöhnliche Armee ist das, was es verdreifacht',
  'GRAND TRIUMPH! 2017, Command Points: a plain die': 'GRAND TRIUMPH! 2017, Command Points: ein bloßer Würfel',
  'GRAND TRIUMPH! 2017 adds demoralized commands': 'GRAND TRIUMPH! 2017 fügt entmutigte Befehle hinzu',
  'the standard game has none': 'das gewöhnliche Spiel hat keine',
  'the standard game has one command': 'das gewöhnliche Spiel hat einen Befehl',
  'its allies are lines of the army list': 'seine Verbündeten sind Zeilen der Armeeliste',
  'the standard game has one command, led as the army list says':
    'das gewöhnliche Spiel hat einen Befehl, geführt, wie es die Armeeliste sagt',
  'the standard game has one command, so nothing to exchange with':
    'das gewöhnliche Spiel hat einen Befehl, also nichts zum Tauschen',
  'a flank march of the standard game comes in from a flank':
    'ein Flankenmarsch des gewöhnlichen Spiels kommt von einer Flanke',
  'details were not found': 'Näheres war nicht zu finden',
  'shops and a public table mod agree': 'Läden und eine öffentliche Tisch-Mod stimmen überein',
  'thirds of the board, after a public table mod made for version 1.1':
    'Drittel des Bretts, nach einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'the standard game has one camp': 'das gewöhnliche Spiel hat ein Lager',
  'the standard game seals nothing': 'das gewöhnliche Spiel versiegelt nichts',
  'the setup wizard of a public table mod': 'der Einrichtungshelfer einer öffentlichen Tisch-Mod',
  'whether a flank march is reserved openly was not found':
    'ob ein Flankenmarsch offen angekündigt wird, war nicht zu finden',
  'after GRAND TRIUMPH!': 'nach GRAND TRIUMPH!',
  'not found for the standard game': 'für das gewöhnliche Spiel nicht gefunden',
  'the standard game names no minimum': 'das gewöhnliche Spiel nennt kein Minimum',
  'the standard game goes by the army list alone': 'das gewöhnliche Spiel richtet sich allein nach der Armeeliste',
  'rule 16.1 by public sources': 'Regel 16.1 nach öffentlichen Quellen',
  'the standard game has no markers': 'das gewöhnliche Spiel hat keine Marker',
  'size of the grand game’s': 'Größe derer des großen Spiels',
  'a third of 48 points, inferred from a report that a camp is half of it':
    'ein Drittel von 48 Punkten, erschlossen aus einem Bericht, ein Lager sei die Hälfte davon',

  'the army list': 'die Armeeliste',
  'the army list, dates of its lines': 'die Armeeliste, Jahre ihrer Zeilen',
  'the army list, its dates and those of its allies': 'die Armeeliste, ihre Jahre und die ihrer Verbündeten',
  'the army list, notes of its lines': 'die Armeeliste, Anmerkungen ihrer Zeilen',
  'the army list, notes of its types': 'die Armeeliste, Anmerkungen ihrer Truppenarten',
  'the board’s edges': 'die Kanten des Bretts',
  'how near to them a piece may lie was not found': 'wie nah an ihnen ein Stück liegen darf, war nicht zu finden',
  'how a half is rounded was not found': 'wie eine Hälfte gerundet wird, war nicht zu finden',
  'the distance is one of the base rules': 'der Abstand ist einer der Grundregeln',
  'rule 15.3 of TRIUMPH! 1.1, whose limits were not found':
    'Regel 15.3 von TRIUMPH! 1.1, deren Grenzen nicht zu finden waren',
  'not found': 'nicht gefunden',
  'a public table mod made for version 1.1 draws a line 4 MU from each short edge':
    'eine öffentliche Tisch-Mod zu Fassung 1.1 zieht 4 MU von jeder kurzen Kante eine Linie',
  'whether the two are cards of an army or of a line, or points, is not said':
    'ob die zwei Karten einer Armee, Karten einer Zeile oder Punkte sind, steht nicht da',
};
