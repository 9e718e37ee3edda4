import type { WordTable } from '@vexillum/ui/words';

/** Auszeichnungen. */
export const achievements: WordTable = {
  Veteran: 'Veteran',
  'Battles fought to their end.': 'Schlachten, die du zu Ende geschlagen hast.',
  Victor: 'Sieger',
  'Battles won.': 'Gewonnene Schlachten.',
  'Field of honour': 'Feld der Ehre',
  'Enemy stands destroyed in all your battles.': 'Feindliche Truppen, die in all deinen Schlachten vernichtet wurden.',
  Plunderer: 'Plünderer',
  'Enemy camps sacked.': 'Geplünderte Lager des Feindes.',
  'Banners taken': 'Erbeutete Banner',
  'Enemy generals lost in battles against you.': 'Feindliche Generäle, die in Schlachten gegen dich gefallen sind.',
  'Decisive victory': 'Entscheidender Sieg',
  'Win with two fifths of an army more lost by the enemy than by you.':
    'Gewinne, während der Feind zwei Fünftel einer Armee mehr verliert als du.',
  'By a hair’s breadth': 'Um Haaresbreite',
  'Win by no more than four points.': 'Gewinne mit höchstens vier Punkten Vorsprung.',
  'An army intact': 'Die Armee beisammen',
  'Win with no more than a tenth of your army lost.': 'Gewinne und verliere höchstens ein Zehntel deiner Armee.',
  'Not a stand': 'Nicht eine Truppe',
  'Win without losing a single stand.': 'Gewinne, ohne eine einzige Truppe zu verlieren.',
  'The tide turns': 'Das Blatt wendet sich',
  'Win after the end of a turn at which you had lost a fifth of an army more than the enemy.':
    'Gewinne, nachdem du am Ende eines Zuges ein Fünftel einer Armee mehr verloren hattest als der Feind.',
  Thunderstroke: 'Donnerschlag',
  'Cost the enemy a fifth of their army in a single turn.':
    'Koste den Feind in einem einzigen Zug ein Fünftel seiner Armee.',
  'Camp and field': 'Lager und Feld',
  'Win and sack a camp of the enemy’s.': 'Gewinne und plündere ein Lager des Feindes.',
  'Generals unharmed': 'Generäle unversehrt',
  'Win without losing a general, while the enemy loses one.':
    'Gewinne, ohne einen General zu verlieren, während der Feind einen verliert.',
  'Clouds of arrows': 'Wolken von Pfeilen',
  'Destroy three stands by shooting in one battle.': 'Vernichte in einer Schlacht drei Truppen durch Beschuss.',
  'On foot against horse': 'Zu Fuß gegen Reiter',
  'Destroy four mounted stands in close combat with foot.':
    'Vernichte im Nahkampf mit Fußtruppen vier berittene Truppen.',
  'A one is enough': 'Eine Eins genügt',
  'Win a close combat with a one on the die.': 'Gewinne einen Nahkampf mit einer Eins auf dem Würfel.',
  'Twice over': 'Doppelt so viel',
  'Double the enemy in six combats of one battle.': 'Übertriff den Feind in sechs Kämpfen einer Schlacht ums Doppelte.',
  'Short work': 'Kurzer Prozess',
  'Win before the thirteenth turn of the battle.': 'Gewinne vor dem dreizehnten Zug der Schlacht.',
  'A long day': 'Ein langer Tag',
  'Win in the thirtieth turn of the battle or later.': 'Gewinne im dreißigsten Zug der Schlacht oder später.',
  'Round the flank': 'Um die Flanke',
  'Win after a flank march of yours has come in.': 'Gewinne, nachdem ein Flankenmarsch von dir angekommen ist.',
  'Two commands broken': 'Zwei Befehle gebrochen',
  'Demoralize two commands of the enemy’s.': 'Entmutige zwei Befehle des Feindes.',
  Steadfast: 'Standhaft',
  'Win with a command of your own demoralized.': 'Gewinne, obwohl einer deiner Befehle entmutigt ist.',
};
