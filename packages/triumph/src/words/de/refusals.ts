import type { WordTable } from '@vexillum/ui/words';

/** Was zurückgewiesen wird. */
export const refusals: WordTable = {
  'this is no army': 'das ist keine Armee',
  'an object is needed here, this is {0}': 'hier gehört ein Objekt hin, das ist {0}',
  'nobody knows this key': 'diesen Schlüssel kennt niemand',
  'a list is needed here, this is {0}': 'hier gehört eine Liste hin, das ist {0}',
  '{0} entries are too many, {1} is the most': '{0} Einträge sind zu viele, höchstens {1} sind möglich',
  'a text is needed here, this is {0}': 'hier gehört ein Text hin, das ist {0}',
  'this text is broken (half of a character is missing)': 'dieser Text ist kaputt (einem Zeichen fehlt die Hälfte)',
  'this text is longer than {0} characters': 'dieser Text ist länger als {0} Zeichen',
  'this text is empty': 'dieser Text ist leer',
  'a number is needed here, this is {0}': 'hier gehört eine Zahl hin, das ist {0}',
  'a whole number is needed here, this is {0}': 'hier gehört eine ganze Zahl hin, das ist {0}',
  '{0} is out of bounds, from {1} to {2} is possible': '{0} liegt nicht in den Grenzen, möglich ist {1} bis {2}',
  'true or false is needed here, this is {0}': 'hier gehört true oder false hin, das ist {0}',
  'only true is possible here, this is {0}': 'hier ist nur true möglich, das ist {0}',
  'one of {0} is needed here, this is {1}': 'hier gehört eines von {0} hin, das ist {1}',
  '{0} is no known {1}': '{0} ist unbekannt ({1})',
  'two stands with the same pair are one stand in truth, and both say which':
    'zwei Truppen mit demselben „pair“ sind in Wahrheit eine, und beide sagen welche',
  '{0} costs {1} points with its cards, and this army counts {2} for one.':
    '{0} kostet mit den Karten {1} Punkte, und diese Armee zählt {2} dafür.',
  'This army says that it has {0} points; its stands and cards come to {1}.':
    'Diese Armee sagt, sie habe {0} Punkte; ihre Truppen und Karten ergeben {1}.',
  'an army needs at least one stand': 'eine Armee braucht mindestens eine Truppe',
  'an army list needs at least one troop option': 'eine Armeeliste braucht mindestens eine Auswahl an Truppen',
  'one army list is needed here, this is a list of things':
    'hier gehört eine Armeeliste hin, das ist eine Liste von Dingen',
  'this date is missing': 'dieses Datum fehlt',
  '{0} is before the start, {1}': '{0} liegt vor dem Anfang, {1}',
  'no topography is called “{0}”': 'keine Landschaft heißt „{0}“',
  'at least one troop type is needed': 'mindestens eine Truppenart ist nötig',
  'the minimum {0} is above the maximum {1}': 'das Minimum {0} liegt über dem Maximum {1}',
  '“all”, “half” or nothing is needed here': 'hier gehört „all“, „half“ oder nichts hin',
  'There are no zones.': 'Es gibt keine Zonen.',
  'It begins at {0} MU, not at {1} MU.': 'Es beginnt bei {0} MU, nicht bei {1} MU.',
  'It ends at {0} MU, where it begins or before.': 'Es endet bei {0} MU, wo es beginnt oder davor.',
  'They end at {0} MU; the board is {1} MU wide.': 'Sie enden bei {0} MU; das Brett ist {1} MU breit.',
  'Its fields cover {0} by {1} MU; the board is {2} by {3} MU.':
    'Die Felder decken {0} mal {1} MU; das Brett hat {2} mal {3} MU.',
  'The two bands of {0} MU do not fit on a board {1} MU deep.':
    'Die beiden Streifen von {0} MU passen nicht auf ein Brett von {1} MU Tiefe.',
  'It needs a width and a depth.': 'Es braucht eine Breite und eine Tiefe.',
  'The two margins leave no room between them.': 'Die beiden Ränder lassen keinen Platz dazwischen.',
  'It must lie in the middle of a board {0} MU wide.': 'Es muss in der Mitte eines Bretts von {0} MU Breite liegen.',
  'The rings must grow from the inner to the outer.': 'Die Ringe müssen von innen nach außen wachsen.',
  'It needs a cost for each of the {0} rings and one for beyond.':
    'Es braucht einen Preis für jeden der {0} Ringe und einen für alles dahinter.',
  'It gives {0} at least and {1} at most.': 'Es gibt mindestens {0} und höchstens {1}.',
  '{0} commands of so many points are more than the army has.':
    '{0} Befehle mit so vielen Punkten sind mehr, als die Armee hat.',
  'Of {0} commands one at least is the army’s own.': 'Von {0} Befehlen gehört mindestens einer der Armee selbst.',
  'It must be more than nothing and no more than the whole.':
    'Es muss mehr als nichts sein und nicht mehr als das Ganze.',
  'Its steps must count from 1 without a gap.': 'Die Schritte müssen ab 1 ohne Lücke zählen.',
  'It has no column {0}.': 'Die Spalte {0} fehlt.',
  'It has no cell {0}.': 'Das Feld {0} fehlt.',
  'It is empty.': 'Es ist leer.',
  'It has one code twice.': 'Ein Kürzel kommt zweimal vor.',
  'There is no such card.': 'Eine solche Karte gibt es nicht.',
  'It needs a least and a most.': 'Es braucht ein Kleinstes und ein Größtes.',
  'It must lie between the smallest and the largest.': 'Es muss zwischen dem Kleinsten und dem Größten liegen.',
  'It has no row for the score {0}.': 'Für die Zahl {0} fehlt eine Zeile.',
  'It has no row for {0}.': 'Für {0} fehlt eine Zeile.',
  'A small piece is no larger than a large one.': 'Ein kleines Stück ist nicht größer als ein großes.',
  '“{0}” is not one of {1}.': '„{0}“ ist keines von {1}.',
  'It is {0}; it can be {1} to {2}.': 'Es ist {0}; möglich ist {1} bis {2}.',
  'It is {0}; it must be a whole number.': 'Es ist {0}; es muss eine ganze Zahl sein.',
  'It does not say where it comes from.': 'Es sagt nicht, woher es kommt.',
  'It names something twice.': 'Etwas ist zweimal genannt.',
  'The rules of this table have no value “{0}”.': 'Die Regeln dieses Tisches haben keinen Wert „{0}“.',
  'That cannot stand where the rules of this table have “{0}”.':
    'Das kann nicht stehen, wo die Regeln dieses Tisches „{0}“ haben.',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  'the text {0}': 'der Text {0}',
  missing: 'nichts',
  'troop type': 'Truppenart',
  'battle card': 'Schlachtkarte',
  'The game is ended with end-game, which opens every seal.':
    'Das Spiel wird mit „Das Spiel beenden“ beendet; dann gehen alle Siegel auf.',
  'There is no step of that number.': 'Einen Schritt mit dieser Nummer gibt es nicht.',
  'The table is in that step already.': 'Der Tisch ist schon in diesem Schritt.',
  'First say which side has the advantage.': 'Sagt erst, welche Seite den Vorteil hat.',
  'The battle is on; it is ended with end-game.': 'Die Schlacht läuft; beendet wird sie mit „Das Spiel beenden“.',
  'This step is the other side’s; you are waited for in the next.':
    'Dieser Schritt gehört der anderen Seite; auf dich wird im nächsten gewartet.',
  'First bring your army.': 'Bring erst deine Armee.',
  'First seal your orders.': 'Versiegle erst deine Befehle.',
  'First place your markers.': 'Setze erst deine Marker.',
  'First reveal your markers.': 'Decke erst deine Marker auf.',
  'First show which commands stand on the board.': 'Zeige erst, welche Befehle auf dem Brett stehen.',
  'Something is still to be done first.': 'Erst ist noch etwas anderes zu tun.',
  'You have said so already; the other side is waited for.':
    'Du hast es schon gesagt; auf die andere Seite wird gewartet.',
  'The game has ended, and everything is open.': 'Das Spiel ist zu Ende, und alles ist offen.',
  'Only an umpire goes to a step of their choice.': 'Nur ein Schiedsrichter geht zu einem Schritt seiner Wahl.',
  'Your side has agreed already; the other captain’s word is missing.':
    'Deine Seite hat schon zugestimmt; es fehlt das Wort des anderen Feldherrn.',
  'Say whose turn it is: there has been none yet.': 'Sag, wer am Zug ist: Es gab noch keinen Zug.',
  'Your orders are sealed, so the army cannot be exchanged any more.':
    'Deine Befehle sind versiegelt; die Armee lässt sich nicht mehr austauschen.',
  'Some of your stands have left the reserve, so the army cannot be exchanged any more.':
    'Einige deiner Truppen haben die Reserve verlassen; die Armee lässt sich nicht mehr austauschen.',
  'A table holds {0} stands, both sides together.': 'Ein Tisch hat Platz für {0} Truppen, beide Seiten zusammen.',
  'Only that side’s captain brings its army.': 'Nur der Feldherr dieser Seite bringt ihre Armee.',
  'This army cannot be read: {0}.': 'Diese Armee lässt sich nicht lesen: {0}.',
  'The game has ended already.': 'Das Spiel ist schon zu Ende.',
  'An umpire’s word ends the game at once.': 'Das Wort eines Schiedsrichters beendet das Spiel sofort.',
  'You have not asked to end the game.': 'Du hast nicht darum gebeten, das Spiel zu beenden.',
  'You have said so already; the game waits for the other captain.':
    'Du hast es schon gesagt; auf den anderen Feldherrn wird gewartet.',
  'That stand is not in command {0}.': 'Diese Truppe gehört nicht zu Befehl {0}.',
  'That stand is not in reserve.': 'Diese Truppe ist nicht in Reserve.',
  'The edge was sealed and cannot be chosen now.': 'Die Kante wurde versiegelt und lässt sich jetzt nicht mehr wählen.',
  'Command {0} is on no flank march.': 'Befehl {0} ist auf keinem Flankenmarsch.',
  'Say along which edge it comes in.': 'Sag, an welcher Kante er hereinkommt.',
  'Nobody proposes that any more.': 'Das schlägt niemand mehr vor.',
  'That stand is out of the battle already.': 'Diese Truppe ist schon aus der Schlacht.',
  'Nobody routs before the first turn has begun.': 'Vor dem ersten Zug flieht niemand.',
  'That stand is not on the board.': 'Diese Truppe ist nicht auf dem Brett.',
  'It has been moved meanwhile: look again.': 'Es wurde inzwischen bewegt: Sieh noch einmal hin.',
  'That piece of terrain is gone.': 'Dieses Geländestück ist weg.',
  'That side has no such camp.': 'Dieses Lager hat die Seite nicht.',
  'A side has at most {0} camps.': 'Eine Seite hat höchstens {0} Lager.',
  'That is more than {0} MU outside the board.': 'Das ist mehr als {0} MU außerhalb des Bretts.',
  'Which command enters here is sealed, and opens in its step.':
    'Welcher Befehl hier hereinkommt, ist versiegelt und öffnet sich in seinem Schritt.',
  'Only its own side takes that stand out of reserve.': 'Nur ihre eigene Seite nimmt diese Truppe aus der Reserve.',
  'That stand is on a flank march and comes in with its command.':
    'Diese Truppe ist auf einem Flankenmarsch und kommt mit ihrem Befehl herein.',
  'These rules know no such terrain.': 'Solches Gelände kennen diese Regeln nicht.',
  'A table holds {0} pieces of terrain; remove some first.':
    'Ein Tisch hat Platz für {0} Geländestücke; nimm erst einige weg.',
  'This table plays it so already.': 'Dieser Tisch spielt das schon so.',
  'That camp is gone already.': 'Dieses Lager ist schon weg.',
  'That marker is gone already.': 'Dieser Marker ist schon weg.',
  'That piece of terrain is gone already.': 'Dieses Geländestück ist schon weg.',
  'That stand is in reserve already.': 'Diese Truppe ist schon in Reserve.',
  'Say whose secrets are to be opened.': 'Sag, wessen Geheimnisse geöffnet werden sollen.',
  'Only that side’s captain, or the umpire, may open its secrets.':
    'Die Geheimnisse einer Seite öffnet nur ihr Feldherr oder der Schiedsrichter.',
  'Only a captain opens that.': 'Das öffnet nur ein Feldherr.',
  'That camp is not on the board.': 'Dieses Lager ist nicht auf dem Brett.',
  'That camp has not been sacked.': 'Dieses Lager ist nicht geplündert.',
  'That camp has been sacked already.': 'Dieses Lager ist schon geplündert.',
  'At this table orders are open, so there is nothing to seal.':
    'An diesem Tisch liegen die Befehle offen; es gibt nichts zu versiegeln.',
  'Both sides have sealed: what is sealed stays as it is.':
    'Beide Seiten haben versiegelt: Was versiegelt ist, bleibt, wie es ist.',
  'The other side has shown some of its own: sealing now would be answering.':
    'Die andere Seite hat schon etwas aufgedeckt: Jetzt zu versiegeln hieße, darauf zu antworten.',
  'You have sealed that, and its step is over.': 'Das hast du versiegelt, und sein Schritt ist vorbei.',
  'This is not the step in which you seal that.': 'In diesem Schritt wird das nicht versiegelt.',
  'All your commands march, so there is no marker to place.':
    'Alle deine Befehle marschieren um die Flanke; es gibt keinen Marker zu setzen.',
  'The deployment has begun: who has the advantage is settled.':
    'Die Aufstellung hat begonnen: Wer den Vorteil hat, steht fest.',
  'The same stand is named twice.': 'Dieselbe Truppe ist zweimal genannt.',
  'Only its own side says what a stand in reserve comes as.':
    'Nur ihre eigene Seite sagt, als was eine Truppe aus der Reserve kommt.',
  'That stand is lost.': 'Diese Truppe ist verloren.',
  'That stand is on a flank march; say what it is when it comes in.':
    'Diese Truppe ist auf einem Flankenmarsch; sag, was sie ist, wenn sie hereinkommt.',
  'These rules know no such troops.': 'Solche Truppen kennen diese Regeln nicht.',
  'These rules know no such battle card.': 'Eine solche Schlachtkarte kennen diese Regeln nicht.',
  'This seals exactly these, each once: {0}.': 'Versiegelt wird hier genau das, jedes einmal: {0}.',
  'This is not what {0} holds.': 'Das ist nicht, was {0} enthält.',
  'The commitment of {0} does not fit what is sealed.': 'Die Festlegung von {0} passt nicht zum Versiegelten.',
  'Place each of these once: {0}.': 'Setze jeden davon einmal: {0}.',
  'A marker’s point lies on your own base edge.': 'Der Punkt eines Markers liegt auf der eigenen Grundkante.',
  'Each of these commands has one marker: {0}.': 'Jeder dieser Befehle hat einen Marker: {0}.',
  'The stands of {0} are to be in ascending order, each once.':
    'Die Truppen von {0} stehen in aufsteigender Reihenfolge, jede einmal.',
  'Command {0} names a stand that is not yours.': 'Befehl {0} nennt eine Truppe, die dir nicht gehört.',
  'In no command yet: {0} of your stands.': 'Noch in keinem Befehl: {0} deiner Truppen.',
  'Nothing is sealed there.': 'Dort ist nichts versiegelt.',
  'Everyone can see that already.': 'Das können schon alle sehen.',
  'That seal came from another table without what it hides.':
    'Dieses Siegel kam von einem anderen Tisch, ohne das, was es verbirgt.',
  'That opens in step {0} of the deployment, and this is step {1}.':
    'Das öffnet sich in Schritt {0} der Aufstellung, und dies ist Schritt {1}.',
  'That opens when the flank march comes in, or when the game ends.':
    'Das öffnet sich, wenn der Flankenmarsch hereinkommt oder das Spiel endet.',
  'Your markers are revealed all together.': 'Deine Marker werden alle zusammen aufgedeckt.',
  'In this step you show {0} of your commands; the others later.':
    'In diesem Schritt zeigst du {0} deiner Befehle, die anderen später.',
  'There are no troops of that type to come in its place.':
    'Truppen dieser Art, die an ihre Stelle kämen, gibt es nicht.',
  'Who poses as two stands is one stand, and both are placed together.':
    'Wer sich als zwei verstellt, ist eine Truppe, und beide werden zusammen aufgestellt.',
  'Your army has masquerades, so each stand is sealed when it is placed.':
    'In deiner Armee verstellen sich Truppen; darum wird jede beim Aufstellen versiegelt.',
  'Your army has no masquerades, so there is nothing to seal here.':
    'In deiner Armee verstellt sich niemand; hier gibt es nichts zu versiegeln.',
  'All these stands are sealed already.': 'Alle diese Truppen sind schon versiegelt.',
  'First the roster of command {0} opens.': 'Erst öffnet sich die Liste von Befehl {0}.',
  'A masquerade is shown in the battle.': 'Wer sich verstellt, wird in der Schlacht aufgedeckt.',
  'A masquerade is shown in your own movement, or when an enemy stand is near.':
    'Wer sich verstellt, wird in der eigenen Bewegung aufgedeckt oder wenn ein Feind nahe ist.',
  'That stand is what it seems; its seal opens at the end.':
    'Diese Truppe ist, was sie scheint; ihr Siegel öffnet sich am Ende.',
  'That stand is not on the board; its seal opens at the end.':
    'Diese Truppe ist nicht auf dem Brett; ihr Siegel öffnet sich am Ende.',
  'That stand is not at this table.': 'Diese Truppe ist nicht an diesem Tisch.',
  'Only players move stands.': 'Nur Spieler bewegen Truppen.',
  'That stand belongs to the other side.': 'Diese Truppe gehört der anderen Seite.',
  'That stand is in command {0}, and you lead command {1}.':
    'Diese Truppe gehört zu Befehl {0}, und du führst Befehl {1}.',
  'Who marches is sealed with the orders at this table.':
    'Wer marschiert, wird an diesem Tisch mit den Befehlen versiegelt.',
  'That march has come in already.': 'Dieser Flankenmarsch ist schon hereingekommen.',
  'nobody here knows these rules': 'hier kennt niemand diese Regeln',
};
