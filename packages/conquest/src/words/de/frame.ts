import type { WordTable } from '@vexillum/ui/words';

/** Conquest: der Kopf des Tisches, die Tafeln daneben und die Hilfe. */
export const frame: WordTable = {
  People: 'Leute',
  '{0} attacks {1}': '{0} greift {1} an',
  'lost: attacker {0}, defender {1}': 'verloren: Angreifer {0}, Verteidiger {1}',
  'What the start left to chance': 'Was zu Beginn ausgelost wurde',
  Attack: 'Angriff',
  Defence: 'Verteidigung',
  'Conquest: all options of this table': 'Conquest: alle Optionen dieses Tisches',
  'All options of this game and table. Or press and hold any part of it for two seconds.':
    'Alle Optionen von Spiel und Tisch. Oder halte irgendeinen Teil davon zwei Sekunden lang gedrückt.',
  'Seats (here: {0}, still to fill: {1})': 'Plätze (da: {0}, noch zu besetzen: {1})',
  'The game in short': 'Das Spiel in Kürze',
  Aim: 'Ziel',
  'Drive everybody else from the map. Hold it all, and you have won.':
    'Vertreibe alle anderen von der Karte. Wer alles hält, hat gewonnen.',
  Start: 'Beginn',
  'As soon as enough people or machines sit, any of the players may press START.':
    'Sobald genug Leute oder Maschinen sitzen, darf jeder Spieler auf START drücken.',
  'Claiming land': 'Land nehmen',
  'One after the other you touch a free territory, and it is yours. With a random start the dice deal them out.':
    'Reihum berührt ihr je ein freies Gebiet, und es gehört euch. Bei zufälligem Beginn teilen die Würfel sie aus.',
  'Gathering armies': 'Armeen sammeln',
  'Then everybody puts down what they have left, one army each time it is their turn.':
    'Danach stellt jeder auf, was er noch hat, jedes Mal eine Armee, wenn er dran ist.',
  'A turn': 'Ein Zug',
  'First you place recruits. Then you attack as often as you like, may shift armies once, and end the turn.':
    'Erst stellst du Rekruten auf. Dann greifst du an, sooft du willst, darfst einmal Armeen verlegen und beendest den Zug.',
  Recruits: 'Rekruten',
  'One for every three territories, but never fewer than three. A whole region brings more: the map tells how many.':
    'Für je drei Gebiete einen, aber nie weniger als drei. Eine ganze Region bringt mehr: Die Karte sagt, wie viele.',
  Fighting: 'Kämpfen',
  'Attack dice': 'Angriffswürfel',
  'One less than the armies you attack with, three at most. So one army alone cannot attack.':
    'Einer weniger als die Armeen, mit denen du angreifst, höchstens drei. Eine Armee allein kann also nicht angreifen.',
  'Defence dice': 'Verteidigungswürfel',
  'One or two, as many as there are defenders.': 'Einer oder zwei, so viele, wie verteidigen.',
  'Who loses': 'Wer verliert',
  'The highest dice of both are compared, then the second highest. The lower one costs an army; where they are equal, the attacker pays.':
    'Die höchsten Würfel beider werden verglichen, dann die zweithöchsten. Der niedrigere kostet eine Armee; bei Gleichstand zahlt der Angreifer.',
  'After a conquest': 'Nach einer Eroberung',
  'Part of your army moves in by itself. Touch the conquered land again, and more follows.':
    'Ein Teil deiner Armee rückt von selbst ein. Berühre das eroberte Land noch einmal, und es folgen mehr.',
  'Shifting armies': 'Armeen verlegen',
  'Once a turn, from one of your lands to another. It ends the attacks of this turn.':
    'Einmal im Zug, von einem deiner Länder in ein anderes. Danach gibt es in diesem Zug keine Angriffe mehr.',
  'Out of the game': 'Aus dem Spiel',
  'A player who loses their last territory is out, and their flags go to the conqueror.':
    'Wer sein letztes Gebiet verliert, ist draußen, und seine Fahnen bekommt der Eroberer.',
  'Victory flags': 'Siegesfahnen',
  'Winning one': 'Eine gewinnen',
  'A turn with at least one conquest brings one flag, however many there were.':
    'Ein Zug mit mindestens einer Eroberung bringt eine Fahne, wie viele es auch waren.',
  'A set': 'Ein Satz',
  'Three of a kind, or one of each kind.': 'Drei gleiche, oder von jeder Art eine.',
  'Turning in': 'Abgeben',
  'Before your first attack RECRUIT changes a set into recruits. Every set, anybody’s, makes the next worth more.':
    'Vor deinem ersten Angriff macht AUSHEBEN aus einem Satz Rekruten. Jeder Satz, von wem auch immer, macht den nächsten mehr wert.',
  'Other ways to play': 'Andere Spielweisen',
  'Each of these is off until somebody switches it on before START. The page before START lists what your table has.':
    'Jede davon ist aus, bis jemand sie vor START einschaltet. Was an deinem Tisch gilt, steht auf der Seite vor START.',
  'Two, three or four teams; whoever sets the table up chooses who plays with whom, in numbers that need not be equal. Partners do not attack each other, and win together: once all land is theirs, or everybody else has gone. Who is driven out before wins with their team, who resigns does not.':
    'Zwei, drei oder vier Teams; wer den Tisch einrichtet, wählt, wer mit wem spielt, auch in ungleicher Zahl. Partner greifen einander nicht an und gewinnen gemeinsam: sobald alles Land ihnen gehört oder alle anderen gegangen sind. Wer vorher ausscheidet, gewinnt mit seinem Team, wer aufgibt, nicht.',
  'With teams: put recruits on a partner’s land, or move armies there. They are the partner’s from then on. Otherwise everybody keeps to their own land.':
    'Mit Teams: Stelle Rekruten auf das Land eines Partners oder verlege Armeen dorthin. Sie gehören von da an dem Partner. Sonst bleibt jeder auf seinem eigenen Land.',
  'With teams: the kinds of your flags are told to your partners, and to nobody else. Only you turn them in.':
    'Mit Teams: Die Arten deiner Fahnen erfahren deine Partner und sonst niemand. Nur du gibst sie ab.',
  'With your first action you are told a mission that nobody else knows: to hold two regions, or so many territories, or to drive a player out. If it is fulfilled when your turn ends, you have won; in teams, land of your partners counts as held. Your browser checks at the end that nobody could choose theirs.':
    'Mit deiner ersten Aktion erfährst du einen Auftrag, den sonst niemand kennt: zwei Regionen zu halten oder so viele Gebiete oder einen Spieler zu vertreiben. Ist er erfüllt, wenn dein Zug endet, hast du gewonnen; in Teams zählt Land deiner Partner als gehalten. Dein Browser prüft am Ende, dass niemand seinen wählen konnte.',
  'Sets grow dearer as always, but none brings more than the number that the table has chosen.':
    'Sätze werden wie immer wertvoller, aber keiner bringt mehr als die Zahl, die der Tisch gewählt hat.',
  'The first territory that you claim or are dealt is your capital, marked with a star. Hold all capitals at once, your own too, and you have won; a team holds them together. Where neutral land may stand, neutral capitals of players who are out are not needed. Whoever loses theirs plays on and may win it back.':
    'Das erste Gebiet, das du nimmst oder bekommst, ist deine Hauptstadt, mit einem Stern markiert. Halte alle Hauptstädte zugleich, auch deine eigene, und du hast gewonnen; ein Team hält sie gemeinsam. Wo neutrales Land stehen bleiben darf, braucht niemand die neutralen Hauptstädte ausgeschiedener Spieler. Wer seine verliert, spielt weiter und kann sie zurückgewinnen.',
  'Five flags': 'Fünf Fahnen',
  'With five or more you have to turn in a set when your next turn begins.':
    'Mit fünf oder mehr musst du einen Satz abgeben, wenn dein nächster Zug beginnt.',
  'Which ones': 'Welche es sind',
  'Everybody sees how many you have. Touch yours to see their kinds; nobody else is told them.':
    'Alle sehen, wie viele du hast. Berühre deine, um ihre Arten zu sehen; sonst erfährt sie niemand.',
  Buttons: 'Knöpfe',
  'Then touch your land, then the neighbour’s. Touch the neighbour again to throw again.':
    'Berühre dann dein Land, dann das des Nachbarn. Berühre den Nachbarn noch einmal, um wieder zu würfeln.',
  'Then touch the land that armies leave, then the one they go to.':
    'Berühre dann das Land, das die Armeen verlassen, dann das, in das sie gehen.',
  'Turns in a set of flags.': 'Gibt einen Satz Fahnen ab.',
  'The next player’s turn begins.': 'Der Zug des nächsten Spielers beginnt.',
  'Assign x1, x5, ALL': 'Setze x1, x5, ALLE',
  'Touch your land, then hold it at once': 'Das eigene Land berühren und gleich danach halten',
  'Recruits go there one after the other, faster and faster, until you let go; armies follow into conquered land the same way. Held without a touch before, the land opens the menu as everything else does.':
    'Rekruten gehen einer nach dem anderen dorthin, immer schneller, bis zum Loslassen; in erobertes Land rücken Armeen genauso nach. Ohne eine Berührung davor öffnet gehaltenes Land das Menü wie alles andere.',
  'How many armies one touch places or moves.': 'Wie viele Armeen eine Berührung aufstellt oder bewegt.',
  'The game’s sign, at the top': 'Das Zeichen des Spiels, oben',
  'Every option of this game and table, for all to read and for some to change. Holding any part of the game for two seconds opens it too.':
    'Alle Optionen von Spiel und Tisch: Lesen dürfen sie alle, ändern manche. Wer irgendeinen Teil des Spiels zwei Sekunden lang gedrückt hält, öffnet sie auch.',
  'Who sits where, and new links for those who lost theirs.':
    'Wer wo sitzt, und neue Links für alle, die ihren verloren haben.',
  'The shield': 'Der Schild',
  'What your browser has checked, and the game as a file that anybody can check.':
    'Was dein Browser geprüft hat, und das Spiel als Datei, die jeder prüfen kann.',
  'Watch again': 'Noch einmal ansehen',
  'The game from its beginning, step by step.': 'Das Spiel von Anfang an, Schritt für Schritt.',
  'The map': 'Die Karte',
  'Letter, colour, pattern': 'Buchstabe, Farbe, Muster',
  'Tell whose land it is.': 'Sagen, wem das Land gehört.',
  'The number': 'Die Zahl',
  'How many armies are there. The figure beside it changes as the army grows.':
    'Wie viele Armeen dort stehen. Die Figur daneben wechselt, wenn die Armee wächst.',
  'Drag, wheel, two fingers': 'Ziehen, Rad, zwei Finger',
  'Move the map, make it larger or smaller.': 'Bewegen die Karte, machen sie größer oder kleiner.',
  'A finger that rests': 'Ein Finger, der ruht',
  'Tells about a territory without touching it.': 'Erzählt von einem Gebiet, ohne es zu berühren.',
  'The panel of this name has the whole map in words, and can be played from.':
    'Die Tafel dieses Namens hat die ganze Karte in Worten, und man kann von ihr aus spielen.',
  Keys: 'Tasten',
  'Arrow keys': 'Pfeiltasten',
  'from one territory to the next; with Ctrl they move the map':
    'von einem Gebiet zum nächsten; mit Strg bewegen sie die Karte',
  'Enter, space': 'Eingabe, Leertaste',
  'touch the territory': 'das Gebiet berühren',
  'attack, move, recruit, end turn': 'angreifen, verlegen, ausheben, Zug beenden',
  'how many armies one touch takes': 'wie viele Armeen eine Berührung nimmt',
  'stop, or choose again': 'anhalten oder neu wählen',
  'nearer, farther, the whole map': 'näher, ferner, die ganze Karte',
  'this help': 'diese Hilfe',
  'When somebody is away': 'Wenn jemand weg ist',
  Clocks: 'Uhren',
  'A table may give everyone a time to begin their turn, or to finish it. What happens then is a rule of the table: the turn passes on, or the player is out.':
    'Ein Tisch kann jedem eine Zeit geben, seinen Zug zu beginnen oder zu beenden. Was danach geschieht, ist eine Regel des Tisches: Der Zug geht weiter, oder der Spieler ist draußen.',
  'Coming back': 'Wiederkommen',
  'The table waits on the server. Open it again, here or with a new link on another device, and your seat is as you left it.':
    'Der Tisch wartet auf dem Server. Öffne ihn wieder, hier oder mit einem neuen Link auf einem anderen Gerät, und dein Platz ist, wie du ihn verlassen hast.',
  'You can look on; what needs dice waits for the connection.':
    'Du kannst zusehen; was Würfel braucht, wartet auf die Leitung.',
  Machines: 'Maschinen',
  'An empty seat can be given to a machine: a Recruit, a Captain or a Marshal. It knows no more than a player there would.':
    'Ein leerer Platz kann einer Maschine gegeben werden: einem Rekruten, einem Hauptmann oder einem Marschall. Sie weiß nicht mehr, als ein Spieler dort wüsste.',
  'Questions of beginners': 'Fragen am Anfang',
  '{0} sees everybody’s flags.': '{0} sieht die Flaggen aller.',
  'You see everybody’s flags, and they all know it.': 'Du siehst die Flaggen aller, und alle wissen es.',
  'Until all who play accept you, you see nobody’s flags, skip and evict nobody, and end no game. Not yet: {0}.':
    'Bis alle Mitspieler dich annehmen, siehst du niemandes Flaggen, überspringst und entfernst niemanden und beendest kein Spiel. Noch nicht: {0}.',
  'Until all who play accept you as umpire, you skip and evict nobody, and end no game.':
    'Bis alle Mitspieler dich als Schiedsrichter annehmen, überspringst und entfernst du niemanden und beendest kein Spiel.',
  'You see the players’ flags once the game is on and all who play have accepted you.':
    'Du siehst die Flaggen der Spieler, sobald das Spiel läuft und alle Mitspieler dich angenommen haben.',
  '{0} sits as umpire and sees nobody’s flags.': '{0} sitzt als Schiedsrichter hier und sieht niemandes Flaggen.',
  'Others accept {0} as umpire.': 'Andere nehmen {0} als Schiedsrichter an.',
  'Once all who play accept, {0} sees which flags each of you has, to the end of the game. Everybody at the table is told so.':
    'Sobald alle Mitspieler annehmen, sieht {0} bis zum Ende des Spiels, welche Flaggen jeder von euch hat. Alle am Tisch erfahren das.',
  '{0} sees everybody’s flags, and in the fog what any player sees.':
    '{0} sieht die Flaggen aller und im Nebel alles, was jemand sieht.',
  'You see everybody’s flags, and in the fog what any player sees; they all know it.':
    'Du siehst die Flaggen aller und im Nebel alles, was jemand sieht; alle wissen es.',
  'Once all who play accept, {0} sees which flags each of you has, and in the fog all land that any of you sees, to the end of the game. Everybody at the table is told so.':
    'Sobald alle Mitspieler annehmen, sieht {0} bis zum Ende des Spiels, welche Flaggen jeder von euch hat, und im Nebel alles Land, das jemand von euch sieht. Alle am Tisch erfahren das.',
};
