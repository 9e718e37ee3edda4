import type { WordTable } from '@vexillum/ui/words';

/** Versiegelte Befehle, die zehn Schritte, Würfel, Schiedsrichter. */
export const sealedOrders: WordTable = {
  'Private things are hidden.': 'Privates ist verdeckt.',
  Marches: 'Marschiert',
  'no: it deploys on the table': 'nein: er wird auf dem Tisch aufgestellt',
  'Command points': 'Befehlspunkte',
  'Command {0}: command points': 'Befehl {0}: Befehlspunkte',
  'made of allies': 'aus Verbündeten',
  'overall commander': 'Oberbefehlshaber',
  '{0} is the general; take the command away': '{0} ist der General; das Kommando entziehen',
  'Make {0} the general': '{0} zum General machen',
  'The general': 'Der General',
  '{0}: one to command {1}': '{0}: eines zu Befehl {1}',
  'One to command {0}; with Shift all of them': 'Eines zu Befehl {0}; mit Umschalt alle',
  'Order of deployment': 'Reihenfolge der Aufstellung',
  'Show what is to be done': 'Zeigen, was zu tun ist',
  'Fold away': 'Zuklappen',
  Steps: 'Schritte',
  '{0}, done': '{0}, erledigt',
  'Say who': 'Sagen, wer',
  'Done with this step': 'Fertig mit diesem Schritt',
  'What happens now': 'Was jetzt geschieht',
  'Who does what': 'Wer was tut',
  'What is asked of you': 'Was du zu tun hast',
  'What comes next': 'Was danach kommt',
  'The dice of the setup, with what your armies’ lists add, say who has the advantage: that side lays out its army second and moves first. Both captains say who it is.':
    'Die Würfel der Vorbereitung, mit dem, was eure Armeelisten hinzufügen, sagen, wer den Vorteil hat: Diese Seite stellt als zweite auf und zieht als erste. Beide Feldherren sagen, wer es ist.',
  'You may save the match file and have it checked by anybody.':
    'Ihr könnt die Partie als Datei sichern und von jedem prüfen lassen.',
  'Flank marches come in along their sealed edges. What a command adds to its command points opens with its first roll.':
    'Flankenmärsche kommen an ihrer versiegelten Kante herein. Was ein Befehl zu seinen Befehlspunkten hinzufügt, öffnet sich mit seinem ersten Wurf.',
  '{0} has the advantage.': '{0} hat den Vorteil.',
  'Nothing: it is over.': 'Nichts: Es ist vorbei.',
  'The end, when both captains say so.': 'Das Ende, wenn beide Feldherren es sagen.',
  'The battle.': 'Die Schlacht.',
  'Your captain does these; you may help to draft and deploy.':
    'Das tut dein Feldherr; du kannst beim Entwerfen und Aufstellen helfen.',
  'Lay terrain from the tab “Terrain”; when it lies as it should, say that you are done.':
    'Lege Gelände aus der Karte „Gelände“; liegt es, wie es soll, dann sag, dass du fertig bist.',
  'Nothing is left to do. Say that you are done, and the next step begins.':
    'Nichts ist mehr zu tun. Sag, dass du fertig bist, dann beginnt der nächste Schritt.',
  'You are done. {0}': 'Du bist fertig. {0}',
  'Nothing just now. {0}': 'Gerade nichts. {0}',
  'is done': 'ist fertig',
  'may go on': 'kann weitermachen',
  'The table waits for this': 'Darauf wartet der Tisch',
  'Not enforced': 'Wird nicht erzwungen',
  'Deploy command {0} ({1})': 'Befehl {0} aufstellen ({1})',
  'no flank march': 'kein Flankenmarsch',
  '{0, plural, one {command {1}} other {commands {1}}}': '{0, plural, one {Befehl {1}} other {Befehle {1}}}',
  'Deploy commands': 'Befehle aufstellen',
  'Deploy {0}': 'Aufstellen: {0}',
  '{0, plural, =1 {Deploy one more of {1}} other {Deploy # of {1}}}':
    '{0, plural, =1 {Noch einen aufstellen: {1}} other {# aufstellen von: {1}}}',
  'Say which side has the advantage': 'Sagen, welche Seite den Vorteil hat',
  'Bring your army': 'Bring deine Armee',
  'Seal your orders': 'Versiegle deine Befehle',
  '{0, plural, =1 {Place the camp of your allies} other {Place # camps of your allies}}':
    '{0, plural, =1 {Stelle das Lager deiner Verbündeten auf} other {Stelle # Lager deiner Verbündeten auf}}',
  'Place your camp, or later your standard wagon in its place':
    'Stelle dein Lager auf, oder später deinen Standartenwagen an seiner Stelle',
  'Place your camp, or keep it as a pack train for your last troops':
    'Stelle dein Lager auf, oder behalte es als Tross für deine letzten Truppen',
  'Place your standard wagon': 'Stelle deinen Standartenwagen auf',
  'Place your pack train': 'Stelle deinen Tross auf',
  'Deploy your army': 'Stelle deine Armee auf',
  'Deploy your army ({0})': 'Stelle deine Armee auf ({0})',
  '{0} pitches its camp in its center zone.': '{0} schlägt das Lager in der eigenen mittleren Zone auf.',
  '{0} pitches its camp too, now that it has seen the other side’s.':
    '{0} schlägt das Lager auch auf, nachdem das der anderen Seite zu sehen ist.',
  '{0} deploys in the center third, battle line first, and keeps the rest, and a flank march if it may have one, in reserve.':
    '{0} stellt im mittleren Drittel auf, die Schlachtlinie zuerst, und behält den Rest und, wenn erlaubt, einen Flankenmarsch in Reserve.',
  '{0} deploys its whole army, but for a flank march if it may have one.':
    '{0} stellt die ganze Armee auf, außer einem Flankenmarsch, wenn sie einen haben darf.',
  'Say who marches': 'Sage, wer marschiert',
  'Place your camp': 'Stelle dein Lager auf',
  'Place your three markers': 'Setze deine drei Marker',
  'Place your markers: {0}': 'Setze deine Marker: {0}',
  'Reveal your markers': 'Decke deine Marker auf',
  'Show which commands stand on the board': 'Zeige, welche Befehle auf dem Brett stehen',
  'Show who is in {0}': 'Zeigen, wer dazugehört: {0}',
  'Begin the first turn': 'Den ersten Zug beginnen',
  'Bring in command {0}: {1}': 'Befehl {0} hereinbringen: {1}',
  'Roll command points: what {0} add opens with the first roll':
    'Befehlspunkte werfen: Was hinzukommt ({0}), öffnet sich mit dem ersten Wurf',
  'From this browser, a sample, or a file. The other side sees the troops, not who commands them.':
    'Aus diesem Browser, eine Beispielarmee oder eine Datei. Die andere Seite sieht die Truppen, nicht wer sie führt.',
  'Commands, generals, flank marches and command points. Your team drafts them together; the captain seals.':
    'Befehle, Generäle, Flankenmärsche und Befehlspunkte. Deine Mannschaft entwirft sie gemeinsam; der Feldherr versiegelt.',
  'One click puts it in the middle of your base edge; then drag it where you want it.':
    'Ein Klick setzt es mitten an deine Grundkante; dann zieh es, wohin du willst.',
  'Drag each command’s marker to your base edge. The letters are dealt by chance when you seal.':
    'Zieh den Marker jedes Befehls an deine Grundkante. Die Buchstaben verteilt der Zufall, wenn du versiegelst.',
  'All of them flip over for everybody. Every browser checks them against the seals.':
    'Alle werden für alle umgedreht. Jeder Browser prüft sie gegen die Siegel.',
  'Its stands are on the board: everybody now sees which command they are, and who leads it.':
    'Die Truppen stehen auf dem Brett: Alle sehen nun, welcher Befehl sie sind und wer ihn führt.',
  'Within {0} MU of your base edge. Place them with the button and push them about, or drag them from your troops.':
    'Innerhalb von {0} MU von deiner Grundkante. Stelle sie mit dem Knopf auf und schiebe sie zurecht, oder zieh sie aus deinen Truppen.',
  'placed and sealed the markers once more': 'setzt und versiegelt die Marker noch einmal',
  'placed the markers and sealed them': 'setzt und versiegelt die Marker',
  'sealed the orders once more': 'versiegelt die Befehle noch einmal',
  'sealed the orders': 'versiegelt die Befehle',
  'marker {0} is command {1}': 'Marker {0} ist Befehl {1}',
  'who is in command {0}': 'wer zu Befehl {0} gehört',
  'command {0}: {1}': 'Befehl {0}: {1}',
  'command {0}: {1} command points': 'Befehl {0}: {1} Befehlspunkte',
  '{0, plural, one {opened # seal ({1})} other {opened # seals ({1})}}': 'öffnet {0} Siegel ({1})',
  'opened ({0}): {1}': 'öffnet ({0}): {1}',
  'went back to step {0}': 'geht zurück zu Schritt {0}',
  'went on to step {0}': 'geht weiter zu Schritt {0}',
  'is done with step {0}': 'ist fertig mit Schritt {0}',
  'Marker of command {0}, MU from your left': 'Marke von Befehl {0}, MU von links (von dir aus)',
  'is done; the battle begins': 'ist fertig; die Schlacht beginnt',
  'is done; step {0} begins': 'ist fertig; Schritt {0} beginnt',
  'said where {0}’s command {1} marches: {2}': 'sagt, wo Befehl {1} von {0} marschiert: {2}',
  'brought in command {0} ({1}): {2}': 'bringt Befehl {0} herein ({1}): {2}',
  'sealed was {0}, which the enemy has taken': 'versiegelt war: {0}, doch dort ist der Feind',
  'ended the game': 'hat das Spiel beendet',
  'ended the game; {0, plural, one {# seal} other {# seals}} opened':
    'beendet das Spiel; {0, plural, one {# Siegel geht} other {# Siegel gehen}} auf',
  'no longer wants to end the game': 'will das Spiel nicht mehr beenden',
  'wants to end the game': 'will das Spiel beenden',
  'settled it: {0} has the advantage': 'stimmt zu: {0} hat den Vorteil',
  'says that {0} has the advantage': 'sagt: {0} hat den Vorteil',
  'accepts {0} as umpire, who may then read this side’s secrets':
    'nimmt {0} als Schiedsrichter an, der dann die Geheimnisse dieser Seite lesen darf',
  'Flank marches': 'Flankenmärsche',
  'Flank marches: only your side knows of them': 'Flankenmärsche: Nur deine Seite weiß davon',
  'Command {0}, {1}: {2}': 'Befehl {0}, {1}: {2}',
  'Drag it along its edge; a click brings it in at the middle':
    'Zieh ihn an seiner Kante entlang; ein Klick bringt ihn in der Mitte herein',
  'Bring it in': 'Hereinbringen',
  'The enemy’s command {0} has come in along the edge that you sealed ({1}), so this one comes in beside it: {2}.':
    'Der feindliche Befehl {0} ist an der Kante hereingekommen, die du versiegelt hast ({1}); dieser kommt daneben herein: {2}.',
  'When they lie where you want them, your captain seals them.':
    'Liegen sie, wo ihr sie haben wollt, dann versiegelt sie dein Feldherr.',
  'Drag it to your base edge': 'An die eigene Grundkante ziehen',
  'Marker of command {0}': 'Marker von Befehl {0}',
  'MU from your left': 'MU von links (von dir aus)',
  'Seal the markers once more': 'Die Marker noch einmal versiegeln',
  'Place and seal the markers': 'Die Marker setzen und versiegeln',
  'Everybody sees where they lie. The letters A, B and C are dealt by chance, and which command each stands for is sealed.':
    'Alle sehen, wo sie liegen. Die Buchstaben A, B und C verteilt der Zufall; für welchen Befehl jeder steht, ist versiegelt.',
  'Seal them': 'Versiegeln',
  'Your markers are on the table, and sealed.': 'Deine Marker liegen auf dem Tisch und sind versiegelt.',
  'Orders of {0}': 'Befehle von {0}',
  'Back to the board': 'Zurück zum Brett',
  'Bring your army first; then it is split into commands here.':
    'Bring erst deine Armee; dann wird sie hier in Befehle geteilt.',
  'This is what you sealed. It opens step by step, and nobody can change it any more.':
    'Das hast du versiegelt. Es öffnet sich Schritt für Schritt, und niemand kann es mehr ändern.',
  'Sealed. You may still think again and seal once more, until the other side has sealed too.':
    'Versiegelt. Du kannst es dir noch anders überlegen und noch einmal versiegeln, bis auch die andere Seite versiegelt hat.',
  'Your whole team drafts this together, and nobody else sees it. Drag stands from command to command, or use the arrows; with Shift all of a kind. ★ names the general.':
    'Das entwirft deine ganze Mannschaft gemeinsam, und niemand sonst sieht es. Zieh Truppen von Befehl zu Befehl oder nimm die Pfeile; mit Umschalt alle einer Art. ★ ernennt den General.',
  Remarks: 'Anmerkungen',
  'This must be mended before you seal.': 'Das muss vor dem Versiegeln behoben werden.',
  'This table plays with open orders: nothing is sealed.':
    'Dieser Tisch spielt mit offenen Befehlen: Nichts wird versiegelt.',
  'When the draft is ready, your captain seals it.': 'Ist der Entwurf fertig, dann versiegelt ihn dein Feldherr.',
  'Orders are sealed in step {0}. You may draft them already.':
    'Versiegelt wird in Schritt {0}. Entwerfen könnt ihr schon jetzt.',
  'What is marked red must be mended first.': 'Was rot ist, muss zuerst behoben werden.',
  'Remarks do not keep you from sealing.': 'Anmerkungen hindern dich nicht am Versiegeln.',
  'Seal once more': 'Noch einmal versiegeln',
  'Seal the orders': 'Die Befehle versiegeln',
  'Nine seals are put on the table: for each command who is in it, where it marches, and its command points. Nobody can read them, and once both sides have sealed nobody can change them, you included. They open in their steps; the server opens them, so that nobody can refuse.':
    'Neun Siegel kommen auf den Tisch: für jeden Befehl, wer dazugehört, wohin er marschiert, und seine Befehlspunkte. Niemand kann sie lesen, und sobald beide Seiten versiegelt haben, kann niemand sie ändern, auch du nicht. Sie öffnen sich in ihren Schritten; der Server öffnet sie, damit sich niemand weigern kann.',
  'Your orders are sealed.': 'Deine Befehle sind versiegelt.',
  'Command {0} names a stand that is not in your army any more.':
    'Befehl {0} nennt eine Truppe, die nicht mehr in deiner Armee ist.',
  'A stand is in commands {0} at once.': 'Eine Truppe ist zugleich in den Befehlen {0}.',
  'In no command yet: {0}.': 'Noch in keinem Befehl: {0}.',
  'The general of command {0} is not one of its stands.': 'Der General von Befehl {0} gehört nicht zu ihm.',
  'The army is {0} points; {1} are usual here.': 'Die Armee hat {0} Punkte; üblich sind hier {1}.',
  'Command {0} is {1} points; at least {2} are asked.': 'Befehl {0} hat {1} Punkte; verlangt sind mindestens {2}.',
  'Command {0} has no stands.': 'Befehl {0} hat keine Truppen.',
  'Command {0} is led by {1}, which leads only where there is nothing else.':
    'Befehl {0} wird geführt von: {1}; das führt nur, wo es nichts anderes gibt.',
  'The overall commander is in command {0}; the largest is {1}.':
    'Der Oberbefehlshaber ist in Befehl {0}; der größte ist {1}.',
  'The overall commander is in command {0} and does not lead it.':
    'Der Oberbefehlshaber ist in Befehl {0} und führt ihn nicht.',
  'For each +1 another command takes −1: now +1 for {0}, −1 for {1}.':
    'Zu jedem +1 nimmt ein anderer Befehl −1: jetzt +1 für {0}, −1 für {1}.',
  'Command {0} trades command points, but no other command is of its nation.':
    'Befehl {0} tauscht Befehlspunkte, aber kein anderer Befehl ist von seinem Volk.',
  'Command {0} is allied: its die takes no +1 or −1.': 'Befehl {0} ist verbündet: Sein Würfel nimmt kein +1 oder −1.',
  'Allies of one nation are in commands {0}.': 'Verbündete eines Volkes sind in den Befehlen {0}.',
  'Command {0} mixes {1} allied stands with {2} others.': 'Befehl {0} mischt {1} verbündete Truppen mit {2} anderen.',
  'Command {0} is called allied, but has no allied stands.':
    'Befehl {0} heißt verbündet, hat aber keine verbündeten Truppen.',
  'Command {0} is made of allies: call it an allied command.':
    'Befehl {0} besteht aus Verbündeten: Nenne ihn einen verbündeten Befehl.',
  'All commands march round the flank: nobody would be on the table.':
    'Alle Befehle marschieren um die Flanke: Niemand stünde auf dem Tisch.',
  'Equal: roll again, or agree between you.': 'Gleich: Würfelt noch einmal, oder einigt euch.',
  'Who has the advantage?': 'Wer hat den Vorteil?',
  'You say that {0} has the advantage. The other captain is asked to agree.':
    'Du sagst, {0} hat den Vorteil. Der andere Feldherr wird um Zustimmung gebeten.',
  '{0} says that {1} has the advantage.': '{0} sagt: {1} hat den Vorteil.',
  'Agree: {0} has the advantage': 'Zustimmen: {0} hat den Vorteil',
  '{0} has the advantage': '{0} hat den Vorteil',
  'Nothing is sealed yet.': 'Noch ist nichts versiegelt.',
  void: 'ungültig',
  sealed: 'versiegelt',
  'This browser has checked that it is what was sealed.': 'Dieser Browser hat geprüft: Es ist, was versiegelt wurde.',
  'not what was sealed': 'nicht das Versiegelte',
  open: 'offen',
  'Command {0}, its stands': 'Befehl {0}, seine Truppen',
  'Command {0}, its march': 'Befehl {0}, sein Marsch',
  'Command {0}, its command points': 'Befehl {0}, seine Befehlspunkte',
  'Marker {0}': 'Marker {0}',
  'As umpire': 'Als Schiedsrichter',
  Reason: 'Grund',
  'Reason, told to the table': 'Grund, der ganze Tisch erfährt ihn',
  'Step back': 'Schritt zurück',
  'Next step': 'Nächster Schritt',
  'Step {0}: {1}': 'Schritt {0}: {1}',
  'You want to end the game; the other captain is asked.':
    'Du willst das Spiel beenden; der andere Feldherr wird gefragt.',
  'Play on': 'Weiterspielen',
  'The other captain wants to end the game.': 'Der andere Feldherr will das Spiel beenden.',
  'End the game': 'Das Spiel beenden',
  'The game ends at once, and every seal opens for everybody.':
    'Das Spiel endet sofort, und jedes Siegel öffnet sich für alle.',
  'When both captains say so, every seal opens for everybody.':
    'Sagen es beide Feldherren, dann öffnet sich jedes Siegel für alle.',
  'Orders in secret': 'Geheime Befehle',
  'Entry markers': 'Eintrittsmarker',
  'Reveal, two commands': 'Aufdecken, zwei Befehle',
  'All commands': 'Alle Befehle',
  'The last command': 'Der letzte Befehl',
  'The center': 'Die Mitte',
  'The whole army': 'Die ganze Armee',
  'The rest': 'Der Rest',
  'First turn': 'Erster Zug',
  'Lay the terrain that your setup gave you. Both sides say when it lies as it should.':
    'Legt das Gelände, das eure Vorbereitung ergeben hat. Beide Seiten sagen, wenn es liegt, wie es soll.',
  'Each side splits its army into three commands, names their generals, and decides who marches round the flank. It is sealed: nobody sees it, and nobody can change it any more.':
    'Jede Seite teilt ihre Armee in drei Befehle, ernennt deren Generäle und entscheidet, wer um die Flanke marschiert. Es wird versiegelt: Niemand sieht es, und niemand kann es mehr ändern.',
  '{0} pitches its main camp in its center zone, and camps of allies to the left, right or center.':
    '{0} schlägt das Hauptlager in der eigenen Mitte auf, Lager von Verbündeten links, rechts oder in der Mitte.',
  '{0} pitches its camps too, now that it has seen the other side’s.':
    'Auch {0} schlägt die Lager auf und hat dabei die der anderen Seite gesehen.',
  '{0} puts three markers on its base edge. Each stands for one of its commands; which one is sealed.':
    '{0} setzt drei Marker an die eigene Grundkante. Jeder steht für einen Befehl; für welchen, ist versiegelt.',
  '{0} reveals which command enters at which marker, and deploys two commands within {1} MU of their markers.':
    '{0} deckt auf, welcher Befehl an welchem Marker eintritt, und stellt zwei Befehle innerhalb von {1} MU von ihren Markern auf.',
  '{0} reveals its markers and deploys every command that is on no flank march.':
    '{0} deckt die Marker auf und stellt jeden Befehl auf, der keinen Flankenmarsch macht.',
  '{0} deploys its last command, unless that one marches round the flank.':
    '{0} stellt den letzten Befehl auf, wenn der nicht um die Flanke marschiert.',
  '{0} deploys the rest of its army.': '{0} stellt den Rest der Armee auf.',
  '{0} takes the first turn, and the battle begins.': '{0} hat den ersten Zug, und die Schlacht beginnt.',
  'Both sides': 'Beide Seiten',
  'Before it begins: who has the advantage?': 'Vor dem Beginn: Wer hat den Vorteil?',
  'The game has ended. Everything that was sealed is open.': 'Das Spiel ist zu Ende. Alles Versiegelte ist offen.',
  'The battle is on.': 'Die Schlacht läuft.',
  'Step {0} of {1}: {2} ({3})': 'Schritt {0} von {1}: {2} ({3})',
  '{0} is waited for.': 'Gewartet wird auf {0}.',
  'Both sides are waited for.': 'Gewartet wird auf beide Seiten.',
  Orders: 'Befehle',
  'Close combat': 'Nahkampf',
  'Setup: invasion': 'Vorbereitung: Einfall',
  'Setup: advantage': 'Vorbereitung: Vorteil',
  'Setup: terrain': 'Vorbereitung: Gelände',
  'Anything else': 'Etwas anderes',
  '{0} of command {1}{2}': '{0} von Befehl {1}{2}',
  '{0} command points': '{0} Befehlspunkte',
  '{0} command points ({1} {2})': '{0} Befehlspunkte ({1} {2})',
  others: 'andere',
  'hide what is private, for screen sharing; held, look under the shade':
    'Privates verdecken, wenn du deinen Bildschirm teilst; gehalten: darunter schauen',
  'Orders: commands, generals, flank marches': 'Aufträge: Befehle, Generäle, Flankenmärsche',
  'Show private things': 'Privates zeigen',
  'Hide private things, for screen sharing': 'Privates verdecken, beim Teilen des Bildschirms',
  'This browser found something wrong with the record of the game.':
    'Dieser Browser hat in der Aufzeichnung des Spiels etwas Falsches gefunden.',
  'Look at it': 'Ansehen',
  'You are looking under the shade.': 'Du schaust unter die Decke.',
  'Key K, held': 'Taste K, gehalten',
  'Hold to peek': 'Halten: kurz darunter schauen',
  'Key K': 'Taste K',
  'Show them': 'Zeigen',
  'You see both sides, and everybody knows it.': 'Du siehst beide Seiten, und alle wissen es.',
  '{0} sees both sides.': '{0} sieht beide Seiten.',
  'See the table as': 'Den Tisch sehen als',
  'Until both captains accept you, you see no secrets, lead no steps or turns on, and end nothing. Not yet: {0}.':
    'Bis beide Feldherren dich annehmen, siehst du keine Geheimnisse, führst keine Schritte und Züge weiter und beendest nichts. Noch nicht: {0}.',
  'Until both captains accept you as umpire, the steps, what is sealed and the end of the game are theirs alone.':
    'Bis beide Feldherren dich als Schiedsrichter annehmen, sind die Schritte, das Versiegelte und das Ende des Spiels allein ihre Sache.',
  'The other captain accepts {0} as umpire.': 'Der andere Feldherr nimmt {0} als Schiedsrichter an.',
  '{0} sits as umpire and sees neither side’s secrets.':
    '{0} sitzt als Schiedsrichter am Tisch und sieht keine Geheimnisse.',
  'Once both captains accept, {0} reads both sides’ orders, plans and team talk, to the end of the game. Everybody at the table is told so.':
    'Nehmen beide Feldherren an, dann liest {0} bis zum Ende des Spiels die Befehle, Pläne und das Gespräch beider Mannschaften. Alle am Tisch erfahren das.',
  'Deceptive deployment': 'Täuschende Aufstellung',
  'Everyone knows that your army deceives and how often it has paid for it; nobody knows which of your stands pose. Each stand is sealed when it is placed, the real ones too, and from then on it is what you said here.':
    'Alle wissen, dass deine Armee täuscht und wie oft sie dafür bezahlt hat; niemand weiß, welche deiner Einheiten sich verstellen. Jede Einheit wird beim Aufstellen versiegelt, auch die echten, und ist von da an, was du hier gesagt hast.',
  'people who do not fight': 'Leute, die nicht kämpfen',
  '{0} and {1}': '{0} und {1}',
  'in truth': 'in Wahrheit',
  and: 'und',
  'poses as two together with': 'verstellt sich als zwei, zusammen mit',
  '{0} does not pose': '{0} verstellt sich nicht',
  'It does not pose': 'Sie verstellt sich nicht',
  'Another stand poses:': 'Noch eine Einheit verstellt sich:',
  'choose one': 'eine wählen',
  shown: 'aufgedeckt',
  Masquerade: 'Verstellt',
  Reveal: 'Aufdecken',
  'Reveal {0}': '{0} aufdecken',
  'Reveal it': 'Jetzt aufdecken',
  'Everyone will see it.': 'Alle werden es sehen.',
  'Paid for are {0} removals or exchanges; these are {1}.':
    'Bezahlt ist {0}-mal Wegnehmen oder Austauschen; hier sind es {1}.',
  '{0}: who is behind it costs {1} points, and the army counts {2}.':
    '{0}: Wer dahinter steht, kostet {1} Punkte, und die Armee rechnet {2}.',
  'A masquerade moves {0} at most; this one has moved {1}.':
    'Wer sich verstellt, zieht höchstens {0}; diese Einheit ist {1} weit gezogen.',
  'An enemy is within {0}: it is shown when the tactical moves end.':
    'Ein Feind ist auf {0} heran: Sie wird aufgedeckt, wenn die taktischen Züge enden.',
  '{0}: one belongs directly behind the other.': '{0}: Die eine gehört unmittelbar hinter die andere.',
  '{0}: in truth {1}': '{0}: in Wahrheit {1}',
  '{0}: in truth people who do not fight': '{0}: in Wahrheit Leute, die nicht kämpfen',
  'stands that are what they seem: {0}': 'Einheiten, die sind, was sie scheinen: {0}',
  'Stands sealed: {0}; open: {1}': 'Versiegelte Einheiten: {0}; offen: {1}',
};
