import type { WordTable } from '@vexillum/ui/words';

/** Der Zug: seine Phasen, und wer ihn weitergibt. */
export const turn: WordTable = {
  Cards: 'Karten',
  Movement: 'Bewegung',
  Rout: 'Flucht',
  Shooting: 'Beschuss',
  'End of the turn': 'Ende des Zuges',
  'began the phase “{0}”': 'begann die Phase „{0}“',
  'went back to the phase “{0}”': 'ging zurück zur Phase „{0}“',
  'asks {0} to hand over the turn': 'bittet {0}, den Zug weiterzugeben',
  'no longer asks {0} for the turn': 'bittet {0} nicht mehr um den Zug',
  'It is the other side’s turn: they hand it over, or an umpire does. You may ask for it.':
    'Die andere Seite ist am Zug: Sie gibt ihn weiter, oder ein Schiedsrichter. Du kannst darum bitten.',
  'A turn has no such phase by the rules of this table.':
    'Nach den Regeln dieses Tisches hat ein Zug keine solche Phase.',
  'That phase is on already.': 'Diese Phase läuft schon.',
  'Only an umpire goes back to an earlier phase; what you began yourself you can undo.':
    'Nur ein Schiedsrichter geht zu einer früheren Phase zurück; was du selbst begonnen hast, kannst du zurücknehmen.',
  'The first turn has not begun.': 'Der erste Zug hat noch nicht begonnen.',
  'The next phase has begun meanwhile: look again.': 'Inzwischen hat die nächste Phase begonnen: Sieh noch einmal hin.',
  'It is your turn: end it when you are ready.': 'Du bist am Zug: Beende ihn, wenn du so weit bist.',
  'You have not asked for the turn.': 'Du hast nicht um den Zug gebeten.',
  'You have asked for the turn already.': 'Du hast schon um den Zug gebeten.',
  'Turns have phases in this match.': 'In dieser Partie haben Züge Phasen.',
  'Battle Cards 1.0, card 15: it is played before the dice for command points are thrown':
    'Battle Cards 1.0, Karte 15: Sie wird gespielt, bevor um Befehlspunkte gewürfelt wird',
  'GRAND TRIUMPH! 2017, Command Points, and Battle Cards 1.0, card 15':
    'GRAND TRIUMPH! 2017, Command Points, und Battle Cards 1.0, Karte 15',
  'Battle Cards 1.0, cards 2 and 24: the phase of tactical movement':
    'Battle Cards 1.0, Karten 2 und 24: die Phase der taktischen Bewegung',
  'GRAND TRIUMPH! 2017, Demoralized Commands (GT-DEMOR-005): as its owner’s movement ends':
    'GRAND TRIUMPH! 2017, Demoralized Commands (GT-DEMOR-005): wenn die Bewegung des Besitzers endet',
  'Battle Cards 1.0, cards 2, 8, 21 and 22: after movement, by shooters of both sides':
    'Battle Cards 1.0, Karten 2, 8, 21 und 22: nach der Bewegung, durch Schützen beider Seiten',
  'Battle Cards 1.0, cards 8 and 15: after ranged combat': 'Battle Cards 1.0, Karten 8 und 15: nach dem Beschuss',
  'GRAND TRIUMPH! 2017, Victory Conditions (GT-WIN-001): who is beaten is asked as a turn ends':
    'GRAND TRIUMPH! 2017, Victory Conditions (GT-WIN-001): Wer geschlagen ist, fragt sich am Ende eines Zuges',
  'the seeds name the phases and which comes after which': 'die Vorlagen nennen die Phasen und ihre Reihenfolge',
  'public reports agree': 'öffentliche Berichte stimmen überein',
  'Stands in difficult ground move and pay singly': 'Elemente in schwierigem Gelände bewegen sich und zahlen einzeln',
  'Command points to hold a demoralized stand or group':
    'Befehlspunkte, um ein entmutigtes Element oder eine Gruppe zu halten',
  'rolled command points: {0}': 'würfelte Befehlspunkte: {0}',
  'command {0}: {1}': 'Befehl {0}: {1}',
  'command {0}: {1} (rolled {2})': 'Befehl {0}: {1} (gewürfelt {2})',
  'said that it was one move': 'sagte, dass es ein einziger Zug war',
  'said what a move cost': 'sagte, was ein Zug kostete',
  '{0, plural, one {, # command point} other {, # command points}} (command {1} has {2} left)':
    '{0, plural, one {, # Befehlspunkt} other {, # Befehlspunkte}} (Befehl {1} hat noch {2})',
  '{0, plural, one {, # command point back} other {, # command points back}} (command {1} has {2} left)':
    '{0, plural, one {, # Befehlspunkt zurück} other {, # Befehlspunkte zurück}} (Befehl {1} hat noch {2})',
  'The side whose turn it is rolls for its command points, or an umpire does.':
    'Wer am Zug ist, würfelt um seine Befehlspunkte, oder ein Schiedsrichter tut es.',
  'No command of the side whose turn it is stands on the board.':
    'Von der Seite am Zug steht kein Befehl auf dem Brett.',
  'Every command has rolled for this turn.': 'Jeder Befehl hat für diesen Zug gewürfelt.',
  'Those command points were not spent in this turn.': 'Diese Befehlspunkte wurden nicht in diesem Zug ausgegeben.',
  'Each command spends its own points.': 'Jeder Befehl gibt seine eigenen Punkte aus.',
  'Those are the other side’s command points.': 'Das sind Befehlspunkte der anderen Seite.',
  'Those are another command’s points.': 'Das sind Punkte eines anderen Befehls.',
  'Say what it cost.': 'Sag, was es kostete.',
  'answer of an author in their forum (t=351, 2018): out of command distance a move costs one more, and there is no third step':
    'Antwort eines Autors in ihrem Forum (t=351, 2018): außer Befehlsentfernung kostet ein Zug einen mehr, und eine dritte Stufe gibt es nicht',
  'three answers of the authors in their forum': 'drei Antworten der Autoren in ihrem Forum',
  'GRAND TRIUMPH! 2017, Demoralized Commands: a command point holds a stand or group':
    'GRAND TRIUMPH! 2017, Demoralized Commands: Ein Befehlspunkt hält ein Element oder eine Gruppe',
  'whether distance adds to it was not found': 'ob Entfernung es teurer macht, wurde nicht gefunden',
  'Entry {0}: the command points are not what was rolled.':
    'Eintrag {0}: Die Befehlspunkte sind nicht, was gewürfelt wurde.',
};
