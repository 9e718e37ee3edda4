import type { WordTable } from '@vexillum/ui/words';

/** Was die Regeln zu Verlusten und Befehlspunkten sagen. */
export const lossFlags: WordTable = {
  'A command is demoralized': 'Ein Befehl ist entmutigt',
  'Command {0} is demoralized: it has lost {1} of its {2} points.':
    'Befehl {0} ist entmutigt: Er hat {1} seiner {2} Punkte verloren.',
  'Command {0} is demoralized, as far as can be seen: it has lost {1} of {2} points.':
    'Befehl {0} ist entmutigt, soweit man es sieht: Er hat {1} von {2} Punkten verloren.',
  'Its stands have {0} in close combat, as shooters and as targets. An enemy that beats one of them pursues as if it had doubled it; artillery and war wagons do not. At the end of its own movement they rout, unless a command point moves or holds them.':
    'Seine Truppen haben {0} im Nahkampf, beim Schießen und als Ziel, und wer eine schlägt, folgt nach wie bei doppeltem Ergebnis; Artillerie und Kriegswagen nicht. Am Ende der eigenen Bewegung fliehen sie, wenn kein Befehlspunkt sie bewegt oder hält.',
  'The two sides count the losses of a command differently':
    'Die beiden Seiten zählen die Verluste eines Befehls verschieden',
  'Command {0} is demoralized with {1} of {2} points lost, but the other side cannot tell that from what it sees.':
    'Befehl {0} ist mit {1} von {2} verlorenen Punkten entmutigt, aber die andere Seite kann das nicht sehen.',
  'Command {0} looks demoralized to the other side, but it has lost only {1} of {2} points.':
    'Befehl {0} sieht für die andere Seite entmutigt aus, hat aber nur {1} von {2} Punkten verloren.',
  'Tell them: who is demoralized is no secret.': 'Sag es ihr: Wer entmutigt ist, ist kein Geheimnis.',
  'As a turn ends, an army is defeated': 'Am Ende eines Zuges ist eine Armee geschlagen',
  'At the end of this turn this army is defeated: it has lost {0} of {1} points, {2} are enough, and the enemy has lost {3}.':
    'Am Ende dieses Zuges ist diese Armee geschlagen: Sie hat {0} von {1} Punkten verloren, {2} genügen, und der Gegner hat {3} verloren.',
  'Play goes on only if the enemy loses as much before the turn ends.':
    'Der Gegner muss vor dem Ende des Zuges ebenso viel verlieren; dann geht es weiter.',
  'Both armies have lost {0} points, which is enough for defeat: but with equal losses play goes on.':
    'Beide Armeen haben {0} Punkte verloren, was für eine Niederlage genügt: Aber bei gleichen Verlusten geht es weiter.',
  'Demoralized stands rout': 'Entmutigte Truppen fliehen',
  'Command {0} is demoralized: at the end of this movement these rout toward the nearest point of their base edge: {1}.':
    'Befehl {0} ist entmutigt: Am Ende dieser Bewegung fliehen zum nächsten Punkt ihrer Grundkante: {1}.',
  'A command point that moves or holds a stand or group keeps it from routing.':
    'Ein Befehlspunkt, der eine Truppe oder eine Gruppe bewegt oder hält, bewahrt sie vor der Flucht.',
  'They are held in place': 'Sie werden gehalten',
  'Command {0} is demoralized, and these are beyond {1} MU from its general: where they have to rout they are lost: {2}.':
    'Befehl {0} ist entmutigt, und diese sind mehr als {1} MU von seinem General entfernt: Müssen sie fliehen, sind sie verloren: {2}.',
  'A stand that routed does not shoot': 'Wer geflohen ist, schießt nicht',
  '{0} has routed: this turn it does not shoot, and when it is shot at it does not answer.':
    '{0} ist geflohen: In diesem Zug schießt es nicht, und wird es beschossen, schießt es nicht zurück.',
  'It may still be shot at.': 'Beschossen werden darf es.',
  'For each command with +1 command point another has −1': 'Auf jeden Befehl mit +1 Befehlspunkt kommt einer mit −1',
  'Commands with +1 to their command points: {0}; with −1: {1}. There must be as many of both.':
    'Befehle mit +1 auf ihre Befehlspunkte: {0}; mit −1: {1}. Es müssen gleich viele sein.',
  'Command {0} exchanges command points, but its nation has {1} command and needs {2}.':
    'Befehl {0} tauscht Befehlspunkte, aber seine Nation hat {1} Befehl und braucht {2}.',
  'Let it roll a plain die.': 'Lass ihn einfach würfeln.',
  'Command points are exchanged between commands of different nations.':
    'Befehlspunkte werden zwischen Befehlen verschiedener Nationen getauscht.',
  'Exchange them within one nation, or agree on it.': 'Tauscht sie in einer Nation, oder einigt euch darauf.',
  'An allied command rolls a plain die for command points':
    'Ein verbündeter Befehl würfelt ohne Änderung um Befehlspunkte',
  'Command {0} is an ally and has {1} to its die for command points.':
    'Befehl {0} ist verbündet und hat {1} auf seinen Wurf um Befehlspunkte.',
  'A command rolls one die for its command points': 'Ein Befehl würfelt einen Würfel um seine Befehlspunkte',
  '{0} dice were rolled for the command points of command {1} this turn; it has one.':
    'In diesem Zug wurden {0} Würfel um die Befehlspunkte von Befehl {1} geworfen; er hat einen.',
  'Agree on which of them counts.': 'Einigt euch, welcher gilt.',
  'Command {0} rolled a die with {1} sides for its command points; it has one with {2}.':
    'Befehl {0} hat um seine Befehlspunkte einen Würfel mit {1} Seiten geworfen; er hat einen mit {2}.',
  'Roll it again, or agree on what counts.': 'Würfelt noch einmal, oder einigt euch, was gilt.',
  'Command {0} rolled {1} with {2}: it has {3}, since a command has at least {4} and at most {5} command points.':
    'Befehl {0} hat {1} mit {2} gewürfelt: Er hat {3}, denn die Grenzen sind {4} und {5} Befehlspunkte.',
};
