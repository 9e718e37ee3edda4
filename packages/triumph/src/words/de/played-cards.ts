import type { WordTable } from '@vexillum/ui/words';

/** Karten, die in der Schlacht gespielt werden. */
export const playedCards: WordTable = {
  'played the card {0}': 'spielte die Karte {0}',
  'played the card {0} on {1}': 'spielte die Karte {0} auf {1}',
  'said that the effect of a card is over: {0}': 'sagte, dass die Wirkung einer Karte vorbei ist: {0}',
  'Your side has not played that card.': 'Deine Seite hat diese Karte nicht gespielt.',
  'The effect of that card is over already.': 'Die Wirkung dieser Karte ist schon vorbei.',
  'Scythed chariots': 'Sichelwagen',
  'Marked by scythed chariots, by javelin or elite cavalry':
    'Von Sichelwagen markiert, durch Speerreiter oder Elitereiter',
  'A card is played once': 'Eine Karte wird einmal gespielt',
  '{0} is never played: what it gives works all the time.': '{0} wird nie gespielt: Was sie gibt, wirkt immer.',
  '{0} was played, and the army does not have it.': '{0} wurde gespielt, und die Armee hat sie nicht.',
  '{0} was played more often than the army has it ({1}); each card works once.':
    '{0} wurde einmal öfter gespielt, als die Armee sie hat ({1}); jede wirkt einmal.',
  'Undo it, or agree on it.': 'Nimm es zurück, oder einigt euch darauf.',
  'A card is played in its phase': 'Eine Karte wird in ihrer Phase gespielt',
  '{0} was played in the other side’s turn; it is for its own.':
    '{0} wurde im Zug der anderen Seite gespielt; sie ist für den eigenen.',
  '{0} is played as soon as a close combat has its result, and not in another phase.':
    '{0} wird gespielt, sobald ein Nahkampf sein Ergebnis hat, und nicht in einer anderen Phase.',
  '{0} is played for one move, in the phase of movement.':
    '{0} wird für eine Bewegung gespielt, in der Phase der Bewegung.',
  '{0} is played first of all in a turn, before command points are thrown.':
    '{0} wird als Allererstes in einem Zug gespielt, bevor um Befehlspunkte gewürfelt wird.',
  'A card is played on the troops that it is for': 'Eine Karte wird auf die Truppen gespielt, für die sie ist',
  '{0} is played on enemy stands; {1} is one of its own.':
    '{0} wird auf gegnerische Truppen gespielt; {1} ist eine eigene.',
  '{0} is played on stands of its own army; {1} is an enemy.':
    '{0} wird auf Truppen der eigenen Armee gespielt; {1} ist eine gegnerische.',
  '{0} was played on {1}, whose troops it was not given to.':
    '{0} wurde auf {1} gespielt, deren Truppen sie nicht haben.',
  '{0} works on close order foot alone; {1} is none.':
    '{0} wirkt nur auf Fußtruppen in geschlossener Ordnung; {1} ist keine.',
  '{0} was played without saying on which stands.': '{0} wurde gespielt, ohne zu sagen, auf welche Truppen.',
  '{0} was played on {1} stands; it is for {2} at most.':
    '{0} wurde auf {1} Truppen gespielt; sie ist für höchstens {2}.',
  '{0} marks two stands that touch along an edge and at its corners; these do not.':
    '{0} markiert zwei Truppen, die sich an einer Kante und an den Ecken berühren; diese tun es nicht.',
  'phase in which it is played': 'Phase, in der sie gespielt wird',
  'in its side’s own turn alone': 'nur im Zug der eigenen Seite',
  'on enemy stands': 'auf gegnerische Truppen',
  'on so many stands at most': 'auf höchstens so viele Truppen',
  'on close order foot alone': 'nur auf Fußtruppen in geschlossener Ordnung',
  'works until': 'wirkt bis',
  'one combat’s outcome': 'zum Ausgang eines Kampfes',
  'the end of one move': 'zum Ende einer Bewegung',
  'the end of the close combats': 'zum Ende der Nahkämpfe',
  'Battle Cards 1.0, Playing Battle Cards, and cards 10, 12 and 15':
    'Battle Cards 1.0, Playing Battle Cards, und Karten 10, 12 und 15',
  'Battle Cards 1.0 (March 2021), cards 10, 12 and 15': 'Battle Cards 1.0 (März 2021), Karten 10, 12 und 15',
  'cards 12 and 15 name the owner’s move and turn': 'Karten 12 und 15 nennen den Zug und die Bewegung des Besitzers',
  'that pursuits in either turn can be stopped follows from card 10':
    'dass Verfolgungen in beider Zug aufgehalten werden, folgt aus Karte 10',
  'A stand stays what it was deployed as': 'Als was eine Truppe aufgestellt wurde, das bleibt sie',
  '{0} went back to what it was before the card {1}, in the battle.':
    '{0} wurde in der Schlacht wieder zu dem, was es vor der Karte {1} war.',
  'On foot a stand is what its list names': 'Zu Fuß ist eine Truppe, was ihre Liste nennt',
  '{0} is on foot as {1}; its army list has it as {2}.': '{0} ist zu Fuß als {1}; die Armeeliste nennt {2}.',
  'Make it what its list says.': 'Mache daraus, was die Liste sagt.',
  'Make it what its list says': 'Wie die Liste sagt',
  'Dismounting in the battle is a move of its own': 'Absitzen in der Schlacht ist eine eigene Bewegung',
  'Transports are left in a move': 'Transportmittel werden in einer Bewegung verlassen',
  '{0} left its transports outside its side’s movement: that is a part of a move.':
    '{0} verließ die Transportmittel außerhalb der Bewegung der eigenen Seite: Das gehört zu einer Bewegung.',
  '{0} dismounted outside its side’s movement: it is a tactical move of its own.':
    '{0} saß außerhalb der Bewegung der eigenen Seite ab: Das ist eine eigene taktische Bewegung.',
  '{0} dismounted and moved in one turn: dismounting is its whole move.':
    '{0} saß ab und bewegte sich im selben Zug: Absitzen ist die ganze Bewegung.',
  '{0} dismounted in contact with an enemy; a corner that touches is contact too.':
    '{0} saß in Berührung mit dem Gegner ab; auch eine Ecke, die berührt, zählt.',
  'A stand that has just dismounted does not shoot': 'Eine Truppe, die gerade abgesessen ist, schießt nicht',
  '{0} has dismounted: this turn it does not shoot.': '{0} ist abgesessen: In diesem Zug schießt es nicht.',
  'It may be shot at.': 'Es darf beschossen werden.',
  'Transports keep away from enemies': 'Reittiere und Wagen halten Abstand vom Gegner',
  '{0} moved on its transports to {1} MU from an enemy camp; it keeps farther than {2} MU.':
    '{0} zog mit Reittieren auf {1} MU an ein gegnerisches Lager heran; es bleibt weiter weg als {2} MU.',
  '{0} moved on its transports to {1} MU from {3}; it keeps farther than {2} MU.':
    '{0} zog mit Reittieren auf {1} MU an {3} heran; es bleibt weiter weg als {2} MU.',
  'Stop farther away, or leave the transports first.': 'Halte weiter weg an, oder steige vorher ab.',
  'Of a pair of separated valets the stand on foot is the general': 'Von getrennten Knappen führt, wer zu Fuß ist',
  '{0} leads and fights as one of the valets; the general goes with those on foot.':
    '{0} führt und kämpft als einer der Knappen; der General geht mit denen zu Fuß.',
  'Make it the stand on foot of its pair, and the other the mounted one.':
    'Mache sie zur Fußtruppe des Paares und die andere zur berittenen.',
  'Make it the stand on foot': 'Zur Fußtruppe machen',
  'An elephant screen is before the front rank of one group':
    'Ein Elefantenschirm steht vor dem ersten Glied einer einzigen Gruppe',
  '{0} has a screen and a friend before it; only a front rank is screened.':
    '{0} hat einen Schirm und eigene Truppen vor sich; nur ein erstes Glied wird abgeschirmt.',
  'Take its screen away, or bring it to the front.': 'Nimm den Schirm weg, oder bringe es nach vorn.',
  '{0} has a screen, but is not in the group of the others that have one.':
    '{0} hat einen Schirm und gehört nicht zur Gruppe der übrigen mit Schirm.',
  'Take its screen away, or join it to their group.': 'Nimm den Schirm weg, oder schließe es ihrer Gruppe an.',
  'Battle Cards 1.0, cards 1, 2, 3, 9 and 22': 'Battle Cards 1.0, Karten 1, 2, 3, 9 und 22',
  'Battle Cards 1.0, cards 1 and 2': 'Battle Cards 1.0, Karten 1 und 2',
  'Battle Cards 1.0, card 15': 'Battle Cards 1.0, Karte 15',
};
