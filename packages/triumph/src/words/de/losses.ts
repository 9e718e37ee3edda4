import type { WordTable } from '@vexillum/ui/words';

/** Verluste, entmutigte Befehle, das Ende eines Zuges. */
export const losses: WordTable = {
  Losses: 'Verluste',
  'Losses of {0}': 'Verluste von {0}',
  '{0} lost': '{0} verloren',
  '{0} of {1} lost': '{0} von {1} verloren',
  'can be defeated from {0}': 'kann ab {0} geschlagen werden',
  '{0} lost; not all of its stands have been shown': '{0} verloren; wer noch dazugehört, ist nicht aufgedeckt',
  '{0} of {1} lost; {2} is enough': '{0} von {1} verloren; {2} genügen',
  '{0} of {1} lost, demoralized from {2}': '{0} von {1} verloren, entmutigt ab {2}',
  '(the limit is {0})': '(die Grenze ist {0})',
  demoralized: 'entmutigt',
  'of that {0} for sacked camps ({1})': 'davon {0} für geplünderte Lager ({1})',
  'As far as can be seen: each stand as its type, without what its cards change.':
    'Soweit man es sieht: jede Truppe als ihr Typ, ohne das, was ihre Karten ändern.',
  'Enough is lost for defeat, but both have lost the same: play goes on.':
    'Für eine Niederlage ist genug verloren, aber beide haben gleich viel verloren: Es geht weiter.',
  'If the turn ends now, {0} is defeated.': 'Endet der Zug jetzt, ist {0} geschlagen.',
  'Allied camp': 'Lager der Verbündeten',
  sacked: 'geplündert',
  stands: 'steht',
  'It was not sacked': 'Doch nicht geplündert',
  'It is sacked': 'Es ist geplündert',
  'Still in reserve, and not lost: {0}': 'Noch in Reserve und nicht verloren: {0}',
  'Leave them out of the battle': 'Aus der Schlacht lassen',
  'Rout at the end of this movement: {0}': 'Fliehen am Ende dieser Bewegung: {0}',
  'Held with a command point': 'Mit einem Befehlspunkt gehalten',
  'They have routed': 'Sie sind geflohen',
  'Out of their general’s range, so lost when they rout: {0}':
    'Außer Reichweite ihres Generals, also verloren, wenn sie fliehen: {0}',
  'Take them away as lost': 'Als verloren wegnehmen',
  '{0}’s command {1} is demoralized': '{0}, Befehl {1} ist entmutigt',
  'in turn {0} {1}’s stands on the board moved up to {2} ({3})':
    'in Zug {0} kamen die Truppen, die {1} auf dem Brett hat, bis zu {2} weit ({3})',
  'lost so far: Red {0}, Blue {1}': 'bisher verloren: Rot {0}, Blau {1}',
  '{0}’s army is defeated': 'die Armee von {0} ist geschlagen',
  'equal losses, so play goes on': 'gleiche Verluste, also geht es weiter',
  'held in place: {0}': 'hielt an ihrem Platz: {0}',
  'marked as routed: {0}': 'vermerkte als geflohen: {0}',
  'marked as neither held nor routed: {0}': 'vermerkte als weder gehalten noch geflohen: {0}',
  'left out of the battle: {0}': 'ließ aus der Schlacht: {0}',
  'marked a camp as not sacked after all ({0})': 'vermerkte ein Lager als doch nicht geplündert ({0})',
  'marked a camp as sacked ({0})': 'vermerkte ein Lager als geplündert ({0})',
  'Not verified. Source: {0}': 'Nicht geprüft. Quelle: {0}',
};
