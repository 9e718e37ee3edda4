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
};
