import type { WordTable } from '@vexillum/ui/words';

/** Woher ein Wert der Regeln kommt. Titel von Regelwerken und ihren Abschnitten bleiben, wie sie gedruckt sind. */
export const sources: WordTable = {
  'GRAND TRIUMPH! of 12 June 2017, Scale, gives 144 points as the size, not as a ceiling':
    'GRAND TRIUMPH! vom 12. Juni 2017, Scale, nennt 144 Punkte als Größe, nicht als Obergrenze',
  'GRAND TRIUMPH! of 12 June 2017, Building an Army (GT-BUILD-001)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Building an Army (GT-BUILD-001)',
  'draft 0.9 of 2024': 'Entwurf 0.9 von 2024',
  'GRAND TRIUMPH! of 12 June 2017 names no limit': 'GRAND TRIUMPH! vom 12. Juni 2017 nennt keine Grenze',
  'GRAND TRIUMPH! of 12 June 2017, Building an Army (GT-BUILD-005)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Building an Army (GT-BUILD-005)',
  'GRAND TRIUMPH! of 12 June 2017, Generals (GT-GEN-006)': 'GRAND TRIUMPH! vom 12. Juni 2017, Generals (GT-GEN-006)',
  'GRAND TRIUMPH! of 12 June 2017, Generals (GT-GEN-002)': 'GRAND TRIUMPH! vom 12. Juni 2017, Generals (GT-GEN-002)',
  'GRAND TRIUMPH! of 12 June 2017, Command Points (GT-CP-002, GT-CP-004, GT-CP-005)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Command Points (GT-CP-002, GT-CP-004, GT-CP-005)',
  'GRAND TRIUMPH! of 12 June 2017, Command Points (GT-CP-008)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Command Points (GT-CP-008)',
  'GRAND TRIUMPH! of 12 June 2017, Command Points (GT-CP-007)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Command Points (GT-CP-007)',
  'rules 27.1 and 27.2 of version 1.1 name a minimum that was not found':
    'die Regeln 27.1 und 27.2 der Fassung 1.1 nennen ein Minimum, das nicht zu finden war',
  'not found': 'nicht gefunden',
  'a public table mod made for version 1.1 draws a line 4 MU from each short edge':
    'eine öffentliche Tisch-Mod zu Fassung 1.1 zieht 4 MU von jeder kurzen Kante eine Linie',
  'the middle third of the wider board': 'das mittlere Drittel des breiteren Bretts',
  'the cards speak of the standard one': 'die Karten sprechen vom gewöhnlichen',
  'Battle Cards 1.0, card 19, as the rule that it changes': 'Battle Cards 1.0, Karte 19, als die Regel, die sie ändert',
  'Battle Cards 1.0, card 18, and public sources agree':
    'Battle Cards 1.0, Karte 18, und öffentliche Quellen stimmen überein',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Markers (GT-MARKER-005)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Markers (GT-MARKER-005)',
  'the width of the card that a public table mod made for version 1.1 measures with':
    'die Breite der Karte, mit der eine öffentliche Tisch-Mod zu Fassung 1.1 misst',
  'Battle Cards 1.0, card 22': 'Battle Cards 1.0, Karte 22',
  'the setup reference of version 1.0 and a public table mod agree':
    'die Übersicht zur Vorbereitung der Fassung 1.0 und eine öffentliche Tisch-Mod stimmen überein',
  'the setup reference of version 1.0 and a public table mod agree: one die a player':
    'die Übersicht zur Vorbereitung der Fassung 1.0 und eine öffentliche Tisch-Mod stimmen überein: ein Würfel je Spieler',
  'GRAND TRIUMPH! of 12 June 2017, Terrain (GT-TERRAIN-002 to GT-TERRAIN-014)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Terrain (GT-TERRAIN-002 bis GT-TERRAIN-014)',
  'the setup reference of version 1.0 and a public table mod, which agree':
    'die Übersicht zur Vorbereitung der Fassung 1.0 und eine öffentliche Tisch-Mod, die übereinstimmen',
  'rule 24.1 of version 1.1, by a public table mod': 'Regel 24.1 der Fassung 1.1, nach einer öffentlichen Tisch-Mod',
  'an answer of the authors in their forum on the changes of October 2017':
    'eine Antwort der Autoren in ihrem Forum zu den Änderungen vom Oktober 2017',
  'inferred from the pieces of a public table mod': 'aus den Stücken einer öffentlichen Tisch-Mod erschlossen',
  'the limits of rule 15.3 were not found': 'die Grenzen der Regel 15.3 waren nicht zu finden',
  'not found in any public source: nothing is checked':
    'in keiner öffentlichen Quelle gefunden: Es wird nichts geprüft',
  'GRAND TRIUMPH! of 12 June 2017, Scale (GT-SCALE-004)': 'GRAND TRIUMPH! vom 12. Juni 2017, Scale (GT-SCALE-004)',
  'GRAND TRIUMPH! of 12 June 2017, Scale (GT-SCALE-005)': 'GRAND TRIUMPH! vom 12. Juni 2017, Scale (GT-SCALE-005)',
  'GRAND TRIUMPH! of 12 June 2017, Scale (GT-SCALE-006)': 'GRAND TRIUMPH! vom 12. Juni 2017, Scale (GT-SCALE-006)',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions (GT-DEPLOY-001)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions (GT-DEPLOY-001)',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions (GT-DEPLOY-003)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions (GT-DEPLOY-003)',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions (GT-DEPLOY-002)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions (GT-DEPLOY-002)',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Order (GT-ORDER-005)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Order (GT-ORDER-005)',
  'GRAND TRIUMPH! of 12 June 2017, Scale (GT-SCALE-002)': 'GRAND TRIUMPH! vom 12. Juni 2017, Scale (GT-SCALE-002)',
  'GRAND TRIUMPH! of 12 June 2017, Scale (GT-SCALE-002): the army is split into its commands':
    'GRAND TRIUMPH! vom 12. Juni 2017, Scale (GT-SCALE-002): Die Armee wird auf ihre Befehle verteilt',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Order (GT-ORDER-001 to GT-ORDER-017)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Order (GT-ORDER-001 bis GT-ORDER-017)',
  'GRAND TRIUMPH! of 12 June 2017, Flank Marching and Ally Commands (GT-FLANK-005, GT-FLANK-006)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Flank Marching and Ally Commands (GT-FLANK-005, GT-FLANK-006)',
  'GRAND TRIUMPH! of 12 June 2017, Command Points (GT-CP-006, GT-CP-009)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Command Points (GT-CP-006, GT-CP-009)',
  'GRAND TRIUMPH! of 12 June 2017, Scale (GT-SCALE-001)': 'GRAND TRIUMPH! vom 12. Juni 2017, Scale (GT-SCALE-001)',
  'GRAND TRIUMPH! of 12 June 2017, Commands (GT-CMD-003)': 'GRAND TRIUMPH! vom 12. Juni 2017, Commands (GT-CMD-003)',
  'GRAND TRIUMPH! of 12 June 2017, Generals (GT-GEN-005)': 'GRAND TRIUMPH! vom 12. Juni 2017, Generals (GT-GEN-005)',
  'a movement unit is half a base width': 'eine MU ist eine halbe Sockelbreite',
  'Battle Cards 1.0, card 20': 'Battle Cards 1.0, Karte 20',
  'size in a public table mod made for version 1.1': 'Größe in einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'other shapes are allowed': 'andere Formen sind erlaubt',
  'GRAND TRIUMPH! of 12 June 2017 has a main camp and ally camps':
    'GRAND TRIUMPH! vom 12. Juni 2017 hat ein Hauptlager und Lager der Verbündeten',
  'their number is inferred from three commands': 'ihre Zahl ist aus drei Befehlen erschlossen',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Markers (GT-MARKER-003), as a suggestion':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Markers (GT-MARKER-003), als Vorschlag',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions (GT-DEPLOY-005)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions (GT-DEPLOY-005)',
  'not found in any public source: a guess of ours, to be set right':
    'in keiner öffentlichen Quelle gefunden: von uns geraten, zu berichtigen',
  'an answer of the authors in their forum, after rule 35.2 of version 1.1':
    'eine Antwort der Autoren in ihrem Forum, nach Regel 35.2 der Fassung 1.1',
  'Battle Cards 1.0, cards 4 and 5': 'Battle Cards 1.0, Karten 4 und 5',
  'two answers of the authors in their forum': 'zwei Antworten der Autoren in ihrem Forum',
  'about half a base, by answers of the authors in their forum':
    'etwa ein halber Sockel, nach Antworten der Autoren in ihrem Forum',
  'rule 51.2 by a public table mod made for version 1.1, and answers of the authors in their forum, agree':
    'Regel 51.2 nach einer öffentlichen Tisch-Mod zu Fassung 1.1 und Antworten der Autoren in ihrem Forum stimmen überein',
  'a public table mod made for version 1.1': 'eine öffentliche Tisch-Mod zu Fassung 1.1',
  'rule 31 by a public table mod made for version 1.1': 'Regel 31 nach einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'which ring counts at deployment was not found': 'welcher Ring bei der Aufstellung zählt, war nicht zu finden',
  'one base width, by a public table mod made for version 1.1':
    'eine Sockelbreite, nach einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'three public data sets of the community that agree (army-list server, table mod, list dump)':
    'drei öffentliche Datensätze der Gemeinschaft, die übereinstimmen (Armeelisten-Server, Tisch-Mod, Listenauszug)',
  'a public table mod, after table 5 of version 1.1': 'eine öffentliche Tisch-Mod, nach Tabelle 5 der Fassung 1.1',
  'a public table mod, after rule 59 of version 1.1': 'eine öffentliche Tisch-Mod, nach Regel 59 der Fassung 1.1',
  'two public data sets that agree for all types, scaled with the base width':
    'zwei öffentliche Datensätze, die für alle Arten übereinstimmen, auf die Sockelbreite umgerechnet',
  'three public data sets that agree': 'drei öffentliche Datensätze, die übereinstimmen',
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
  'Battle Cards 1.0, card 4': 'Battle Cards 1.0, Karte 4',
  'Battle Cards 1.0, card 14': 'Battle Cards 1.0, Karte 14',
  'Battle Cards 1.0 (March 2021)': 'Battle Cards 1.0 (März 2021)',
  'where public army lists carry the card': 'wo öffentliche Armeelisten die Karte führen',
  'Battle Cards 1.0': 'Battle Cards 1.0',
  'whether the point is for the stand, the line or the army is not said':
    'ob der Punkt für die Truppe, die Zeile oder die Armee gilt, steht nicht da',
  'whether stands are counted for each line or for the army is not said':
    'ob Truppen je Zeile oder für die Armee gezählt werden, steht nicht da',
  'Battle Cards 1.0 (March 2021), what each card says of selecting it':
    'Battle Cards 1.0 (März 2021), was jede Karte über ihre Wahl sagt',
  'follows from card 16: without a camp there is none to change':
    'folgt aus Karte 16: Ohne Lager gibt es keines zu ändern',
  'follows from cards 7 and 20: somebody gives, somebody receives':
    'folgt aus den Karten 7 und 20: Jemand gibt, jemand bekommt',
  'Battle Cards 1.0, card 12': 'Battle Cards 1.0, Karte 12',
  'whether the two are cards of an army or of a line, or points, is not said':
    'ob die zwei Karten einer Armee, Karten einer Zeile oder Punkte sind, steht nicht da',
  'Battle Cards 1.0, card 13 (BC-13-AMBUSH-DEPLOY-2)': 'Battle Cards 1.0, Karte 13 (BC-13-AMBUSH-DEPLOY-2)',
  'Battle Cards 1.0, card 13 (BC-13-AMBUSH-DEPLOY-4)': 'Battle Cards 1.0, Karte 13 (BC-13-AMBUSH-DEPLOY-4)',
  'Battle Cards 1.0, card 13 (BC-13-AMBUSH-DEPLOY-5)': 'Battle Cards 1.0, Karte 13 (BC-13-AMBUSH-DEPLOY-5)',
  'Battle Cards 1.0, card 13 (BC-13-AMBUSH-DEPLOY-6)': 'Battle Cards 1.0, Karte 13 (BC-13-AMBUSH-DEPLOY-6)',
  'Battle Cards 1.0, card 19 (BC-19-STANDARD-MODEL-1)': 'Battle Cards 1.0, Karte 19 (BC-19-STANDARD-MODEL-1)',
  'Battle Cards 1.0, card 19 (BC-19-STANDARD-DEPLOY-5)': 'Battle Cards 1.0, Karte 19 (BC-19-STANDARD-DEPLOY-5)',
  'Battle Cards 1.0, card 19 (BC-19-STANDARD-PLAY-10)': 'Battle Cards 1.0, Karte 19 (BC-19-STANDARD-PLAY-10)',
  'Battle Cards 1.0, card 17, and an answer of the authors in their forum':
    'Battle Cards 1.0, Karte 17, und eine Antwort der Autoren in ihrem Forum',
  'the cards speak of an army with one camp': 'die Karten sprechen von einer Armee mit einem Lager',
  'Battle Cards 1.0, card 24 (BC-24-DECEPT-PLAY-2)': 'Battle Cards 1.0, Karte 24 (BC-24-DECEPT-PLAY-2)',
  'Battle Cards 1.0, card 24 (BC-24-DECEPT-PLAY-13)': 'Battle Cards 1.0, Karte 24 (BC-24-DECEPT-PLAY-13)',
  'Battle Cards 1.0, card 24 (BC-24-DECEPT-PLAY-5)': 'Battle Cards 1.0, Karte 24 (BC-24-DECEPT-PLAY-5)',
  'Battle Cards 1.0, card 24, which does not say whose movement phase is meant (BC-24-DECEPT-PLAY-5)':
    'Battle Cards 1.0, Karte 24, die nicht sagt, wessen Bewegungsphase gemeint ist (BC-24-DECEPT-PLAY-5)',
  'Battle Cards 1.0, card 20 (BC-20-ESCREEN-MODEL-1), as a suggestion':
    'Battle Cards 1.0, Karte 20 (BC-20-ESCREEN-MODEL-1), als Vorschlag',
  'GRAND TRIUMPH! of 12 June 2017, Scale': 'GRAND TRIUMPH! vom 12. Juni 2017, Scale',
  'Battle Cards 1.0, card 8': 'Battle Cards 1.0, Karte 8',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions, which does not say whether all of a base is meant (GT-DEPLOY-005)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions; ob die ganze Basis gemeint ist, steht dort nicht (GT-DEPLOY-005)',
  'Battle Cards 1.0, card 8 (BC-08-MOBINF-PLAY-2)': 'Battle Cards 1.0, Karte 8 (BC-08-MOBINF-PLAY-2)',
  'Battle Cards 1.0, card 8 (BC-08-MOBINF-PLAY-3)': 'Battle Cards 1.0, Karte 8 (BC-08-MOBINF-PLAY-3)',
  'Battle Cards 1.0, card 8 (BC-08-MOBINF-PLAY-4)': 'Battle Cards 1.0, Karte 8 (BC-08-MOBINF-PLAY-4)',
  'Battle Cards 1.0, card 9 (BC-09-PLAUST-PLAY-1)': 'Battle Cards 1.0, Karte 9 (BC-09-PLAUST-PLAY-1)',
  'Battle Cards 1.0, card 9 (BC-09-PLAUST-PLAY-5)': 'Battle Cards 1.0, Karte 9 (BC-09-PLAUST-PLAY-5)',
  'Battle Cards 1.0, card 9 (BC-09-PLAUST-PLAY-3)': 'Battle Cards 1.0, Karte 9 (BC-09-PLAUST-PLAY-3)',
  'Battle Cards 1.0, card 21 (BC-21-SHOWER-PLAY-2)': 'Battle Cards 1.0, Karte 21 (BC-21-SHOWER-PLAY-2)',
  'Battle Cards 1.0, card 23 (BC-23-SWORD-PLAY-1)': 'Battle Cards 1.0, Karte 23 (BC-23-SWORD-PLAY-1)',
  'Battle Cards 1.0, card 23 (BC-23-SWORD-PLAY-2)': 'Battle Cards 1.0, Karte 23 (BC-23-SWORD-PLAY-2)',
  'Battle Cards 1.0, card 21 (BC-21-SHOWER-PLAY-5), which names an arc and no range':
    'Battle Cards 1.0, Karte 21 (BC-21-SHOWER-PLAY-5), die ein Schussfeld nennt und keine Reichweite',
  'Battle Cards 1.0, card 22 (BC-22-CHAINED-PLAY-1)': 'Battle Cards 1.0, Karte 22 (BC-22-CHAINED-PLAY-1)',
  'Battle Cards 1.0, card 14 (BC-14-DEFENSES-DEPLOY-1)': 'Battle Cards 1.0, Karte 14 (BC-14-DEFENSES-DEPLOY-1)',
  'Battle Cards 1.0, card 14 (BC-14-DEFENSES-DEPLOY-2)': 'Battle Cards 1.0, Karte 14 (BC-14-DEFENSES-DEPLOY-2)',
  'Battle Cards 1.0, card 14 (BC-14-DEFENSES-DEPLOY-6)': 'Battle Cards 1.0, Karte 14 (BC-14-DEFENSES-DEPLOY-6)',
  'Battle Cards 1.0, card 14 (BC-14-DEFENSES-DEPLOY-8)': 'Battle Cards 1.0, Karte 14 (BC-14-DEFENSES-DEPLOY-8)',
  'Battle Cards 1.0, cards 4, 5, 6, 8, 9 and 22': 'Battle Cards 1.0, Karten 4, 5, 6, 8, 9 und 22',
  'Battle Cards 1.0, card 3 (BC-03-VALETS-DEPLOY-1)': 'Battle Cards 1.0, Karte 3 (BC-03-VALETS-DEPLOY-1)',
  'Battle Cards 1.0, card 7 (BC-07-BOWMEN-DEPLOY-2)': 'Battle Cards 1.0, Karte 7 (BC-07-BOWMEN-DEPLOY-2)',
  'Battle Cards 1.0 (March 2021), cards 5, 9, 21 and 23': 'Battle Cards 1.0 (März 2021), Karten 5, 9, 21 und 23',
  'as in the standard game': 'wie im gewöhnlichen Spiel',
  'GRAND TRIUMPH! of 12 June 2017 does not say whether camps count':
    'GRAND TRIUMPH! vom 12. Juni 2017 sagt nicht, ob Lager zählen',
  'an army is bought with its cards': 'eine Armee wird mit ihren Karten gekauft',
  'which points count here was not found': 'welche Punkte hier zählen, war nicht zu finden',
  'GRAND TRIUMPH! of 12 June 2017, Commands (GT-CMD-007, GT-CMD-008)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Commands (GT-CMD-007, GT-CMD-008)',
  'GRAND TRIUMPH! of 12 June 2017, Demoralized Commands (GT-DEMOR-001, GT-DEMOR-002)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Demoralized Commands (GT-DEMOR-001, GT-DEMOR-002)',
  'GRAND TRIUMPH! of 12 June 2017, Victory Conditions (GT-WIN-001)':
    'GRAND TRIUMPH! vom 12. Juni 2017, Victory Conditions (GT-WIN-001)',
  'draft 0.9 of June 2024, its first part: 144 points or fewer':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: 144 Punkte oder weniger',
  'whether draft 0.9 keeps it was not found': 'ob Entwurf 0.9 es beibehält, war nicht zu finden',
  'draft 0.9 of June 2024, its first part: one main command and two allies at most':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: ein Hauptbefehl und höchstens zwei Verbündete',
  'a public table mod made for version 1.1, its table for the big battle':
    'eine öffentliche Tisch-Mod zu Fassung 1.1, ihre Tabelle für die große Schlacht',
  'GRAND TRIUMPH! of 12 June 2017': 'GRAND TRIUMPH! vom 12. Juni 2017',
  'not found for later drafts': 'für spätere Entwürfe nicht gefunden',
  'draft 0.2 of October 2017 and a public table mod agree':
    'Entwurf 0.2 vom Oktober 2017 und eine öffentliche Tisch-Mod stimmen überein',
  'inferred from the zones’ names': 'aus den Namen der Zonen erschlossen',
  'the draft’s rules of deployment were not found': 'die Aufstellungsregeln des Entwurfs waren nicht zu finden',
  'draft 0.9 of June 2024, its first part: three main commands, or fewer with allies':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: drei Hauptbefehle, mit Verbündeten weniger',
  'draft 0.9 of June 2024, its first part: 144 points, troops and cards':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: 144 Punkte, Truppen und Karten',
  'draft 0.9 of June 2024, its first part: 72 points lost, and more than the enemy':
    'Entwurf 0.9 vom Juni 2024, sein erster Teil: 72 Punkte verloren, und mehr als der Feind',
  'public army builders agree on 48 points as a ceiling':
    'öffentliche Armeebauer sind sich über 48 Punkte als Obergrenze einig',
  'GRAND TRIUMPH! 2017, Building an Army: the standard game has one command, so its lists are as they stand':
    'GRAND TRIUMPH! 2017, Building an Army: Das gewöhnliche Spiel hat einen Befehl, also gelten seine Listen, wie sie sind',
  'the standard game has one command': 'das gewöhnliche Spiel hat einen Befehl',
  'its allies are lines of the army list': 'seine Verbündeten sind Zeilen der Armeeliste',
  'GRAND TRIUMPH! 2017, Building an Army, as the rule that it changes':
    'GRAND TRIUMPH! 2017, Building an Army, als die Regel, die es ändert',
  'the standard game has one command, led as the army list says':
    'das gewöhnliche Spiel hat einen Befehl, geführt, wie es die Armeeliste sagt',
  'the standard game has one command, so nothing to exchange with':
    'das gewöhnliche Spiel hat einen Befehl, also nichts zum Tauschen',
  'Battle Cards 1.0, cards 14, 18 and 19, and the width of the board':
    'Battle Cards 1.0, Karten 14, 18 und 19, und die Breite des Bretts',
  'a flank march of the standard game comes in from a flank':
    'ein Flankenmarsch des gewöhnlichen Spiels kommt von einer Flanke',
  'details were not found': 'Näheres war nicht zu finden',
  'a public table mod made for version 1.1, where dry ground is meant to be as steppe but left empty':
    'eine öffentliche Tisch-Mod zu Fassung 1.1, in der Trockenland wie Steppe sein soll, aber leer blieb',
  'shops and a public table mod agree': 'Läden und eine öffentliche Tisch-Mod stimmen überein',
  'thirds of the board, after a public table mod made for version 1.1':
    'Drittel des Bretts, nach einer öffentlichen Tisch-Mod zu Fassung 1.1',
  'Battle Cards 1.0 (cards 14, 18, 19) and a public table mod agree on thirds':
    'Battle Cards 1.0 (Karten 14, 18, 19) und eine öffentliche Tisch-Mod sind sich über Drittel einig',
  'Battle Cards 1.0, card 13': 'Battle Cards 1.0, Karte 13',
  'Battle Cards 1.0, cards 16 to 19, as the rule that they change':
    'Battle Cards 1.0, Karten 16 bis 19, als die Regel, die sie ändern',
  'the standard game has one camp': 'das gewöhnliche Spiel hat ein Lager',
  'GRAND TRIUMPH! 2017, Scale: the standard army is the unit that it triples':
    'GRAND TRIUMPH! 2017, Scale: Die gewöhnliche Armee ist das, was es verdreifacht',
  'the standard game seals nothing': 'das gewöhnliche Spiel versiegelt nichts',
  'the setup wizard of a public table mod': 'der Einrichtungshelfer einer öffentlichen Tisch-Mod',
  'whether a flank march is reserved openly was not found':
    'ob ein Flankenmarsch offen angekündigt wird, war nicht zu finden',
  'after GRAND TRIUMPH!': 'nach GRAND TRIUMPH!',
  'not found for the standard game': 'für das gewöhnliche Spiel nicht gefunden',
  'GRAND TRIUMPH! 2017, Command Points: a plain die': 'GRAND TRIUMPH! 2017, Command Points: ein bloßer Würfel',
  'GRAND TRIUMPH! 2017, Scale': 'GRAND TRIUMPH! 2017, Scale',
  'the standard game names no minimum': 'das gewöhnliche Spiel nennt kein Minimum',
  'the standard game goes by the army list alone': 'das gewöhnliche Spiel richtet sich allein nach der Armeeliste',
  'rule 16.1 by public sources': 'Regel 16.1 nach öffentlichen Quellen',
  'the standard game has no markers': 'das gewöhnliche Spiel hat keine Marker',
  'size of the grand game’s': 'Größe derer des großen Spiels',
  'Battle Cards 1.0, cards 17 and 19, and public sources agree':
    'Battle Cards 1.0, Karten 17 und 19, und öffentliche Quellen stimmen überein',
  'GRAND TRIUMPH! 2017 adds demoralized commands': 'GRAND TRIUMPH! 2017 fügt entmutigte Befehle hinzu',
  'the standard game has none': 'das gewöhnliche Spiel hat keine',
  'a third of 48 points, inferred from a report that a camp is half of it':
    'ein Drittel von 48 Punkten, erschlossen aus einem Bericht, ein Lager sei die Hälfte davon',
  'whether version 1.2 keeps it was not found': 'ob Fassung 1.2 es beibehält, war nicht zu finden',
  'a public army builder’s sample data, whose author says that they were set right for version 1.2':
    'Beispieldaten eines öffentlichen Armeebauers, die nach dessen Autor für Fassung 1.2 berichtigt sind',
  'GRAND TRIUMPH! 2017, Building an Army': 'GRAND TRIUMPH! 2017, Building an Army',
  'GRAND TRIUMPH! 2017, Flank Marching and Ally Commands': 'GRAND TRIUMPH! 2017, Flank Marching and Ally Commands',
  'GRAND TRIUMPH! 2017, Generals': 'GRAND TRIUMPH! 2017, Generals',
  'GRAND TRIUMPH! 2017, Commands': 'GRAND TRIUMPH! 2017, Commands',
  'Battle Cards 1.0, Cost': 'Battle Cards 1.0, Cost',
  'the army list': 'die Armeeliste',
  'the army list, its dates and those of its allies': 'die Armeeliste, ihre Jahre und die ihrer Verbündeten',
  'Battle Cards 1.0, cards 1 and 2': 'Battle Cards 1.0, Karten 1 und 2',
  'Battle Cards 1.0, card 3': 'Battle Cards 1.0, Karte 3',
  'Battle Cards 1.0, cards 7 and 20': 'Battle Cards 1.0, Karten 7 und 20',
  'Battle Cards 1.0, Battle Card Descriptions': 'Battle Cards 1.0, Battle Card Descriptions',
  'Battle Cards 1.0, cards 16 to 19': 'Battle Cards 1.0, Karten 16 bis 19',
  'Battle Cards 1.0, Selecting': 'Battle Cards 1.0, Selecting',
  'Battle Cards 1.0, cards 6 and 8': 'Battle Cards 1.0, Karten 6 und 8',
  'Battle Cards 1.0, card 21': 'Battle Cards 1.0, Karte 21',
  'Battle Cards 1.0, Selecting and Cost': 'Battle Cards 1.0, Selecting and Cost',
  'GRAND TRIUMPH! 2017, Commands and Scale': 'GRAND TRIUMPH! 2017, Commands and Scale',
  'GRAND TRIUMPH! 2017, Command Points': 'GRAND TRIUMPH! 2017, Command Points',
  'the army list, notes of its lines': 'die Armeeliste, Anmerkungen ihrer Zeilen',
  'the army list, notes of its types': 'die Armeeliste, Anmerkungen ihrer Truppenarten',
  'the army list, dates of its lines': 'die Armeeliste, Jahre ihrer Zeilen',
  'Battle Cards 1.0, card 24': 'Battle Cards 1.0, Karte 24',
  'Battle Cards 1.0, card 2': 'Battle Cards 1.0, Karte 2',
  'Battle Cards 1.0, card 7': 'Battle Cards 1.0, Karte 7',
  'Battle Cards 1.0, card 16': 'Battle Cards 1.0, Karte 16',
  'Battle Cards 1.0, cards 17 to 19': 'Battle Cards 1.0, Karten 17 bis 19',
  'Battle Cards 1.0, cards 18 and 19': 'Battle Cards 1.0, Karten 18 und 19',
  'Battle Cards 1.0, cards 1, 2, 8, 9 and 20': 'Battle Cards 1.0, Karten 1, 2, 8, 9 und 20',
  'Battle Cards 1.0, cards 1, 3, 7, 8, 9, 20 and 22': 'Battle Cards 1.0, Karten 1, 3, 7, 8, 9, 20 und 22',
  'Battle Cards 1.0, card 18': 'Battle Cards 1.0, Karte 18',
  'Battle Cards 1.0, card 19': 'Battle Cards 1.0, Karte 19',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Order': 'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Order',
  'how a half is rounded was not found': 'wie eine Hälfte gerundet wird, war nicht zu finden',
  'GRAND TRIUMPH! of 12 June 2017, Flank Marching and Ally Commands':
    'GRAND TRIUMPH! vom 12. Juni 2017, Flank Marching and Ally Commands',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Markers': 'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Markers',
  'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions and Deployment Markers':
    'GRAND TRIUMPH! vom 12. Juni 2017, Deployment Restrictions and Deployment Markers',
  'the distance is one of the base rules': 'der Abstand ist einer der Grundregeln',
  'GRAND TRIUMPH! 2017, Victory Conditions': 'GRAND TRIUMPH! 2017, Victory Conditions',
  'GRAND TRIUMPH! 2017, Commands, and Demoralized Commands': 'GRAND TRIUMPH! 2017, Commands, and Demoralized Commands',
  'GRAND TRIUMPH! 2017, Demoralized Commands': 'GRAND TRIUMPH! 2017, Demoralized Commands',
  'rule 15.3 of TRIUMPH! 1.1, whose limits were not found':
    'Regel 15.3 von TRIUMPH! 1.1, deren Grenzen nicht zu finden waren',
  'the board’s edges': 'die Kanten des Bretts',
  'how near to them a piece may lie was not found': 'wie nah an ihnen ein Stück liegen darf, war nicht zu finden',
  'GRAND TRIUMPH! of 12 June 2017, Terrain': 'GRAND TRIUMPH! vom 12. Juni 2017, Terrain',
  'not found in any public source': 'in keiner öffentlichen Quelle gefunden',
  'as terrain is commonly laid': 'wie Gelände gewöhnlich gelegt wird',
  'answers of the authors in their forum': 'Antworten der Autoren in ihrem Forum',
};
