import type { WordTable } from '@vexillum/ui/words';

/** Was die Regeln zu einer Armee sagen, die gerade entsteht. */
export const armyFlags: WordTable = {
  'A command of an ally has that ally’s troops and no others':
    'Der Befehl eines Verbündeten hat dessen Truppen und keine anderen',
  'A flank march is one whole command': 'Ein Flankenmarsch ist ein ganzer Befehl',
  'Add stands or cards worth {0} points.': 'Nimm Truppen oder Karten für {0} Punkte dazu.',
  'Add {0}.': 'Nimm {0} dazu.',
  'Agree on it with your opponent, or give the card back.': 'Einigt euch darüber, oder gib die Karte zurück.',
  'Agree on the price with your opponent.': 'Einigt euch über den Preis.',
  'An ally’s general is of a type that its own list names':
    'Der General eines Verbündeten ist von einer Art, die dessen Liste nennt',
  'An ally’s troops stand together in one command': 'Die Truppen eines Verbündeten stehen zusammen in einem Befehl',
  'An army has no more of a card than its list and the card allow':
    'Eine Armee hat von einer Karte nicht mehr, als ihre Liste und die Karte erlauben',
  'Buy one for each of them; two stands that are one in truth need one together.':
    'Kaufe einen für jede; zwei Truppen, die in Wahrheit eine sind, brauchen zusammen einen.',
  'Buy {0} more': '{0} mehr kaufen',
  'Buy {0} more.': 'Kaufe {0} mehr.',
  'Cards for the camp are of no use to an army without one':
    'Karten für das Lager nützen einer Armee ohne Lager nichts',
  'Choose a year in which the list has it.': 'Wähle ein Jahr, in dem die Liste es hat.',
  'Command {0} has no general.': 'Befehl {0} hat keinen General.',
  'Command {0} has {1} generals; it has one.': 'Befehl {0} hat {1} Generäle; es ist nur einer.',
  'Command {0} is of {2} ({1}) and of others ({3}); an ally shares its command with nobody.':
    'Befehl {0} ist von {2} ({1}) und von anderen ({3}); ein Verbündeter teilt seinen Befehl mit niemandem.',
  'Command {0} is led by {1}; troops like these lead only a command that is all of their like. Others in it: {2}.':
    'Befehl {0} wird von {1} geführt; solche Truppen führen nur einen Befehl, der ganz aus ihresgleichen ist. Andere darin: {2}.',
  'Command {0} is the only one of its nation; it has nobody to exchange command points with.':
    'Befehl {0} ist der einzige seiner Nation; er hat niemanden, mit dem er Befehlspunkte tauschen kann.',
  'Command {0} is worth {1} points; at least {2} are needed.':
    'Befehl {0} ist {1} Punkte wert; mindestens {2} sind nötig.',
  'Command {0} marches round a flank, but it has no stands.':
    'Befehl {0} marschiert um eine Flanke, aber er hat keine Truppen.',
  'Command {0} marches with all that it has ({1}); stands in no command do not go along ({2}).':
    'Befehl {0} marschiert mit allem, was er hat ({1}); Truppen in keinem Befehl gehen nicht mit ({2}).',
  'Each command has one of its stands as its general': 'Jeder Befehl hat eine seiner Truppen als General',
  'Each command is worth enough; they need not be alike':
    'Jeder Befehl ist genug wert; gleich groß müssen sie nicht sein',
  'Each masquerade is offered by the list, and its removal or exchange is paid for':
    'Jede Maskerade steht in der Liste, und ihr Wegnehmen oder Tauschen ist bezahlt',
  'Every stand is in a command, and every command has stands':
    'Jede Truppe ist in einem Befehl, und jeder Befehl hat Truppen',
  'For each command with +1 another of the same nation has −1':
    'Für jeden Befehl mit +1 hat ein anderer derselben Nation −1',
  'Give as many commands −1 as have +1.': 'Gib so vielen Befehlen −1, wie +1 haben.',
  'Give it stands, or let it deploy.': 'Gib ihm Truppen, oder lass ihn aufstellen.',
  'Give it to all of them': 'Allen geben',
  'Give it to the other {0} too, or take it from the rest.': 'Gib sie auch den anderen {0}, oder nimm sie dem Rest.',
  'Give it to the other {0} too; the card costs no more.': 'Gib sie auch den anderen {0}; die Karte kostet nicht mehr.',
  'Give it to {0} more, or to {1} fewer.': 'Gib sie {0} mehr, oder {1} weniger.',
  'Give one of the cards back.': 'Gib eine der Karten zurück.',
  'Give stands and a general to command {0}.': 'Gib Befehl {0} Truppen und einen General.',
  'Give the card back': 'Karte zurückgeben',
  'Give the card back.': 'Gib die Karte zurück.',
  'Give {0} of them back.': 'Gib {0} davon zurück.',
  'Give {0} to troops that the list names for it.': 'Gib {0} an Truppen, die die Liste dafür nennt.',
  'Stands in no command yet: {0}.': 'Truppen noch in keinem Befehl: {0}.',
  'In the big battle an ally is built from the full list of its nation':
    'In der großen Schlacht entsteht ein Verbündeter aus der vollen Liste seines Volkes',
  'Keep one.': 'Behalte eine.',
  'Keep {0}': '{0} behalten',
  'Leave one of them its general.': 'Lass einen von ihnen General sein.',
  'Let a stand of such a type lead the largest command.': 'Lass eine Truppe dieser Art den größten Befehl führen.',
  'Let a stand of such a type lead {0}.': 'Lass eine Truppe dieser Art {0} führen.',
  'Let one of the others lead command {0}, or take them out of it.':
    'Lass eine der anderen Befehl {0} führen, oder nimm sie heraus.',
  'Let them be what they are.': 'Lass sie sein, was sie sind.',
  'Make all {0} of them {1}, or none.': 'Mach alle {0} zu {1}, oder keine.',
  'Move stands worth {0} points or more into it.': 'Gib ihm Truppen für {0} Punkte oder mehr.',
  'Move the {0} others out of command {1}.': 'Nimm die {0} anderen aus Befehl {1}.',
  'Name a general of {0}.': 'Nenne einen General von {0}.',
  'Name one of its stands its general.': 'Mach eine seiner Truppen zum General.',
  'Name the general of the largest command, or make command {0} larger by {1} points.':
    'Nenne den General des größten Befehls, oder mach Befehl {0} um {1} Punkte größer.',
  'Open the full army list of {0} and take its command from there.':
    'Öffne die volle Armeeliste von {0} und nimm seinen Befehl daraus.',
  'Put all of {0} in one command.': 'Stelle alle von {0} in einen Befehl.',
  'Put each of them in one of the commands.': 'Stelle jede in einen der Befehle.',
  'Put them in command {0} if they are to march.': 'Stelle sie in Befehl {0}, wenn sie marschieren sollen.',
  'Take {0} of them out of the army.': 'Nimm {0} davon aus der Armee.',
  'Separated valets are taken for pairs of stands': 'Getrennte Knechte nimmt man für Paare von Truppen',
  'Set its command points back to 0.': 'Stelle seine Befehlspunkte auf 0 zurück.',
  'So many commands of an army may be an ally’s': 'So viele Befehle einer Armee dürfen von Verbündeten sein',
  'Some cards go to every stand of a line or to none of it':
    'Manche Karten gehen an jede Truppe einer Zeile oder an keine',
  'Some types lead nobody but their own kind': 'Manche Arten führen niemanden außer ihresgleichen',
  'Some types never have a card, whatever the list says': 'Manche Arten haben eine Karte nie, was auch die Liste sagt',
  'Take it from {0} of them.': 'Nimm sie {0} davon.',
  'Take one of the two cards from them.': 'Nimm ihnen eine der beiden Karten.',
  'Take out stands or cards worth {0} points.': 'Nimm Truppen oder Karten für {0} Punkte heraus.',
  'Take out {0}.': 'Nimm {0} heraus.',
  'Take the card from them': 'Karte wegnehmen',
  'Take the card from them.': 'Nimm ihnen die Karte.',
  'Take them out, or choose another year.': 'Nimm sie heraus, oder wähle ein anderes Jahr.',
  'Take them out, or give the card back.': 'Nimm sie heraus, oder gib die Karte zurück.',
  'Take {0} from the ally options of the army list.': 'Nimm {0} aus den Verbündeten der Armeeliste.',
  'Take {0} from them': '{0} wegnehmen',
  'The army and its allies existed in the year of the battle':
    'Die Armee und ihre Verbündeten gab es im Jahr der Schlacht',
  'The army has {0} commands with stands; it is split into {1}.':
    'Die Armee hat {0} Befehle mit Truppen; sie teilt sich in {1}.',
  'The army is worth what the game asks': 'Die Armee ist so viel wert, wie das Spiel verlangt',
  'The army is worth {0} points of {1}: {2} are left to spend.':
    'Die Armee ist {0} von {1} Punkten wert: {2} sind noch übrig.',
  'The army is worth {0} points; {1} are allowed: {2} too many.':
    'Die Armee ist {0} Punkte wert; {1} sind erlaubt: {2} zu viel.',
  'The army list says as what troops fight on foot': 'Die Armeeliste sagt, als was Truppen zu Fuß kämpfen',
  'The army list says through whom troops may charge': 'Die Armeeliste sagt, durch wen Truppen anstürmen dürfen',
  'The army list says who may have which card': 'Die Armeeliste sagt, wer welche Karte haben darf',
  'The army list’s numbers are kept, once for each command of the own nation':
    'Die Zahlen der Armeeliste gelten, einmal für jeden Befehl des eigenen Volkes',
  'The cards that the army list demands are there': 'Die Karten, die die Armeeliste verlangt, sind da',
  'The general of {0} is {1}; its list names {2}.': 'Der General von {0} ist {1}; seine Liste nennt {2}.',
  'The list does not say of which types its general is.': 'Die Liste sagt nicht, von welchen Arten ihr General ist.',
  'The list of {0} does not say of which types its general is.':
    'Die Liste von {0} sagt nicht, von welchen Arten ihr General ist.',
  'The list’s conditions in words are kept': 'Die Bedingungen der Liste in Worten gelten',
  'The overall commander is an ally, but must be of the army’s own nation.':
    'Der Oberbefehlshaber ist ein Verbündeter; er gehört zum eigenen Volk.',
  'The overall commander is of a type that the list names for its general':
    'Der Oberbefehlshaber ist von einer Art, die die Liste für ihren General nennt',
  'The overall commander is {0}; the list names {1}.': 'Der Oberbefehlshaber ist {0}; die Liste nennt {1}.',
  'The overall commander leads command {0}, worth {1} points; the largest is worth {2}.':
    'Der Oberbefehlshaber führt Befehl {0} mit {1} Punkten; der größte hat {2}.',
  'The overall commander leads the largest command': 'Der Oberbefehlshaber führt den größten Befehl',
  'The price of a card can be read in more than one way': 'Der Preis einer Karte lässt sich verschieden lesen',
  'Troops fight in the years that the list gives them': 'Truppen kämpfen in den Jahren, die die Liste ihnen gibt',
  'Troops that may dismount in the battle do not need the smaller card as well':
    'Truppen, die in der Schlacht absitzen dürfen, brauchen die kleinere Karte nicht dazu',
  'Where the list says “all”, a whole line is of that type or none of it':
    'Wo die Liste „all“ sagt, ist eine ganze Zeile von dieser Art oder nichts davon',
  'Who buys dismounting buys it for all troops that the list names':
    'Wer das Absitzen kauft, kauft es für alle Truppen, die die Liste nennt',
  'A card for support or a screen needs troops to support or to screen':
    'Wer unterstützt oder schirmt, braucht jemanden, den er unterstützt oder schirmt',
  'With an elephant screen the army has no other elephants':
    'Mit einem Elefantenschirm hat die Armee keine anderen Elefanten',
  'Commands of allies: {0}; at most {1} may be.': 'Befehle von Verbündeten: {0}; höchstens {1} dürfen es sein.',
  'Commands with +1 to their command points: {0}, with −1: {1}; each +1 is paid for by one −1.':
    'Befehle mit +1 auf ihre Befehlspunkte: {0}, mit −1: {1}; jedes +1 wird mit einem −1 bezahlt.',
  '{0} does nothing: nobody in the army has {1}.': '{0} bewirkt nichts: Niemand in der Armee hat {1}.',
  '{0} is bought for all {1} stands that the list names; {2} of them do not have it.':
    '{0} ist für alle {1} Truppen gekauft, die die Liste nennt; {2} von ihnen haben es nicht.',
  '{0} is bought {1} times; once is for the whole army.': '{0} ist {1}-mal gekauft; einmal gilt für die ganze Armee.',
  '{0} is built from its nation’s full list; this game has the short ally list.':
    '{0} kommt nach der vollen Liste seines Volkes; dieses Spiel nimmt die kurze Verbündetenliste.',
  '{0} is built from the short ally list; here an ally has its nation’s full list.':
    '{0} kommt nach der kurzen Verbündetenliste; hier hat ein Verbündeter die volle Liste seines Volkes.',
  '{0} is counted once for each line of the list, {1} points here; the card’s text can be read in other ways.':
    '{0} zählt einmal für jede Zeile der Liste, hier {1} Punkte; die Karte lässt sich anders lesen.',
  '{0} is of {1}; the battle is in {2}.': '{0} gibt es {1}; die Schlacht ist {2}.',
  '{0} is spread over commands {1}; an ally is all in one.':
    '{0} ist auf die Befehle {1} verteilt; ein Verbündeter ist ganz in einem.',
  'With {0} the army has no use for {1}.': 'Mit {0} braucht die Armee {1} nicht.',
  'Stands that have {1} and {2}: {0}; one of the two is taken in place of the other.':
    'Truppen mit {1} und {2}: {0}; eins der beiden nimmt man statt des anderen.',
  'Stands that pose as others, which the army list does not offer them: {0}.':
    'Truppen, die sich als andere ausgeben, was ihnen die Armeeliste nicht anbietet: {0}.',
  'Masquerades that are to be removed or exchanged: {0}; removals and exchanges that are paid for: {1}.':
    'Maskeraden, die wegzunehmen oder zu tauschen sind: {0}; bezahltes Wegnehmen oder Tauschen: {1}.',
  '{0}: {1} taken, and the list has none of them.': '{0}: {1} genommen, und die Liste hat keine davon.',
  'The army list says as what troops may pose': 'Die Armeeliste sagt, als was sich Truppen ausgeben dürfen',
  'The list says in its own words, which this program cannot read, whether they may pose as {0}.':
    'Ob sie sich als {0} ausgeben dürfen, sagt die Liste nicht so, dass wir es lesen können.',
  'It poses as {0}; the army list names {1}.': 'Sie gibt sich als {0} aus; die Armeeliste nennt {1}.',
  'Let it be what it is, or pose as what the list names.':
    'Lass sie sein, was sie ist, oder sich als das ausgeben, was die Liste nennt.',
  'Troops behind masquerades are within the numbers of the list':
    'Truppen hinter Maskeraden halten die Zahlen der Liste ein',
  '{0} behind masquerades beyond what the army list allows: {1}.':
    '{0} hinter Maskeraden über das hinaus, was die Armeeliste erlaubt: {1}.',
  'Let that many of them be what they seem, or take out other stands of their line.':
    'Lass so viele sein, was sie zeigen, oder nimm andere ihrer Zeile heraus.',
  '{0}: only the list of {1} offers this card; whether the whole army may have it is not said.':
    '{0}: Nur die Liste von {1} bietet diese Karte an; ob die ganze Armee sie haben darf, ist nicht gesagt.',
  '{0}: the army has {2} ({1}); with this card it has none, even where the list wants some.':
    '{0}: Die Armee hat {2} ({1}); mit dieser Karte hat sie keine, auch wo die Liste welche verlangt.',
  '{0}: the army list does not offer this card.': '{0}: Die Armeeliste bietet diese Karte nicht an.',
  '{0}: the list says in its own words, which this program cannot read, as what they fight on foot ({1}); they are counted as mounted.':
    '{0}: Die Liste sagt nicht so, dass wir es lesen können, als was sie zu Fuß kämpfen ({1}); sie zählen als beritten.',
  '{0}: the list says in its own words, which this program cannot read, through whom they may pass ({1}).':
    '{0}: Die Liste sagt nicht so, dass wir es lesen können, durch wen sie dürfen ({1}).',
  '{0}: the list has them under a condition, “{1}”. Whether it holds, only you can tell.':
    '{0}: Die Liste hat sie unter einer Bedingung, „{1}“. Ob sie gilt, weißt nur du.',
  '{0}: {1} cards; an army has at most {2}.': '{0}: {1} Karten; eine Armee hat höchstens {2}.',
  '{0}: {1} cards; the army list allows {2}.': '{0}: {1} Karten; die Armeeliste erlaubt {2}.',
  '{0}: {1} cards; the army list wants at least {2}.': '{0}: {1} Karten; die Armeeliste verlangt mindestens {2}.',
  '{0}: {1} of {2} stands are {3}; the list wants all or none.':
    '{0}: {1} von {2} Truppen sind {3}; die Liste will alle oder keine.',
  '{0}: {1} of {2} stands have {3}; all of them have it or none.':
    '{0}: {1} von {2} Truppen haben {3}; alle haben es oder keine.',
  '{0}: stands have it to which the army list does not offer it: {1}.':
    '{0}: Truppen haben es, denen die Armeeliste es nicht anbietet: {1}.',
  '{0}: stands that have it: {1}; it goes to {2} at a time.':
    '{0}: Truppen, die es haben: {1}; es geht an je {2} auf einmal.',
  '{0}: stands of {2} have it ({1}); they never do.': '{0}: Truppen der Art {2} haben es ({1}); sie haben es nie.',
  '{0}: {1} taken, but in {2} the list has none of them; it has them in {3}.':
    '{0}: {1} genommen, aber {2} hat die Liste keine davon; sie hat sie {3}.',
  '{0}: {1} taken; at least {2} are needed (list {3} × {4}).':
    '{0}: {1} genommen; mindestens {2} sind nötig (Liste {3} × {4}).',
  '{0}: {1} taken; at most {2} are allowed (list {3} × {4}).':
    '{0}: {1} genommen; höchstens {2} sind erlaubt (Liste {3} × {4}).',
  '{0}: {1} {2} times; the army list allows {3}.': '{0}: {1} {2}-mal; die Armeeliste erlaubt {3}.',
};
