import type { WordTable } from '@vexillum/ui/words';

/** Die Karten am Rand des Brettes, und was jede tut. */
export const cardRows: WordTable = {
  'Cards of {0}': 'Karten von {0}',
  'An army without battle cards': 'Eine Armee ohne Schlachtkarten',
  spent: 'verbraucht',
  Close: 'Schließen',
  '{0} of {1}': '{0} von {1}',
  'Play on {0}': 'Auf {0} spielen',
  '{0} and {1} more': '{0} und {1} weitere',
  'In combats: {0}': 'In Kämpfen: {0}',
  'Carried by {0}': 'Getragen von {0}',
  'In effect on {0}': 'Wirkt auf {0}',
  'In effect': 'In Kraft',
  'Its effect is over': 'Ihre Wirkung ist vorbei',
  'Spent: it lies face down.': 'Verbraucht: Sie liegt verdeckt.',
  'A button appears here when it may be played.': 'Sobald sie gespielt werden darf, erscheint hier ein Knopf.',
  'Select the enemy stands that it shall mark, then play it.':
    'Wähle die gegnerischen Truppen aus, die sie markieren soll, und spiele sie dann.',
  'Select the stands that it is for, then play it.': 'Wähle die Truppen aus, für die sie ist, und spiele sie dann.',
  'In our own words, after Battle Cards 1.0 (March 2021), card {0}.':
    'In unseren eigenen Worten, nach Battle Cards 1.0 (März 2021), Karte {0}.',
  'Each stand with it comes mounted or on foot, as its list names it, and stays so for the whole battle. A general leads on either way.':
    'Jede Truppe mit ihr kommt beritten oder zu Fuß, wie ihre Liste es nennt, und bleibt so für die ganze Schlacht. Ein General führt so oder so weiter.',
  'Each stand with it comes mounted or on foot. One that came mounted may dismount in the battle: that is its whole move, made by itself and out of contact, and it does not shoot in that turn. Nobody mounts again.':
    'Jede Truppe mit ihr kommt beritten oder zu Fuß. Wer beritten kam, darf in der Schlacht absitzen, als ganze Bewegung einer einzelnen Truppe, die keinen Gegner berührt; in diesem Zug schießt sie nicht. Niemand sitzt wieder auf.',
  'A pair of stands comes as it is, or as one on foot and one mounted, and stays so. A general goes with those on foot.':
    'Ein Paar kommt, wie es ist, oder als eine Truppe zu Fuß und eine berittene, und bleibt so. Ein General geht mit denen zu Fuß.',
  'Dunes and oases are open ground to them, alone or in a group of camels.':
    'Dünen und Oasen sind offenes Gelände für sie, allein oder in einer Gruppe von Kamelen.',
  'Dunes and oases are open ground to them. Beaten by elephants they fall back and are not shattered.':
    'Dünen und Oasen sind offenes Gelände für sie. Von Elefanten geschlagen, weichen sie zurück und werden nicht zerschlagen.',
  'Camels kneel before them, which helps them against knights, cataphracts and elephants.':
    'Kamele knien vor ihnen; das hilft gegen Ritter, Kataphrakte und Elefanten.',
  'A stand set aside before the battle supports as many others as its type costs points. It is out of the game, and not lost.':
    'Eine Truppe, die vor der Schlacht beiseitegestellt wird, unterstützt so viele andere, wie ihr Typ Punkte kostet. Sie ist aus dem Spiel und nicht verloren.',
  'With bowmen behind it a stand does better to its front against mounted troops, warband and warriors.':
    'Mit Bogenschützen dahinter kämpft eine Truppe nach vorn besser gegen Berittene, Kriegerhaufen und Krieger.',
  'On transports a stand is in open order and moves {0} MU, {1} over difficult ground, farther than {2} MU from every enemy. It does not shoot. It may leave them as any move ends, loses them when it is caught or beaten, and never has them back.':
    'Auf Reittieren ist eine Truppe in offener Ordnung und zieht {0} MU, {1} über schwieriges Gelände, weiter als {2} MU von jedem Gegner. Sie schießt nicht. Sie darf am Ende jeder Bewegung absteigen, verliert die Tiere, wenn sie eingeholt oder geschlagen wird, und bekommt sie nie zurück.',
  'With barriers a stand moves {0} MU over any ground, fights as close order heavy foot and is shot at with {1}. Elephants that beat it shatter it.':
    'Mit Sperren zieht eine Truppe {0} MU über jedes Gelände, kämpft als schwere Fußtruppe in geschlossener Ordnung und wird mit {1} beschossen. Elefanten, die sie schlagen, zerschlagen sie.',
  'Played when a close combat has its result: a stand with it that should pursue stays where it is. Each card works once.':
    'Gespielt, wenn ein Nahkampf sein Ergebnis hat: Eine Truppe mit ihr, die verfolgen müsste, bleibt stehen. Jede Karte wirkt einmal.',
  'A second stand of the very same type right behind it supports it, where rear support counts.':
    'Eine zweite Truppe genau desselben Typs direkt dahinter unterstützt sie, wo Unterstützung von hinten zählt.',
  'Played for one move: those who move pass through their own close order foot as if it were in open order. Each card works once.':
    'Gespielt für eine Bewegung: Wer zieht, geht durch eigene Fußtruppen in geschlossener Ordnung, als wären sie in offener. Jede Karte wirkt einmal.',
  'Open order foot may be deployed far forward in difficult ground, {0} stands in a piece. It stays where it was put: an enemy who comes near later is no fault.':
    'Fußtruppen in offener Ordnung dürfen weit vorn in schwierigem Gelände aufgestellt werden, {0} in einem Stück. Sie bleiben, wo sie sind: Ein Gegner, der später nahe kommt, ist kein Fehler.',
  'For each card an obstacle ({0} MU) lies before the line for the whole battle, laid down with the center. It is difficult ground on which stands may stand, and arrows pass over it. Battles with them last longer: mind it where the time is short.':
    'Für jede Karte liegt die ganze Schlacht lang ein Hindernis ({0} MU) vor der Linie, gelegt mit dem Zentrum. Es ist schwieriges Gelände, auf dem Truppen stehen dürfen, und Pfeile fliegen darüber. Schlachten mit Hindernissen dauern länger: Bedenkt das, wo die Zeit knapp ist.',
  'Played first of all in a turn: it marks one enemy stand of close order foot, or two that touch along an edge. Until the close combats of that turn are over, horse bow, knights and cataphracts fight them better, and javelin and elite cavalry destroy them when they beat them. Supporting bowmen or an elephant screen ward it off. Each card works once.':
    'Gespielt als Allererstes in einem Zug: Sie markiert eine gegnerische Fußtruppe in geschlossener Ordnung oder zwei, die sich an einer Kante berühren. Bis die Nahkämpfe dieses Zuges vorbei sind, kämpfen Bogenreiter, Ritter und Kataphrakte besser gegen sie, und Speerreiter und Elitereiter vernichten sie, wenn sie sie schlagen. Unterstützende Bogenschützen oder ein Elefantenschirm wehren das ab. Jede Karte wirkt einmal.',
  'There is no camp to garrison or to sack.': 'Es gibt kein Lager zu besetzen oder zu plündern.',
  'Its camp defends itself with {0} more. Sacked, it counts as any camp.':
    'Ihr Lager verteidigt sich mit {0} mehr. Geplündert zählt es wie jedes Lager.',
  'The camp may stand anywhere along the base edge and is put there with the last troops. It stays there, and may be garrisoned.':
    'Das Lager darf überall an der Grundlinie stehen und kommt mit den letzten Truppen dorthin. Es bleibt dort und darf besetzt werden.',
  'In place of a camp a wagon may stand forward. Foot whose rear edge touches it fights better and is harder to hit; its garrison has nothing of that. It does not move.':
    'Statt eines Lagers darf ein Wagen weiter vorn stehen. Fußtruppen, deren Hinterkante ihn berührt, kämpfen besser und sind schwerer zu treffen; seine Besatzung hat nichts davon. Er bewegt sich nicht.',
  'Elephants are spread before a line and are no stands of their own. A marker, {0} MU wide and {1} deep as a suggestion, takes no room.':
    'Elefanten sind vor einer Linie verteilt und keine eigenen Truppen. Eine Marke, als Vorschlag {0} MU breit und {1} tief, nimmt keinen Platz ein.',
  'Behind the screen a stand of the front rank fights better to its front. The screen is gone once it moves alone, falls back, pursues, or has fought close order troops; it never comes back.':
    'Hinter dem Schirm kämpft eine Truppe des ersten Gliedes nach vorn besser. Der Schirm ist weg, sobald sie allein zieht, zurückweicht, verfolgt oder gegen Truppen in geschlossener Ordnung gekämpft hat; er kommt nie zurück.',
  'They shoot straight ahead as archers do: in their own turn where they have not moved, in the enemy’s always.':
    'Sie schießen geradeaus wie Bogenschützen: im eigenen Zug, wo sie nicht gezogen sind, im gegnerischen immer.',
  'Chained, they are in close order, move {0} MU for a command point more, shoot as with Shower Shooting, and do not pursue an enemy that they doubled.':
    'In Ketten sind sie in geschlossener Ordnung, ziehen {0} MU für einen Befehlspunkt mehr, schießen in Schauern und verfolgen nicht, wen sie verdoppeln.',
  'They count as bad horse in everything but their close combat factors.':
    'Sie sind schlechte Reiter in allem außer ihren Faktoren im Nahkampf.',
  'Some stands are not what they seem. They move {0} MU as mounted, {1} as foot, and are shown when their side likes, or when a movement ends with an enemy within {2} MU.':
    'Manche Truppen sind nicht, was sie scheinen. Sie ziehen {0} MU als Berittene, {1} zu Fuß, und werden gezeigt, wann ihre Seite will oder wenn eine Bewegung endet und ein Gegner innerhalb von {2} MU ist.',
};
