import type { WordTable } from '@vexillum/ui/words';

/** Was an einem Turnier geschieht, wie es im Protokoll steht. */
export const telling: WordTable = {
  'is a reserve': 'ist Ersatz',
  'takes part': 'nimmt teil',
  'has sealed an army': 'hat eine Armee versiegelt',
  'closed sign-up: {0} take part, and the dice have put them in order':
    'hat die Anmeldung geschlossen: {0} nehmen teil, und die Würfel haben die Reihenfolge bestimmt',
  'closed sign-up: {0} take part': 'hat die Anmeldung geschlossen: {0} nehmen teil',
  '{0, plural, =0 {ended the event} one {ended the event. {1} has won it} other {ended the event. {1} share the first place}}':
    '{0, plural, =0 {hat das Turnier beendet} one {hat das Turnier beendet. {1} hat gewonnen} other {hat das Turnier beendet. {1} teilen sich den ersten Platz}}',
  'said what is played at this event': 'hat gesagt, was bei diesem Turnier gespielt wird',
  'changed what is played at this event': 'hat geändert, was bei diesem Turnier gespielt wird',
  'said that nothing is laid on the tables before play': 'hat gesagt, dass vor dem Spiel nichts auf die Tische kommt',
  'said that “{0}” is laid on every table': 'hat gesagt, dass „{0}“ auf jeden Tisch kommt',
  '{0} is absent for now': '{0} fehlt vorerst',
  '{0} has withdrawn': '{0} ist ausgestiegen',
  '{0} takes part again': '{0} nimmt wieder teil',
  '{0, plural, one {One army is} other {# armies are}} open now':
    '{0, plural, one {Eine Armee ist} other {# Armeen sind}} jetzt offen',
  'paired round {0} by hand: {1, plural, one {# board} other {# boards}}':
    'hat Runde {0} von Hand gepaart: {1, plural, one {# Brett} other {# Bretter}}',
  'drew round {0}: {1, plural, one {# board} other {# boards}}':
    'hat Runde {0} ausgelost: {1, plural, one {# Brett} other {# Bretter}}',
  'changed places in the pairings: {0}': 'hat in den Paarungen getauscht: {0}',
  'published round {0}': 'hat Runde {0} bekanntgegeben',
  'Round {0}, board {1}: the table of {2} is open': 'Runde {0}, Brett {1}: Der Tisch von {2} ist offen',
  'Round {0}, board {1}: no table could be opened for {2}':
    'Runde {0}, Brett {1}: Für {2} konnte kein Tisch geöffnet werden',
  '{0, plural, =0 {Round {1}, board {2} has ended in a draw} one {Round {1}, board {2} has ended: {3} has won} other {Round {1}, board {2} has ended: {3} share the first place}}':
    '{0, plural, =0 {Runde {1}, Brett {2} ist unentschieden zu Ende} one {Runde {1}, Brett {2} ist zu Ende: {3} hat gewonnen} other {Runde {1}, Brett {2} ist zu Ende: {3} teilen sich den ersten Platz}}',
  'confirmed round {0}, board {1}: the result of {2} stands':
    'hat Runde {0}, Brett {1} bestätigt: Das Ergebnis von {2} steht fest',
  'confirmed the result of round {0}, board {1}': 'hat das Ergebnis von Runde {0}, Brett {1} bestätigt',
  'disputes the result of round {0}, board {1}: {2}': 'bestreitet das Ergebnis von Runde {0}, Brett {1}: {2}',
  '{0, plural, =0 {set the result of round {1}, board {2}: a draw. {4}} one {set the result of round {1}, board {2}: {3} has won. {4}} other {set the result of round {1}, board {2}: {3} share the first place. {4}}}':
    '{0, plural, =0 {hat das Ergebnis von Runde {1}, Brett {2} gesetzt: unentschieden. {4}} one {hat das Ergebnis von Runde {1}, Brett {2} gesetzt: {3} hat gewonnen. {4}} other {hat das Ergebnis von Runde {1}, Brett {2} gesetzt: {3} teilen sich den ersten Platz. {4}}}',
  'had round {0}, board {1} begin anew: {2}': 'hat Runde {0}, Brett {1} neu beginnen lassen: {2}',
  '{0} has the place of {1} now': '{0} hat jetzt den Platz von {1}',
  'warned {0}: {1}': 'hat {0} verwarnt: {1}',
  'took {1, plural, one {# point} other {# points}} from {0}: {2}':
    'hat {0} {1, plural, one {# Punkt} other {# Punkte}} abgezogen: {2}',
  '{0} asks the umpire at their table': '{0} fragt am Tisch den Schiedsrichter',
  '{0} calls an umpire: {1}': '{0} ruft einen Schiedsrichter: {1}',
  'has taken the call for an umpire back': 'hat den Ruf nach einem Schiedsrichter zurückgenommen',
  'sees to the call of {0}': 'kümmert sich um den Ruf von {0}',
  'The call of {0} is answered': 'Der Ruf von {0} ist beantwortet',
  'The call of {0} is answered: {1}': 'Der Ruf von {0} ist beantwortet: {1}',
  'keeps the answer as a precedent': 'hält die Antwort als Präzedenzfall fest',
  'keeps as a precedent: {0}': 'hält als Präzedenzfall fest: {0}',
  'stops the clocks at {0, plural, one {# table} other {# tables}}':
    'hält die Uhren an {0, plural, one {# Tisch} other {# Tischen}} an',
  'lets the clocks go on at {0, plural, one {# table} other {# tables}}':
    'lässt die Uhren an {0, plural, one {# Tisch} other {# Tischen}} weiterlaufen',
  'says at {0, plural, one {# table} other {# tables}}: {1}':
    'sagt an {0, plural, one {# Tisch} other {# Tischen}}: {1}',
  'gives {0} {1} s more': 'gibt {0} {1} s mehr',
  '{0, plural, one {That was done at # table} other {That was done at # tables}}':
    '{0, plural, one {Das ist an # Tisch geschehen} other {Das ist an # Tischen geschehen}}',
  '{0, plural, =0 {That was done at no table} one {That was done at # table} other {That was done at # tables}}; {1} would not have it':
    '{0, plural, =0 {Das ist an keinem Tisch geschehen} one {Das ist an # Tisch geschehen} other {Das ist an # Tischen geschehen}}; {1, plural, one {# hat es abgelehnt} other {# haben es abgelehnt}}',
};
