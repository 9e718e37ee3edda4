import type { WordTable } from '@vexillum/ui/words';

/** Was die Regeln der Aufstellung anmerken. */
export const deploymentFlags: WordTable = {
  'Battle line troops deploy in the center zones': 'Die Schlachtreihe stellt sich in den mittleren Zonen auf',
  '{0} is battle line and not wholly within its zones, “{1}” to “{2}”: {3} to {4} MU from its own left.':
    '{0} gehört zur Schlachtreihe und steht nicht ganz in ihren Zonen, „{1}“ bis „{2}“: {3} bis {4} MU von der eigenen linken Seite.',
  'Deploy it in these zones.': 'Stelle sie in diesen Zonen auf.',
  'Which troops are battle line': 'Welche Truppen zur Schlachtreihe gehören',
  'This army does not say which stands are battle line. Not wholly within its zones, “{0}” to “{1}” ({2} to {3} MU from its own left): {4} of them.':
    'Diese Armee sagt nicht, welche Truppen zur Schlachtreihe gehören. Nicht ganz in ihren Zonen, „{0}“ bis „{1}“ ({2} bis {3} MU von der eigenen linken Seite): {4} von ihnen.',
  'In step {0} a camp is on the board already; camps of this side come in step {1}.':
    'In Schritt {0} steht schon ein Lager auf dem Brett; die Lager dieser Seite kommen in Schritt {1}.',
  'Take it up until then.': 'Nimm es bis dahin weg.',
  '{0} is nearer than {1} MU to a short edge of the board.':
    '{0} ist näher als {1} MU an einer kurzen Kante des Bretts.',
  'Move it farther in.': 'Rücke sie weiter herein.',
  'Neither a camp nor a standard wagon is on the board; the wagon was to be placed by step {0}.':
    'Weder ein Lager noch ein Standartenwagen steht auf dem Brett; der Wagen war bis Schritt {0} aufzustellen.',
  'Place one of the two now.': 'Stelle jetzt eines der beiden auf.',
  'The main camp was to be pitched in step {0} and is not on the board.':
    'Das Hauptlager war in Schritt {0} aufzuschlagen und steht nicht auf dem Brett.',
  'Pitch it now.': 'Schlage es jetzt auf.',
  'Ally camps on the board: {0} of {1}. All were due in step {2}.':
    'Lager der Verbündeten auf dem Brett: {0} von {1}. Alle waren in Schritt {2} fällig.',
  'Pitch them now.': 'Schlage sie jetzt auf.',
  'Camps are pitched in their step': 'Lager werden in ihrem Schritt aufgeschlagen',
  'Pitch it wholly in its zones, on its own half of the board.':
    'Schlage es ganz in seinen Zonen auf, auf der eigenen Hälfte des Bretts.',
  'The main camp is in the center': 'Das Hauptlager steht in der Mitte',
  'The main camp is not wholly within its zone, “{0}”: {1} to {2} MU from its own left.':
    'Das Hauptlager steht nicht ganz in seiner Zone, „{0}“: {1} bis {2} MU von der eigenen linken Seite.',
  'The main camp is not wholly within its zones, “{0}” to “{1}”: {2} to {3} MU from its own left.':
    'Das Hauptlager steht nicht ganz in seinen Zonen, „{0}“ bis „{1}“: {2} bis {3} MU von der eigenen linken Seite.',
  'Ally camps are not on the wings': 'Lager der Verbündeten stehen nicht auf den Flügeln',
  'An ally camp is not wholly within its zones, “{0}” to “{1}”: {2} to {3} MU from its own left.':
    'Ein Lager der Verbündeten steht nicht ganz in seinen Zonen, „{0}“ bis „{1}“: {2} bis {3} MU von der eigenen linken Seite.',
  'Stands deployed already in step {0}: {1}. This side deploys from step {2} on.':
    'Schon in Schritt {0} aufgestellte Truppen: {1}. Diese Seite stellt ab Schritt {2} auf.',
  'Take them back into reserve until then.': 'Nimm sie bis dahin in die Reserve zurück.',
  'Commands deployed: {0}. By step {1} this side may have deployed {2}.':
    'Aufgestellte Befehle: {0}. Bis Schritt {1} dürfen es bei dieser Seite {2} sein.',
  'Take the others back into reserve until their step.': 'Nimm die anderen bis zu ihrem Schritt in die Reserve zurück.',
  'Commands deployed: {0}. By the end of step {1} there should be {2}.':
    'Aufgestellte Befehle: {0}. Am Ende von Schritt {1} sollten es {2} sein.',
  'Deploy the others now; only a flank march, and troops for which there is no room, stay off the board.':
    'Stelle die anderen jetzt auf; nur ein Flankenmarsch, und wer keinen Platz findet, bleibt vom Brett.',
  'Commands deploy in their step': 'Befehle stellen sich in ihrem Schritt auf',
  '{0} is {1} MU from its base edge; {2} MU are allowed.':
    '{0} steht {1} MU von der eigenen Grundkante; {2} MU sind erlaubt.',
  'Move it wholly into the strip of {0} MU along its base edge.':
    'Rücke sie ganz in den Streifen von {0} MU an ihrer Grundkante.',
  '{0} is not wholly on the board.': '{0} steht nicht ganz auf dem Brett.',
  'Move it onto the board.': 'Rücke sie aufs Brett.',
  'Troops deploy near their own base edge': 'Truppen stellen sich nahe der eigenen Grundkante auf',
  'The side with the advantage has the first turn': 'Die Seite mit dem Vorteil hat den ersten Zug',
  'The first turn belongs to the side with the advantage, and it is the other side’s.':
    'Der erste Zug gehört der Seite mit dem Vorteil, und die andere ist am Zug.',
  'Take the turn back and let the other side begin.': 'Nimm den Zug zurück und lass die andere Seite beginnen.',
  'Half of these troops deploy in the center zones': 'Die Hälfte dieser Truppen stellt sich in den mittleren Zonen auf',
  'Half of {0} stands are battle line, yet {1} of them are not within its zones, “{2}” to “{3}”: {4} to {5} MU from their own left.':
    'Die Hälfte von {0} Truppen gehört zur Schlachtreihe, doch {1} von ihnen stehen nicht in ihren Zonen, „{2}“ bis „{3}“: {4} bis {5} MU von der eigenen linken Seite.',
  'Deploy at least half of them in these zones.': 'Stelle mindestens die Hälfte von ihnen in diesen Zonen auf.',
  'A flank march brings all of its command': 'Ein Flankenmarsch bringt seinen ganzen Befehl',
  'Command {0} has come in. Stands of it still in reserve: {1}.':
    'Befehl {0} ist eingetroffen. Noch in Reserve: {1} seiner Truppen.',
  'Bring them on too, as soon as there is room.': 'Bring auch sie aufs Brett, sobald Platz ist.',
  'Command {0} came in up to {1} MU deep; a flank march is put down within {2} MU of the edge where it comes in. Stands beyond that: {3}.':
    'Befehl {0} kam bis zu {1} MU tief herein; ein Flankenmarsch wird bis {2} MU von dem Rand aufgestellt, an dem er kommt. Truppen dahinter: {3}.',
  'Put them down nearer to that edge, side by side along it.':
    'Stell sie näher an diesem Rand auf, nebeneinander an ihm entlang.',
  'The center that is deployed first holds its points': 'Das Zentrum, das zuerst aufgestellt wird, hat seine Punkte',
  'rules 27.1 and 27.2 of TRIUMPH! 1.1, whose minimum was not found':
    'Regeln 27.1 und 27.2 von TRIUMPH! 1.1, deren Mindestzahl nicht gefunden wurde',
  'Step {0} is done, and {1} points stand wholly in the center; there should be {2}.':
    'Schritt {0} ist vorbei, und {1} Punkte stehen ganz im Zentrum; es sollten {2} sein.',
  'Deploy more troops in the center.': 'Stell mehr Truppen im Zentrum auf.',
  'Command {0} came in on the left short edge, yet its nearest stand is {1} MU from it.':
    'Befehl {0} kam über die linke Schmalkante, doch seine nächste Truppe ist {1} MU von ihr entfernt.',
  'Command {0} came in on the right short edge, yet its nearest stand is {1} MU from it.':
    'Befehl {0} kam über die rechte Schmalkante, doch seine nächste Truppe ist {1} MU von ihr entfernt.',
  'Command {0} came in on its base edge from {1} to {2}, yet its nearest stand is {3} MU from there.':
    'Befehl {0} kam über seine Grundkante von {1} bis {2}, doch seine nächste Truppe ist {3} MU von dort entfernt.',
  'Bring it on along that edge.': 'Bring ihn an jener Kante aufs Brett.',
  'Stands of command {0} that touch neither the edge where it came in nor comrades who do: {1}.':
    'Truppen von Befehl {0}, die weder die Kante berühren, über die er kam, noch Kameraden dort: {1}.',
  'Bring them on along that edge, or behind their comrades.':
    'Bring sie an jener Kante aufs Brett oder hinter ihren Kameraden.',
  '{0} came in with a flank march outside its zones of the base edge, {1} to {2}.':
    '{0} kam mit einem Flankenmarsch außerhalb seiner Zonen der Grundkante, {1} bis {2}.',
  'Bring it on within these zones.': 'Bring sie in diesen Zonen aufs Brett.',
  'A flank march comes in on its edge': 'Ein Flankenmarsch kommt über seine Kante',
  'Markers come in their step': 'Marker kommen in ihrem Schritt',
  'Markers on the board already in step {0}: {1}. This side’s come in step {2}.':
    'Marker schon in Schritt {0} auf dem Brett: {1}. Die dieser Seite kommen in Schritt {2}.',
  'Take them up until then.': 'Nimm sie bis dahin weg.',
  'Markers on the board: {0} of {1}. All were due in step {2}.':
    'Marker auf dem Brett: {0} von {1}. Alle waren in Schritt {2} fällig.',
  'Put the others down now.': 'Setze jetzt auch die anderen.',
  'Markers lie on the base edge': 'Marker liegen an der Grundkante',
  'The point of marker {0} is {1} MU off its own base edge.':
    'Der Punkt von Marker {0} liegt {1} MU neben der eigenen Grundkante.',
  'Put its point on the edge.': 'Lege seinen Punkt an die Kante.',
  'Put it on the edge': 'An die Kante legen',
  'Markers {0} and {1} both stand for command {2}.': 'Die Marker {0} und {1} stehen beide für Befehl {2}.',
  'Give each marker a command of its own.': 'Gib jedem Marker einen eigenen Befehl.',
  'Markers {0} and {1} lie on one point and hide each other.':
    'Die Marker {0} und {1} liegen auf einem Punkt und verdecken einander.',
  'Put them a little apart.': 'Leg sie ein wenig auseinander.',
  'Each marker stands for one command': 'Jeder Marker steht für einen Befehl',
  '{0} reaches {1} MU sideways from marker {2} of command {3}; {4} MU are allowed.':
    '{0} reicht {1} MU zur Seite von Marker {2} des Befehls {3}; {4} MU sind erlaubt.',
  'Deploy it nearer to its marker.': 'Stelle sie näher an ihrem Marker auf.',
  'A command deploys near its marker': 'Ein Befehl stellt sich nahe seinem Marker auf',
  'Troops that were not deployed sit the battle out': 'Wer nicht aufgestellt wurde, setzt die Schlacht aus',
  'An army that is brought has no more points than the game allows':
    'Eine mitgebrachte Armee hat nicht mehr Punkte, als das Spiel erlaubt',
  'This army has {0} points; {1} are allowed.': 'Diese Armee hat {0} Punkte; {1} sind erlaubt.',
  'Bring it again with less, or agree on it.': 'Bring sie mit weniger noch einmal, oder einigt euch darauf.',
  'Command {0} has no stands.': 'Befehl {0} hat keine Truppen.',
  'Split the army anew, or play on with fewer commands.':
    'Teile die Armee neu auf, oder spielt mit weniger Befehlen weiter.',
  'Command {0} has {1} points; at least {2} are asked for.': 'Befehl {0} hat {1} Punkte; mindestens {2} sind verlangt.',
  'Split the army anew, or play on like this.': 'Teile die Armee neu auf, oder spielt so weiter.',
  'No command at the table is smaller than allowed': 'Kein Befehl am Tisch ist kleiner als erlaubt',
  'Name one of its stands.': 'Ernenne eine seiner Truppen.',
  'Each command at the table has a general': 'Jeder Befehl am Tisch hat einen General',
  'Allies at the table are one command, with nobody else in it':
    'Verbündete am Tisch sind ein Befehl, und niemand sonst ist darin',
  'Command {0} mixes allies with others: {1} stands of an ally, {2} others.':
    'Befehl {0} mischt Verbündete mit anderen: {1} Truppen eines Verbündeten, {2} andere.',
  'Put the others in another command.': 'Stelle die anderen in einen anderen Befehl.',
  'Troops of one ally are in more than one command: {0}.':
    'Truppen eines Verbündeten sind in mehr als einem Befehl: {0}.',
  'Put them together.': 'Stelle sie zusammen.',
  'Flank marches leave somebody to deploy': 'Flankenmärsche lassen jemanden zum Aufstellen übrig',
  'Every command is on a flank march, and nobody is left to deploy.':
    'Jeder Befehl ist auf einem Flankenmarsch, und niemand bleibt zum Aufstellen übrig.',
  'Let one of them deploy, or agree on it.': 'Lass einen davon aufstellen, oder einigt euch darauf.',
  'Stands not deployed: {0}. They stay off the board and are not lost.':
    'Nicht aufgestellte Truppen: {0}. Sie bleiben vom Brett und sind nicht verloren.',
  '{0} is {1} MU from its general {2}; its orders carry {3} MU at most.':
    '{0} steht {1} MU von seinem General {2}; dessen Befehle reichen höchstens {3} MU.',
  'Deploy it nearer to its general.': 'Stelle sie näher bei ihrem General auf.',
  'Troops deploy within their general’s range': 'Truppen stellen sich in der Reichweite ihres Generals auf',
  'Move it back {0} MU': '{0} MU zurück rücken',
  'Move it forward {0} MU': '{0} MU vor rücken',
  'Move it left {0} MU': '{0} MU nach links rücken',
  'Move it right {0} MU': '{0} MU nach rechts rücken',
  'Move it back {0} MU and left {1} MU': '{0} MU zurück und {1} MU nach links rücken',
  'Move it back {0} MU and right {1} MU': '{0} MU zurück und {1} MU nach rechts rücken',
  'Move it forward {0} MU and left {1} MU': '{0} MU vor und {1} MU nach links rücken',
  'Move it forward {0} MU and right {1} MU': '{0} MU vor und {1} MU nach rechts rücken',
  'Leave it where it is': 'Stehen lassen',
};
