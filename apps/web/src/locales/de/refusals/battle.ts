/** Was in der Schlacht nicht geht: Truppen, Gelände, Schritte, Siegel. */
export const battleRefusals: Readonly<Record<string, string>> = {
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
  'Only an umpire goes to a step of his choice.': 'Nur ein Schiedsrichter geht zu einem Schritt seiner Wahl.',
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
  'You have said so already; the other captain is waited for.':
    'Du hast es schon gesagt; auf den anderen Feldherrn wird gewartet.',
  'That stand is not in command {0}.': 'Diese Truppe gehört nicht zu Befehl {0}.',
  'That stand is not in reserve.': 'Diese Truppe ist nicht in Reserve.',
  'You lead command {0}; command {1} comes in without you.': 'Du führst Befehl {0}; Befehl {1} kommt ohne dich herein.',
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
  'A stand is in commands {0} at once.': 'Eine Truppe ist zugleich in den Befehlen {0}.',
  'In no command yet: {0} of your stands.': 'Noch in keinem Befehl: {0} deiner Truppen.',
  'The general of command {0} is not one of its stands.': 'Der General von Befehl {0} gehört nicht zu ihm.',
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
  'A masquerade is shown in your own turn, or when an enemy stand is near.':
    'Wer sich verstellt, wird im eigenen Zug aufgedeckt oder wenn ein Feind nahe ist.',
  'That stand is what it seems; its seal opens at the end.':
    'Diese Truppe ist, was sie scheint; ihr Siegel öffnet sich am Ende.',
  'That stand is not on the board; its seal opens at the end.':
    'Diese Truppe ist nicht auf dem Brett; ihr Siegel öffnet sich am Ende.',
};
