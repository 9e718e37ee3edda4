import type { WordTable } from '@vexillum/ui/words';

/** Der Zug: seine Phasen, und wer ihn weitergibt. */
export const turn: WordTable = {
  Cards: 'Karten',
  '; its elephant screen is gone': '; ihr Elefantenschirm ist weg',
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
  'Stands in difficult ground move and pay singly': 'Truppen in schwierigem Gelände bewegen sich und zahlen einzeln',
  'Command points to hold a demoralized stand or group':
    'Befehlspunkte, um eine entmutigte Truppe oder eine Gruppe zu halten',
  'rolled command points with real dice, typed in: {0}': 'würfelte Befehlspunkte mit echten Würfeln, eingetippt: {0}',
  'put in another die for command {0} by hand, {1} instead of {2}; it has {3} command points':
    'setzte für Befehl {0} von Hand einen anderen Würfel ein, {1} statt {2}; er hat {3} Befehlspunkte',
  'Rolled with real dice? Put in what they show.': 'Mit echten Würfeln gewürfelt? Setze ein, was sie zeigen.',
  'Another die': 'Ein anderer Würfel',
  'A real die, typed in by {0}.': 'Ein echter Würfel, eingetippt von {0}.',
  'The die was typed in by {0}, in the place of {1} that was thrown.':
    'Der Würfel wurde von {0} eingetippt, anstelle der {1}, die gefallen ist.',
  'Only the player who leads that command corrects its die, in the turn of that side.':
    'Den Würfel berichtigt nur, wer diesen Befehl führt, im Zug seiner Seite.',
  'That is its die already.': 'Das ist schon sein Würfel.',
  'Commands that roll: {0}. One value for each.': 'Befehle, die würfeln: {0}. Ein Wert für jeden.',
  'With real dice, the attacker’s first; in the place of those that were thrown, where they were.':
    'Mit echten Würfeln, der des Angreifers zuerst; anstelle der geworfenen, wo schon geworfen ist.',
  'rolled command points: {0}': 'würfelte Befehlspunkte: {0}',
  'command {0}: {1}': 'Befehl {0}: {1}',
  'command {0}: {1} (rolled {2})': 'Befehl {0}: {1} (gewürfelt {2})',
  'said that several moves were one': 'sagte, dass mehrere Züge einer waren',
  'corrected what a move cost': 'berichtigte, was ein Zug kostete',
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
    'GRAND TRIUMPH! 2017, Demoralized Commands: Ein Befehlspunkt hält eine Truppe oder eine Gruppe',
  'whether distance adds to it was not found': 'ob Entfernung es teurer macht, wurde nicht gefunden',
  'It is past and not checked any more: agree on it, or let the umpire rule.':
    'Werdet euch einig, oder lasst den Schiedsrichter entscheiden: Keine Regel sieht mehr danach.',
  'Demoralized: {0}.': 'Entmutigt: {0}.',
  'left open: {0}': 'offen geblieben: {0}',
  '{0, plural, one {and # more flag} other {and # more flags}}':
    '{0, plural, one {und # weiterer Hinweis} other {und # weitere Hinweise}}',
  'Entry {0} ends no phase and leaves flags open.': 'Eintrag {0} beendet keine Phase und lässt Hinweise offen.',
  'Entry {0}: the flags that it leaves open are not of the phase that ends.':
    'Eintrag {0}: Die Hinweise, die er offen lässt, sind nicht aus der Phase, die endet.',
  'Entry {0}: the command points are not what was rolled.':
    'Eintrag {0}: Die Befehlspunkte sind nicht, was gewürfelt wurde.',
  'exchanged with another command, by its orders': 'mit einem anderen Befehl getauscht, nach seinen Orders',
  'an ally’s die stays plain': 'der Würfel eines Verbündeten bleibt, wie er ist',
  'within what a command can have': 'im Rahmen dessen, was ein Befehl haben kann',
  'a move': 'ein Zug',
  'stands in difficult ground pay singly': 'Truppen in schwierigem Gelände zahlen einzeln',
  'out of command distance': 'außer Befehlsentfernung',
  'elephants, artillery, war wagons or chains': 'Elefanten, Geschütze, Kampfwagen oder Ketten',
  'held in place': 'am Platz gehalten',
  'changed by a player': 'von einem Spieler geändert',
  'rolled {0}': '{0} gewürfelt',
  'The turn': 'Der Zug',
  'The other side asks for the turn.': 'Die andere Seite bittet um den Zug.',
  'Marches, steps and the end of the game': 'Märsche, Schritte und das Ende der Partie',
  Phases: 'Phasen',
  'Command {0}: {1}': 'Befehl {0}: {1}',
  'Command {0} has not rolled. Real dice are typed in here.':
    'Befehl {0} hat noch nicht gewürfelt. Echte Würfel werden hier eingetippt.',
  'Command {0} has not rolled.': 'Befehl {0} hat noch nicht gewürfelt.',
  'not rolled': 'nicht gewürfelt',
  overspent: 'überzogen',
  Space: 'Leertaste',
  'Command {0} has spent nothing yet.': 'Befehl {0} hat noch nichts ausgegeben.',
  '{0} more': '{0} weitere',
  'One less': 'Einen weniger',
  'One more': 'Einen mehr',
  'Same move as the one above': 'Derselbe Zug wie der darüber',
  '{0, plural, =0 {Nobody has to rout.} one {# stand has to rout, or to be held.} other {# stands have to rout, or to be held.}}':
    '{0, plural, =0 {Niemand muss fliehen.} one {# Truppe muss fliehen oder gehalten werden.} other {# Truppen müssen fliehen oder gehalten werden.}}',
  '{0, plural, =0 {Nobody has a target.} one {# shooter has a target.} other {# shooters have a target.}}':
    '{0, plural, =0 {Niemand hat ein Ziel.} one {# Schütze hat ein Ziel.} other {# Schützen haben ein Ziel.}}',
  '{0, plural, =0 {Nobody is in contact.} one {There is # combat to fight.} other {There are # combats to fight.}}':
    '{0, plural, =0 {Niemand ist in Kontakt.} one {# Kampf ist auszutragen.} other {# Kämpfe sind auszutragen.}}',
  'Lost so far: Red {0}, Blue {1}.': 'Bisher verloren: Rot {0}, Blau {1}.',
  'Both armies have lost enough for defeat, but equally much: play goes on.':
    'Beide haben genug verloren, und gleich viel: Es geht weiter.',
  'It is your turn.': 'Du bist am Zug.',
  '{0} has the turn.': '{0} ist am Zug.',
  'You may play a card that comes before the dice. Then roll for command points.':
    'Du kannst eine Karte spielen, die vor den Würfeln kommt. Dann würfle um Befehlspunkte.',
  '{0} may play a card that comes before the dice, and then rolls for command points.':
    '{0} kann eine Karte spielen, die vor den Würfeln kommt, und würfelt dann um Befehlspunkte.',
  'Roll for command points.': 'Würfle um Befehlspunkte.',
  '{0} rolls for command points.': '{0} würfelt um Befehlspunkte.',
  'Move your stands. Each move costs its command points; a group pays once.':
    'Bewege deine Truppen. Jeder Zug kostet seinen Befehl Punkte; eine Gruppe zahlt einmal.',
  '{0} moves, and pays for each move.': '{0} bewegt sich und zahlt für jeden Zug.',
  'Both sides shoot.': 'Beide Seiten schießen.',
  'Both sides fight.': 'Beide Seiten kämpfen.',
  'End the turn': 'Zug beenden',
  '{0} is next.': '{0} ist dran.',
  'Nothing to do: {0}': 'Nichts zu tun: {0}',
  'Roll for command points': 'Um Befehlspunkte würfeln',
  'On to: {0}': 'Weiter: {0}',
  'No longer ask for the turn': 'Nicht mehr um den Zug bitten',
  'Ask for the turn': 'Um den Zug bitten',
  'Command {0} has spent {1} command points and has {2}.': 'Befehl {0} hat {1} Befehlspunkte ausgegeben und hat {2}.',
  'Take a move back, or say in the turn bar which moves were one.':
    'Nimm einen Zug zurück, oder sag in der Zugleiste, welche Züge einer waren.',
  'A command spends no more command points than it has': 'Ein Befehl gibt nicht mehr Befehlspunkte aus, als er hat',
  'A side moves in its own turn': 'Eine Seite bewegt sich in ihrem eigenen Zug',
  'players take turns, by every source': 'nach jeder Quelle sind die Spieler abwechselnd am Zug',
  'a group does not move obliquely': 'eine Gruppe zieht nicht schräg',
  'a group does not move backwards': 'eine Gruppe zieht nicht rückwärts',
  'a group moves sideways only to square up': 'eine Gruppe zieht nur zum Ausrichten seitwärts',
  'A group advances and wheels; other ways are for single stands':
    'Eine Gruppe rückt vor und schwenkt; anders bewegen sich nur einzelne Truppen',
  'two answers of the authors in their forum': 'zwei Antworten der Autoren in ihrem Forum',
  'Moved obliquely as a group, which only a single stand may: {0}.':
    'Schräg als Gruppe bewegt, was nur eine einzelne Truppe darf: {0}.',
  'Moved backwards as a group, which only a single stand may: {0}.':
    'Rückwärts als Gruppe bewegt, was nur eine einzelne Truppe darf: {0}.',
  'Moved sideways as a group, which only a single stand may: {0}.':
    'Seitwärts als Gruppe bewegt, was nur eine einzelne Truppe darf: {0}.',
  'Let it be if they squared up to an enemy; otherwise advance and wheel, or move them one by one.':
    'Lass es so, wenn sie sich an einem Gegner ausgerichtet haben; sonst rücke vor und schwenke, oder bewege sie einzeln.',
  'Advance and wheel, or move them one by one.': 'Rücke vor und schwenke, oder bewege sie einzeln.',
  'Nobody moves farther than their allowance': 'Niemand bewegt sich weiter, als erlaubt ist',
  'a troop type has an allowance for its moves, by every source':
    'nach jeder Quelle hat ein Truppentyp ein Maß für seine Bewegung',
  'Moved {1} MU, and {2} MU are allowed: {0}.': '{1} MU weit bewegt, und {2} MU sind erlaubt: {0}.',
  'Shorten the move, or take it back.': 'Kürze die Bewegung, oder nimm sie zurück.',
  'Back to where the turn began': 'Zurück an den Platz vom Beginn des Zuges',
  'Moved in the other side’s turn: {0}.': 'Im Zug der anderen Seite bewegt: {0}.',
  'Put them back where they stood.': 'Stell sie zurück, wo sie standen.',
  'Turns alternate': 'Die Züge wechseln sich ab',
  'This side has a second turn running.': 'Diese Seite hat zwei Züge nacheinander.',
  'Hand the turn over, or agree on it.': 'Gib den Zug weiter, oder einigt euch darauf.',
  'Camps and obstacles stay where they were put': 'Lager und Hindernisse bleiben, wo sie hingestellt wurden',
  'This camp was moved in turn {0}.': 'Dieses Lager wurde in Zug {0} bewegt.',
  'This obstacle was moved in turn {0}.': 'Dieses Hindernis wurde in Zug {0} bewegt.',
  'Put it back where it stood.': 'Stell es zurück, wo es stand.',
  'Battle Cards 1.0, cards 14, 18 and 19': 'Battle Cards 1.0, Karten 14, 18 und 19',
  'Nobody comes out of reserve once the battle is on': 'Aus der Reserve kommt niemand mehr, wenn die Schlacht läuft',
  '{0} came out of reserve in turn {1}.': '{0} kam in Zug {1} aus der Reserve.',
  'Take it back into reserve: troops that were not deployed sit the battle out.':
    'Nimm es in die Reserve zurück: Wer nicht aufgestellt wurde, bleibt der Schlacht fern.',
  'Command {0} then has {1} left': 'Befehl {0} hat dann noch {1}',
  '{0, plural, one {# command point} other {# command points}}':
    '{0, plural, one {# Befehlspunkt} other {# Befehlspunkte}}',
  'answer of an author in their forum (t=256): turning is measured straight, by the front corner that goes farthest':
    'Antwort eines Autors in ihrem Forum (t=256): Drehungen werden gerade gemessen, an der vorderen Ecke, die am weitesten kommt',
  'How far a demoralized stand flees': 'Wie weit eine entmutigte Truppe flieht',
  'how far a stand flees was not found: as far as it moves is a guess of ours':
    'wie weit eine Truppe flieht, wurde nicht gefunden: so weit, wie sie sich bewegt, ist von uns geraten',
  'fled toward the base edge, up to {0}: {1}': 'floh zur Grundkante hin, bis zu {0} weit: {1}',
  '{0, plural, one {Hold all for a point} other {Hold all for # points}}':
    '{0, plural, one {Alle für einen Punkt halten} other {Alle für # Punkte halten}}',
  'Let all flee': 'Alle fliehen lassen',
  'Remove as lost those out of their general’s range': 'Wer außer Reichweite ist, als verloren wegnehmen',
  'Hold {0}': '{0} halten',
  '{0} flees': '{0} flieht',
  '{0} is lost': '{0} ist verloren',
  '{0} has won by {1} points': '{0} hat mit {1} Punkten gewonnen',
  'both captains, or the umpire, end the game, or you play on.':
    'beide Feldherren oder der Schiedsrichter beenden die Partie, oder ihr spielt weiter.',
  'You have asked the other captain to end the game. This takes it back.':
    'Du hast den anderen Feldherrn gebeten, die Partie zu beenden. Dies nimmt es zurück.',
  'Everything that was secret is then shown to everybody.': 'Alles, was geheim war, sehen dann alle.',
  'Begin your turn': 'Deinen Zug beginnen',
  'The time of the other side is up: begin your own turn, give them more, or wait.':
    'Die Zeit der anderen Seite ist um: Beginne deinen Zug, gib ihr mehr, oder warte.',
  // Getippte Befehle.
  'The first turn has not begun: “begin turn” begins it.':
    'Der erste Zug hat noch nicht begonnen: „zug beginnen“ beginnt ihn.',
  'The turn is over: {0} is next.': 'Der Zug ist zu Ende: {0} ist dran.',
  'command {0} has {1}': 'Befehl {0} hat {1}',
  'There is no such combat to settle now.': 'So einen Kampf gibt es jetzt nicht auszutragen.',
  'No combat is left to settle in this phase of the turn.':
    'In dieser Phase des Zuges ist kein Kampf mehr auszutragen.',
  '{0}: the dice are thrown. “apply” is next.': '{0}: Die Würfel sind gefallen. Als Nächstes: „ausführen“.',
  '{0} to {1}.': '{0} zu {1}.',
  '{0}: the dice are not thrown yet. “fight” is first.':
    '{0}: Die Würfel sind noch nicht gefallen. Erst kommt „kämpfe“.',
  '{0}: settled.': '{0}: ausgetragen.',
  'The umpire is asked about {0}.': 'Der Schiedsrichter ist gefragt: {0}.',
  'None of these stands has to rout now.': 'Keine dieser Truppen muss jetzt fliehen.',
  'Nobody has to rout now.': 'Niemand muss jetzt fliehen.',
  'Held in place: {0}': 'Gehalten: {0}',
  'They flee: {0}': 'Es fliehen: {0}',
  'Out of range and lost: {0}': 'Außer Reichweite und verloren: {0}',
  '{0} is not played: it works by itself, or is chosen for a stand on its card.':
    '{0} wird nicht ausgespielt: Sie wirkt von selbst, oder man wählt sie bei einer Truppe auf deren Karte.',
  'On whom? Select stands first, or name them: “play {0} on …”.':
    'Auf wen? Wähle erst Truppen, oder nenne sie: „spiele {0} auf …“.',
  '{0} is played on {1}.': '{0} ist auf {1} gespielt.',
  'The first turn begins, and it is yours.': 'Der erste Zug beginnt, und es ist deiner.',
  'Command points for all your commands, in one throw.': 'Befehlspunkte für alle deine Befehle, in einem Wurf.',
  'A battle card, on whom it is for.': 'Eine Kampfkarte, auf wen sie wirken soll.',
  'On to the next phase in which there is something to do.': 'Weiter zur nächsten Phase, in der es etwas zu tun gibt.',
  'Demoralized stands stay for a command point.': 'Demoralisierte Truppen bleiben für einen Befehlspunkt.',
  'Demoralized stands flee; naming nobody means all who have to.':
    'Demoralisierte Truppen fliehen; ohne Namen alle, die müssen.',
  'Throws the dice of the combat that comes next.': 'Wirft die Würfel des nächsten Kampfes.',
  'Does what comes of it, as the rules propose.': 'Führt aus, was daraus folgt, wie die Regeln es vorschlagen.',
  'Asks the umpire about the sums of the combat that comes next.':
    'Fragt den Schiedsrichter nach den Summen des nächsten Kampfes.',
  'Hands the turn over to the other side.': 'Gibt den Zug an die andere Seite weiter.',
  'the first turn begins': 'der erste Zug beginnt',
  'for command points, or dice for all to see': 'um Befehlspunkte, oder Würfel für alle',
  'throws the dice of a combat': 'wirft die Würfel eines Kampfes',
  'does what comes of a combat': 'führt aus, was aus einem Kampf folgt',
  'you have done it yourselves': 'ihr habt es selbst getan',
  'the winner goes after them': 'der Sieger setzt nach',
  'the winner stays': 'der Sieger bleibt',
  'asks the umpire about the sums': 'fragt den Schiedsrichter nach den Summen',
  whom: 'wen',
  'demoralized stands stay for a point': 'demoralisierte Truppen bleiben für einen Punkt',
  'demoralized stands flee': 'demoralisierte Truppen fliehen',
  'a battle card': 'eine Kampfkarte',
  'on whom': 'auf wen',
  'on to what is next in the turn': 'weiter zum Nächsten im Zug',
  'hands the turn over': 'gibt den Zug weiter',
  // Wer einen Befehl führt.
  'That stand is in command {0}, which is led from another seat now.':
    'Diese Truppe ist in Befehl {0}, der jetzt von einem anderen Platz geführt wird.',
  'Command {0} is not yours: it comes in without you.': 'Befehl {0} ist nicht deiner: Er kommt ohne dich.',
  'An army has no such command in this game.': 'So einen Befehl hat eine Armee in diesem Spiel nicht.',
  'A command is led from a seat of its own side: the captain’s or a commander’s.':
    'Ein Befehl wird von einem Platz seiner Seite geführt: dem des Kapitäns oder eines Kommandeurs.',
  'That command is led from there already.': 'Dieser Befehl wird schon von dort geführt.',
  'That command is led from another seat now, so what you did with it stays as it is.':
    'Dieser Befehl wird jetzt von einem anderen Platz geführt, also bleibt, was du mit ihm getan hast.',
  'leads {0}’s command {1} themselves now': 'führt Befehl {1} von {0} jetzt selbst',
  'handed {0}’s command {1} to {2}': 'übergab Befehl {1} von {0} an {2}',
  'handed {0}’s command {1} to the empty seat of command {2}':
    'übergab Befehl {1} von {0} an den leeren Platz von Befehl {2}',
  'Quick reference': 'Kurzübersicht',
  // Welche Farbe eine Seite trägt.
  'That colour is the other side’s.': 'Diese Farbe hat die andere Seite.',
  'The other side has taken that colour since.': 'Diese Farbe hat die andere Seite inzwischen genommen.',
  'Your side wears that colour already.': 'Deine Seite trägt diese Farbe schon.',
  'chose the colour of {0}: {1}': 'wählte die Farbe von {0}: {1}',
  'Colour of your side': 'Farbe deiner Seite',
  'Everybody at the table sees it. Names, patterns and bands of the sides stay as they are.':
    'Alle am Tisch sehen sie. Namen, Muster und Streifen der Seiten bleiben, wie sie sind.',
  red: 'rot',
  purple: 'violett',
  gold: 'gold',
  charcoal: 'anthrazit',
  rose: 'rosa',
  turquoise: 'türkis',
  'Print it': 'Drucken',
  'In our own words. An asterisk marks what neither a rulebook nor two agreeing sources say.':
    'In unseren eigenen Worten. Ein Stern steht bei dem, was weder ein Regelbuch noch zwei übereinstimmende Quellen sagen.',
  'Cards that come before the dice, such as scythed chariots.': 'Karten, die vor den Würfeln kommen, wie Sichelwagen.',
  'The side throws once; that number, with what is added or taken off, is what each command may spend.':
    'Die Seite würfelt einmal; diese Zahl, mit dem, was hinzukommt oder abgeht, kann jeder Befehl ausgeben.',
  'Each move of a stand or a group costs its command points.':
    'Jede Bewegung einer Truppe oder einer Gruppe kostet ihre Befehlspunkte.',
  'Stands of demoralized commands flee to their base edge, unless points hold them.':
    'Truppen entmutigter Befehle fliehen zu ihrer Grundlinie, wenn keine Punkte sie halten.',
  'Shooters of both sides shoot at what lies in their arc and range.':
    'Schützen beider Seiten schießen auf das, was in ihrem Schussfeld und ihrer Reichweite liegt.',
  'Stands in contact fight.': 'Truppen, die sich berühren, kämpfen.',
  'Losses are counted: who is demoralized, and who is defeated.':
    'Verluste werden gezählt: wer entmutigt ist, und wer geschlagen ist.',
  'A turn, phase by phase': 'Ein Zug, Phase für Phase',
  'What a move costs': 'Was eine Bewegung kostet',
  'A group that touches moves for the price of one stand. The bar of the turn counts what is left.':
    'Eine Gruppe, die sich berührt, bewegt sich zum Preis einer Truppe. Die Leiste des Zuges zählt, was übrig ist.',
  'What counts in combat': 'Was im Kampf zählt',
  'Each side adds its factor, what follows here, and a die.':
    'Jede Seite zählt ihren Faktor, das Folgende und einen Würfel zusammen.',
  '{0}, doubled': '{0}, verdoppelt',
  '{0}, beaten': '{0}, geschlagen',
  'What comes of it': 'Was dabei herauskommt',
  'Equal sums are a tie, and nothing happens. The lower sum is beaten; where the other is twice as high or more, doubled.':
    'Gleiche Summen sind unentschieden, und nichts geschieht. Die kleinere Summe ist geschlagen; ist die andere doppelt so hoch oder höher, verdoppelt.',
  'A shooter with the lower sum is not hurt.': 'Wer schießt und schlechter abschneidet, dem geschieht nichts.',
  'Losses and the end': 'Verluste und das Ende',
};
