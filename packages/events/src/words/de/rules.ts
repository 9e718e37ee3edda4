import type { WordTable } from '@vexillum/ui/words';

/** Warum etwas an einem Turnier gerade nicht geht. */
export const rules: WordTable = {
  'That pairing is played at another table by now.': 'Diese Paarung wird inzwischen an einem anderen Tisch gespielt.',
  'Its table is known already.': 'Ihr Tisch ist schon bekannt.',
  'That is known already.': 'Das ist schon bekannt.',
  'That pairing is played at another table.': 'Diese Paarung wird an einem anderen Tisch gespielt.',
  'The result is known already.': 'Das Ergebnis ist schon bekannt.',
  'A result names every side of the game, in their order.':
    'Ein Ergebnis nennt jede Seite des Spiels, in ihrer Reihenfolge.',
  'Nobody takes part from that seat.': 'Von diesem Platz aus nimmt niemand teil.',
  'There are signs in this text that cannot be sealed.':
    'In diesem Text sind Zeichen, die nicht versiegelt werden können.',
  'The sealed army of {0} is not kept here.': 'Die versiegelte Armee von {0} liegt nicht hier.',
  'There is no such pairing.': 'Diese Paarung gibt es nicht.',
  'You take part already.': 'Du nimmst schon teil.',
  'You are a reserve already.': 'Du bist schon Ersatz.',
  'You have withdrawn; only an umpire can let you back in.':
    'Du bist ausgestiegen; nur die Schiedsrichter können dich wieder hereinlassen.',
  'Whoever was absent from a knock-out is out of it.': 'Wer bei K.-o.-Runden gefehlt hat, ist ausgeschieden.',
  'You can withdraw nobody but yourself.': 'Du kannst nur dich selbst abmelden.',
  'They do not take part any more as it is.': 'Hier nimmt ohnehin niemand mehr teil.',
  'They take part already.': 'Sie nehmen schon teil.',
  'Somebody else has taken their place.': 'Jemand anders hat diesen Platz eingenommen.',
  'Nobody comes into a knock-out that has begun.': 'In K.-o.-Runden, die begonnen haben, kommt niemand mehr hinein.',
  'Who meets whom is settled; a reserve can take somebody’s place.':
    'Wer auf wen trifft, steht fest; ein Ersatz kann einen Platz einnehmen.',
  'A reserve has no place that somebody could take.': 'Ein Ersatz hat keinen Platz, den jemand einnehmen könnte.',
  'Only a reserve takes somebody’s place.': 'Nur ein Ersatz nimmt einen Platz ein.',
  'No armies are sealed at this event.': 'Bei diesem Turnier werden keine Armeen versiegelt.',
  'Take part first, then seal your army.': 'Melde dich zuerst an, dann versiegle deine Armee.',
  'Your army is open to everybody, and stays as it is.': 'Deine Armee ist für alle offen und bleibt, wie sie ist.',
  'The time in which armies could be sealed is over.': 'Die Zeit, in der man Armeen versiegeln konnte, ist vorbei.',
  'No sealed army is to be opened.': 'Es ist keine versiegelte Armee zu öffnen.',
  'A win is worth no less than a draw, and a draw no less than a loss.':
    'Ein Sieg zählt nicht weniger als ein Unentschieden, und ein Unentschieden nicht weniger als eine Niederlage.',
  'Each tie-break is asked once.': 'Jede Feinwertung kommt nur einmal vor.',
  'This way of pairing has two at a table.': 'Bei dieser Art zu paaren sitzen zwei an einem Tisch.',
  'That is no time.': 'Das ist keine Zeit.',
  'Tables are open already: only the number of rounds, the tie-breaks and the text can still be changed.':
    'Es sind schon Tische offen: Nur die Zahl der Runden, die Feinwertungen und der Text lassen sich noch ändern.',
  'Only the organiser says what is played here.': 'Nur wer das Turnier ausrichtet, sagt, was hier gespielt wird.',
  'Sign-up is closed already.': 'Die Anmeldung ist schon geschlossen.',
  'It takes at least {0} who take part.': 'Es müssen mindestens {0} teilnehmen.',
  'The order names everybody who takes part, each once.': 'Die Reihenfolge nennt alle, die teilnehmen, je einmal.',
  'Only the organiser ends the event.': 'Nur wer das Turnier ausrichtet, beendet es.',
  'Every game of the last round needs a result before the event can end.':
    'Jedes Spiel der letzten Runde braucht ein Ergebnis, bevor das Turnier enden kann.',
  'The organiser has not said yet what is played here.': 'Es steht noch nicht fest, was hier gespielt wird.',
  'This event is over.': 'Dieses Turnier ist vorbei.',
  'Sign-up has not been closed yet.': 'Die Anmeldung ist noch nicht geschlossen.',
  'Only the organiser and the umpires may do this.':
    'Das dürfen nur diejenigen, die das Turnier ausrichten und leiten.',
  'Only those who take part may do this.': 'Das dürfen nur diejenigen, die teilnehmen.',
  'Nobody plays at two tables at once.': 'Niemand spielt an zwei Tischen zugleich.',
  'Only those who take part are paired.': 'Nur wer teilnimmt, wird gepaart.',
  'There are more at a table than this event has.': 'An einem Tisch sind mehr, als dieses Turnier vorsieht.',
  'Every game of this round needs a result first.': 'Erst braucht jedes Spiel dieser Runde ein Ergebnis.',
  'All rounds have been played.': 'Alle Runden sind gespielt.',
  'No round is drawn that could still be changed.': 'Keine Runde ist ausgelost, die sich noch ändern ließe.',
  'They are not paired in this round.': 'Sie sind in dieser Runde nicht gepaart.',
  'It takes two to change places.': 'Zum Tauschen gehören zwei.',
  'There is no round to publish: draw one first.': 'Es gibt keine Runde bekanntzugeben: Lose zuerst eine aus.',
  'Somebody who is paired has not sealed an army yet.': 'Jemand, der gepaart ist, hat noch keine Armee versiegelt.',
  'No such table is played.': 'Einen solchen Tisch gibt es nicht.',
  'Its result stands; an umpire can correct it.': 'Das Ergebnis steht fest; die Schiedsrichter können es ändern.',
  'Its table opens by itself in a moment.': 'Der Tisch öffnet sich gleich von selbst.',
  'That game is not yours.': 'Das ist nicht dein Spiel.',
  'There is no result to confirm yet.': 'Es gibt noch kein Ergebnis zu bestätigen.',
  'An umpire has corrected this result, and that counts.':
    'Die Schiedsrichter haben dieses Ergebnis geändert, und das zählt.',
  'This result is disputed; an umpire says what counts.':
    'Dieses Ergebnis ist strittig; die Schiedsrichter sagen, was zählt.',
  'You have confirmed this result.': 'Du hast dieses Ergebnis bestätigt.',
  'There is no result to dispute yet.': 'Es gibt noch kein Ergebnis, das man bestreiten könnte.',
  'An umpire has said what counts; talk to them.': 'Die Schiedsrichter haben gesagt, was zählt; sprich mit ihnen.',
  'This result is disputed already.': 'Dieses Ergebnis ist schon strittig.',
  'Say who plays whom: this event is paired by hand.':
    'Sag, wer gegen wen spielt: Dieses Turnier wird von Hand gepaart.',
  'Everybody has met everybody.': 'Alle haben gegen alle gespielt.',
  'It is decided: nobody is left to be played against.': 'Es ist entschieden: Niemand ist mehr übrig.',
};
