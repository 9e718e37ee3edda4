import type { WordTable } from '@vexillum/ui/words';

/** Was die Regeln des Geländes und der Schlachtkarten vor dem ersten Zug anmerken. */
export const cardFlags: WordTable = {
  'Few lie in ambush in one piece of terrain': 'In einem Geländestück liegen nur wenige im Hinterhalt',
  '{0} stands lie in ambush in one piece of terrain ({1}); {2} may.':
    '{0} Truppen liegen in einem Geländestück ({1}) im Hinterhalt; {2} dürfen es.',
  'Move the others to another piece, or back into the deployment strip.':
    'Stelle die übrigen in ein anderes Stück oder zurück in den Aufstellungsstreifen.',
  '{0} lies in ambush, and no part of it is in difficult terrain.':
    '{0} liegt im Hinterhalt, aber mit keinem Teil in schwierigem Gelände.',
  'Move it at least partly into difficult terrain, or back into the deployment strip.':
    'Stelle sie wenigstens zum Teil in schwieriges Gelände oder zurück in den Aufstellungsstreifen.',
  '{0} lies in ambush {1} MU from the enemy’s base edge; it keeps {2} MU away.':
    '{0} liegt {1} MU von der Grundlinie des Gegners im Hinterhalt; {2} MU Abstand sind nötig.',
  'Move it farther from the enemy’s base edge.': 'Stelle sie weiter weg von der Grundlinie des Gegners.',
  '{0} lies in ambush {1} MU from {2}; it has to be farther than {3} MU from every enemy.':
    '{0} liegt {1} MU von {2} im Hinterhalt; von jedem Gegner müssen es mehr als {3} MU sein.',
  'Move it farther away.': 'Stelle sie weiter weg.',
  'An ambush lies in difficult terrain, away from the enemy':
    'Ein Hinterhalt liegt in schwierigem Gelände, fern vom Gegner',
  'For supported stands bowmen are set aside': 'Für unterstützte Truppen werden Bogenschützen beiseitegestellt',
  'Stands supported by bowmen: {0}. The bowmen that were set aside ({1}) are enough for {2}.':
    'Von Bogenschützen unterstützte Truppen: {0}. Die beiseitegestellten Bogenschützen ({1}) reichen für {2}.',
  'Set more bowmen aside from the reserve, or take the support back.':
    'Stelle mehr Bogenschützen aus der Reserve beiseite, oder nimm die Unterstützung zurück.',
  'Bowmen on the board do not become support': 'Bogenschützen auf dem Brett werden nicht mehr zur Unterstützung',
  '{0} is on the board, so it cannot be set aside to support others.':
    '{0} steht auf dem Brett und kann nicht mehr beiseitegestellt werden, um andere zu unterstützen.',
  'Let it fight as bowmen, and set others aside.': 'Lass sie als Bogenschützen kämpfen, und stelle andere beiseite.',
  'Let it fight as bowmen': 'Als Bogenschützen kämpfen lassen',
  'A line is supported as a whole, or stand by stand where it shows':
    'Eine Zeile wird ganz unterstützt, oder Truppe für Truppe, wo man es sieht',
  '{0} of {1} stands of this line are supported: allowed where each of them shows its bowmen, as here on the board; else it is all or none.':
    '{0} von {1} Truppen dieser Zeile sind unterstützt: erlaubt, wo jede ihre Bogenschützen zeigt, wie hier auf dem Brett; sonst alle oder keine.',
  'Play on like this, or support all of the line or none.':
    'Spielt so weiter, oder unterstütze die ganze Zeile oder niemanden darin.',
  'An army without a camp pitches none': 'Eine Armee ohne Lager schlägt keines auf',
  'This army has the card No Camp, yet a camp of it is on the board.':
    'Diese Armee hat die Karte „No Camp“, doch ein Lager von ihr steht auf dem Brett.',
  'Take it up again.': 'Nimm es wieder weg.',
  'Take it up': 'Wegnehmen',
  'One camp of this army is fortified and another is a pack train; in one battle only one of the two cards is used.':
    'Ein Lager dieser Armee ist befestigt und ein anderes ein Tross; in einer Schlacht gilt nur eine der beiden Karten.',
  'Say of one of them that it is a plain camp.': 'Sage von einem der beiden, dass es ein einfaches Lager ist.',
  'This camp is what the card {0} makes of it, and its army does not have that card.':
    'Dieses Lager ist, was die Karte {0} daraus macht, und seine Armee hat diese Karte nicht.',
  'Say that it is a plain camp.': 'Sage, dass es ein einfaches Lager ist.',
  'This army has Fortified Camp and Pack Train, and uses one of them: its owner says which one.':
    'Diese Armee hat befestigtes Lager und Tross und nutzt eines davon: Ihr Besitzer sagt, welches.',
  'An army has one main camp': 'Eine Armee hat ein Hauptlager',
  'Main camps of this army on the board: {0}. An army has one.':
    'Hauptlager dieser Armee auf dem Brett: {0}. Eine Armee hat eines.',
  'A standard wagon stands in the place of the camp, and this army has both on the board.':
    'Ein Standartenwagen steht anstelle des Lagers, und diese Armee hat beides auf dem Brett.',
  'Take up all but one of them, or say which is the camp of an ally by pitching it anew.':
    'Nimm alle bis auf eines weg, oder schlage das eines Verbündeten neu als solches auf.',
  'An ally camp belongs to an allied command': 'Ein Lager von Verbündeten gehört einem Befehl von Verbündeten',
  'Ally camps on the board: {0}; allied commands of this army: {1}.':
    'Lager von Verbündeten auf dem Brett: {0}; Befehle von Verbündeten in dieser Armee: {1}.',
  'Take up those that belong to no ally.': 'Nimm die weg, die keinem Verbündeten gehören.',
  'Camps touch their own base edge': 'Lager berühren die eigene Grundlinie',
  'This camp is {0} MU off its own base edge.': 'Dieses Lager steht {0} MU von der eigenen Grundlinie entfernt.',
  'Push it back until it touches the edge.': 'Schiebe es zurück, bis es die Linie berührt.',
  'An army uses one card for its camp': 'Eine Armee nutzt eine Karte für ihr Lager',
  'Camps stand in open terrain': 'Lager stehen in offenem Gelände',
  'The camp stands on difficult terrain: {0}.': 'Das Lager steht auf schwierigem Gelände: {0}.',
  'Pitch it in open terrain.': 'Schlage es in offenem Gelände auf.',
  'A card in use was given to its stand': 'Eine genutzte Karte gehört ihrer Truppe',
  '{0} uses the card {1}, which its army did not give it.':
    '{0} nutzt die Karte {1}, die ihre Armee ihr nicht gegeben hat.',
  'Take it back.': 'Nimm es zurück.',
  'What a stand fights as is chosen when it is placed': 'Als was eine Truppe kämpft, wird beim Aufstellen gewählt',
  'For {0} the card {1} was chosen in step {2}; that is done when the stand is placed, in one of its side’s own steps ({3}).':
    'Für {0} wurde die Karte {1} in Schritt {2} gewählt; das geschieht beim Aufstellen, in einem der Schritte der eigenen Seite ({3}).',
  'Take the choice back.': 'Nimm die Wahl zurück.',
  'Of a line either all stands are chained together or none':
    'Von einer Zeile sind entweder alle Truppen aneinandergekettet oder keine',
  '{0} of {1} stands of this line are chained together; it is all of them or none.':
    '{0} von {1} Truppen dieser Zeile sind aneinandergekettet; es sind alle oder keine.',
  'Chain the others together too, or none.': 'Kette auch die übrigen aneinander, oder keine.',
  'Chain the others together too': 'Auch die übrigen aneinanderketten',
  'The pack train is on the board, and stands of its army are still to be deployed: {0}.':
    'Der Tross steht auf dem Brett, und Truppen seiner Armee sind noch aufzustellen: {0}.',
  'Take it up until the last of them are placed.': 'Nimm ihn weg, bis die letzten aufgestellt werden.',
  'The pack train was to be pitched with the last troops, in step {0}, and is not on the board.':
    'Der Tross war mit den letzten Truppen aufzustellen, in Schritt {0}, und steht nicht auf dem Brett.',
  'A pack train is pitched with the last troops': 'Ein Tross kommt mit den letzten Truppen',
  'A pack train stands on its own base edge': 'Ein Tross steht an der eigenen Grundlinie',
  'Pitch it anywhere along its own base edge, touching it.':
    'Stelle ihn irgendwo an die eigene Grundlinie, so dass er sie berührt.',
  'The pack train is {0} MU off its own base edge.': 'Der Tross steht {0} MU von der eigenen Grundlinie entfernt.',
  'The pack train is not wholly on the board.': 'Der Tross steht nicht ganz auf dem Brett.',
  'An army with an elephant screen deploys no elephants': 'Eine Armee mit Elefantenschirm stellt keine Elefanten auf',
  'This army has bought an elephant screen, yet it has elephants: {0}.':
    'Diese Armee hat einen Elefantenschirm gekauft, hat aber Elefanten: {0}.',
  'Leave them out of the battle: the screen takes their place.':
    'Lass sie aus der Schlacht: Der Schirm tritt an ihre Stelle.',
  'A standard wagon stands in the center third, near its base edge':
    'Ein Fahnenwagen steht im mittleren Drittel, nahe der Grundlinie',
  'The standard wagon is not wholly within {0} MU of its base edge and between {1} and {2} MU from the left end.':
    'Der Fahnenwagen steht nicht ganz innerhalb von {0} MU von seiner Grundlinie und zwischen {1} und {2} MU vom linken Ende.',
  'Move it wholly into this strip; it need not touch the edge.':
    'Stelle ihn ganz in diesen Streifen; den Rand muss er nicht berühren.',
  'A standard wagon’s long edge is parallel to the base edge':
    'Die lange Kante eines Fahnenwagens liegt parallel zur Grundlinie',
  'Turn it square to the edge': 'Gerade zum Rand drehen',
  'The long edge of the standard wagon is turned {0}° off the base edge.':
    'Die lange Kante des Fahnenwagens ist um {0}° gegen die Grundlinie gedreht.',
  'Turn it so that its long edge is parallel to its own base edge.':
    'Drehe ihn so, dass seine lange Kante parallel zur eigenen Grundlinie liegt.',
  'The standard wagon is {0} by {1} MU; it is {2} to {3} MU wide and {4} MU deep.':
    'Der Fahnenwagen misst {0} mal {1} MU; er ist {2} bis {3} MU breit und {4} MU tief.',
  'Give it that size.': 'Gib ihm diese Größe.',
  'A standard wagon has its size': 'Ein Fahnenwagen hat seine Größe',
  'Separated valets go in pairs': 'Getrennte Knappen gehen paarweise',
  'Of {0} stands with separated valets {1} fight as {2} and {3} as {4}; each pair should give one of each.':
    'Von {0} Truppen mit getrennten Knappen kämpfen {1} als {2} und {3} als {4}; jedes Paar gibt je eine.',
  'Make of each pair one stand of either type.': 'Mache aus jedem Paar je eine Truppe beider Arten.',
  'Pieces of terrain are neither too small nor too large': 'Geländestücke sind weder zu klein noch zu groß',
  '{0} is {1} by {2} MU; seen were pieces from {3} by {4} to {5} by {6} MU, and width and depth together up to {7}.':
    '{0} misst {1} mal {2} MU; gesehen wurden Stücke von {3} mal {4} bis {5} mal {6} MU, Breite und Tiefe zusammen bis {7}.',
  'Give it another size.': 'Gib ihm eine andere Größe.',
  'Terrain lies on the board': 'Gelände liegt auf dem Brett',
  '{0} is nearer to the edge of the board than {1} MU.': '{0} liegt näher als {1} MU am Rand des Bretts.',
  'Move it onto the board': 'Auf das Brett legen',
  'There is no more terrain than the highest score gives':
    'Kein Wert ergibt mehr Gelände als die letzte Zeile der Tabelle',
  '{0} pieces of terrain are on the board; the highest score gives {1}.':
    '{0} Geländestücke liegen auf dem Brett; der höchste Wert ergibt {1}.',
  'Take some of them off.': 'Nimm einige davon weg.',
  '{0} and {1} lie on one another.': '{0} und {1} liegen aufeinander.',
  'Move them apart.': 'Lege sie auseinander.',
  '{0} and {1} are {2} MU apart; they should be {3} MU apart.':
    '{0} und {1} liegen {2} MU auseinander; es sollten {3} MU sein.',
  'Pieces of terrain do not lie on one another': 'Geländestücke liegen nicht aufeinander',
  'Some kinds of terrain are not on one battlefield': 'Manche Arten von Gelände liegen nicht auf einem Schlachtfeld',
  'These are not on one battlefield together: {0}.': 'Diese liegen nicht zusammen auf einem Schlachtfeld: {0}.',
  'Take one of them off.': 'Nimm eines davon weg.',
  'Between two obstacles is a gap of {0} MU; they touch or are {1} MU apart.':
    'Zwischen zwei Hindernissen ist eine Lücke von {0} MU; sie berühren sich oder liegen {1} MU auseinander.',
  'Push them together, or farther apart.': 'Schiebe sie zusammen oder weiter auseinander.',
  'Obstacles touch or lie well apart': 'Hindernisse berühren sich oder liegen weit auseinander',
  'An army has so many obstacles as it has cards for them': 'Eine Armee hat so viele Hindernisse wie Karten dafür',
  'Obstacles of this army on the board: {0}; its cards allow {1}.':
    'Hindernisse dieser Armee auf dem Brett: {0}; ihre Karten erlauben {1}.',
  'Take the others up.': 'Nimm die übrigen weg.',
  'An obstacle has its size': 'Ein Hindernis hat seine Größe',
  'An obstacle is {0} by {1} MU; it should be {2} by {3} MU.':
    'Ein Hindernis misst {0} mal {1} MU; es sollten {2} mal {3} MU sein.',
  'Give it that size': 'Diese Größe geben',
  'An obstacle lies in open terrain': 'Ein Hindernis liegt in offenem Gelände',
  'An obstacle lies on difficult terrain: {0}.': 'Ein Hindernis liegt auf schwierigem Gelände: {0}.',
  'Move it into open terrain.': 'Lege es in offenes Gelände.',
  'An obstacle lies in the center third, near its owner’s base edge':
    'Ein Hindernis liegt im mittleren Drittel, nahe der Grundlinie seines Besitzers',
  'An obstacle is not wholly within {0} MU of its owner’s base edge and between {1} and {2} MU from the left end.':
    'Ein Hindernis liegt nicht ganz innerhalb von {0} MU von der Grundlinie seines Besitzers und zwischen {1} und {2} MU vom linken Ende.',
  'A masquerade with an enemy near is shown as movement ends':
    'Eine Maskerade mit einem Gegner in der Nähe wird gezeigt, wenn die Bewegung endet',
  '{0} only poses, and movement has ended with an enemy within {1} MU of it.':
    '{0} gibt sich nur aus, und die Bewegung ist zu Ende mit einem Gegner innerhalb von {1} MU.',
  'Show it now.': 'Zeige sie jetzt.',
  'Show it to everybody': 'Allen zeigen',
  'Obstacles are laid when the center is deployed': 'Hindernisse werden mit dem Zentrum gelegt',
  'This obstacle was laid in step {0}; those of this side come with its center, in step {1}.':
    'Dieses Hindernis wurde in Schritt {0} gelegt; die dieser Seite kommen mit ihrem Zentrum, in Schritt {1}.',
  'Take it up, and lay it then.': 'Nimm es weg und lege es dann.',
  'Move it wholly into this strip.': 'Lege es ganz in diesen Streifen.',
};
