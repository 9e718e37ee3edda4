/** Was an jedem Tisch zurückgewiesen wird: wer was darf, Uhr, Würfel, Hinweise, Zurücknehmen. */
export const tableRefusals: Readonly<Record<string, string>> = {
  'Nobody sits in the umpire’s seat.': 'Niemand sitzt auf dem Platz des Schiedsrichters.',
  'The umpire is {0}, not {1}.': 'Der Schiedsrichter ist {0}, nicht {1}.',
  'You sit on neither side.': 'Du sitzt auf keiner Seite.',
  'Your side has accepted the umpire already.': 'Deine Seite hat den Schiedsrichter schon angenommen.',
  'No dice were entered by hand there, or it was long ago.':
    'Dort wurden keine Würfel von Hand eingegeben, oder es ist lange her.',
  'Your own side’s dice are for the others to confirm.': 'Die Würfel deiner eigenen Seite bestätigen die anderen.',
  'These dice are confirmed already.': 'Diese Würfel sind schon bestätigt.',
  'Your side has agreed to this already.': 'Deine Seite hat dem schon zugestimmt.',
  'The umpire has ruled on this already.': 'Der Schiedsrichter hat darüber schon entschieden.',
  'The umpire has been asked about this already.': 'Der Schiedsrichter wurde danach schon gefragt.',
  'A table holds {0} drawings; erase some first.': 'Ein Tisch hat Platz für {0} Zeichnungen; wisch erst einige weg.',
  'One value for each die.': 'Für jeden Würfel ein Wert.',
  'A die of {0} does not show {1}.': 'Ein Würfel mit {0} Seiten zeigt keine {1}.',
  'That drawing is gone already.': 'Diese Zeichnung ist schon weg.',
  'The other side drew that.': 'Das hat die andere Seite gezeichnet.',
  'id: begins with its rule.': 'id: beginnt mit ihrer Regel.',
  'There is no such side at this table.': 'Diese Seite gibt es an diesem Tisch nicht.',
  'A table keeps what was said to {0} flags.': 'Ein Tisch behält, was zu {0} Hinweisen gesagt wurde.',
  'No clock runs at this table.': 'An diesem Tisch läuft keine Uhr.',
  'Nobody gives time to himself.': 'Niemand gibt sich selbst Zeit.',
  'An opponent gives at most {0} seconds at a time.': 'Ein Gegner gibt höchstens {0} Sekunden auf einmal.',
  'That side’s time does not run, and it has no bank.': 'Die Zeit dieser Seite läuft nicht, und sie hat keinen Vorrat.',
  'Only who plays, or the umpire, may do this; the host where no umpire sits.':
    'Das darf nur, wer mitspielt, oder der Schiedsrichter; wo keiner sitzt, der Gastgeber.',
  'The clock stands still already.': 'Die Uhr steht schon.',
  'Your side has asked for a pause already.': 'Deine Seite hat schon um eine Pause gebeten.',
  'The clock does not stand still.': 'Die Uhr steht nicht.',
  'The umpire has stopped the clock, and lets it go on.':
    'Der Schiedsrichter hat die Uhr angehalten und lässt sie auch weitergehen.',
  'Your side wants to go on already.': 'Deine Seite möchte schon weiterspielen.',
  'The umpire rules on secrets once both captains have accepted him.':
    'Der Schiedsrichter entscheidet über Geheimnisse, sobald beide Feldherren ihn angenommen haben.',
  'There is nothing in that message.': 'In dieser Nachricht steht nichts.',
  'You sit on neither side, so there is no team to talk to.':
    'Du sitzt auf keiner Seite, hast hier also keine Mannschaft, mit der du reden könntest.',
  'An increment needs a bank that it goes into.':
    'Zeit, die nach jedem Zug dazukommt, braucht eine Zeit für alle Züge, in die sie fließt.',
  'There is no clock at this table.': 'An diesem Tisch gibt es keine Uhr.',
  'Your side has asked for nothing.': 'Deine Seite hat um nichts gebeten.',
  'A spectator watches and does nothing else.': 'Ein Zuschauer sieht zu und tut sonst nichts.',
  '{0} may not do this.': '{0} darf das nicht.',
  'The host': 'Der Gastgeber',
  'A captain': 'Ein Feldherr',
  'A commander': 'Wer einen Befehl führt',
  'The umpire': 'Der Schiedsrichter',
  'A spectator': 'Ein Zuschauer',
  'That stand is not at this table.': 'Diese Truppe ist nicht an diesem Tisch.',
  'Only players move stands.': 'Nur Spieler bewegen Truppen.',
  'That stand belongs to the other side.': 'Diese Truppe gehört der anderen Seite.',
  'That stand is in command {0}, and you lead command {1}.':
    'Diese Truppe gehört zu Befehl {0}, und du führst Befehl {1}.',
  'Only that side’s captain may do this.': 'Das darf nur der Feldherr dieser Seite.',
  'Somebody was quicker.': 'Jemand war schneller.',
  'An action needs a UUID of its own as its id.': 'Eine Handlung braucht als Kennung eine eigene UUID.',
  'There is no action of that name at this table.': 'Eine Handlung mit diesem Namen gibt es an diesem Tisch nicht.',
  'seen: needs seq and hash.': 'seen: braucht seq und hash.',
  'Something went wrong on the server; nothing was changed.':
    'Auf dem Server ging etwas schief; nichts wurde verändert.',
  'That is too fast; try again in {0} s.': 'Das ist zu schnell; versuch es in {0} s noch einmal.',
  'You have seen another record of this table than it has; load the page anew.':
    'Du hast ein anderes Protokoll dieses Tisches gesehen, als er hat; lade die Seite neu.',
  'That document has come to its end; take a fresh one.': 'Dieses Dokument ist zu Ende; nimm ein frisches.',
  'That message made no sense.': 'Diese Nachricht ergab keinen Sinn.',
  'This seat was given a new invitation.': 'Für diesen Platz gibt es eine neue Einladung.',
  '{0}: {1}.': '{0}: {1}.',
  'not what this action takes': 'nicht, was diese Handlung annimmt',
  '{0}: this text is not well-formed.': '{0}: Dieser Text ist nicht wohlgeformt.',
  '{0}: only whole numbers that JSON keeps exactly.': '{0}: nur ganze Zahlen, die JSON genau behält.',
  'This seat has no dice.': 'Dieser Platz hat keine Würfel.',
  'That is not the number of your next roll.': 'Das ist nicht die Nummer deines nächsten Wurfs.',
  'The document was made anew; take a fresh one.': 'Das Dokument wurde neu gemacht; nimm ein frisches.',
  'You have another document than the table has; take a fresh one.':
    'Du hast ein anderes Dokument als der Tisch; nimm ein frisches.',
  'This document is written by the table alone; take a fresh one.':
    'Dieses Dokument schreibt nur der Tisch; nimm ein frisches.',
  'The clock stands still: let it go on first.': 'Die Uhr steht: Lasst sie erst weitergehen.',
  'You have done nothing that can be undone.': 'Du hast nichts getan, das sich zurücknehmen lässt.',
  '{0} has touched it since, so it cannot be undone.':
    '{0} hat es seitdem angefasst, darum lässt es sich nicht zurücknehmen.',
  'There is nothing to do again.': 'Es gibt nichts zu wiederholen.',
  '{0} has touched it since, so it cannot be done again.':
    '{0} hat es seitdem angefasst, darum lässt es sich nicht wiederholen.',
  Somebody: 'Jemand',
  'The server cannot write to its disk just now, so what was tried just now was not done. Nothing is lost; try again in a moment.':
    'Der Server kann gerade nicht auf seine Platte schreiben; was eben versucht wurde, ist nicht geschehen. Nichts ist verloren; versuch es gleich noch einmal.',
  'Only a side’s own seats may take the file with that side’s secrets.':
    'Die Datei mit den Geheimnissen einer Seite bekommen nur deren eigene Plätze.',
  'The file with everybody’s secrets is there when the game has ended.':
    'Die Datei mit den Geheimnissen aller gibt es, wenn das Spiel zu Ende ist.',
  'That was no state vector.': 'Das war kein Zustandsvektor.',
  'This plan is written by its own side alone; take a fresh one.':
    'Diesen Plan schreibt nur seine eigene Seite; nimm ein frisches Dokument.',
  'The plan could not be saved just now; come back in a moment.':
    'Der Plan ließ sich gerade nicht speichern; komm gleich wieder.',
  'Asked for the document too often.': 'Das Dokument wurde zu oft verlangt.',
  'This table has no key to sign its match file with.':
    'Dieser Tisch hat keinen Schlüssel, um seine Partiedatei zu unterschreiben.',
  'The table cannot answer just now; come back in a moment.':
    'Der Tisch kann gerade nicht antworten; komm gleich wieder.',
  'Another seat has used this id; make a fresh one.':
    'Ein anderer Platz hat diese Kennung schon benutzt; nimm eine frische.',
  'Only the table itself can do this.': 'Das kann nur der Tisch selbst.',
  'By correspondence there is no other limit than the hours of a turn.':
    'Bei einer Fernpartie gibt es keine andere Grenze als die Stunden für einen Zug.',
  'Not everybody who plays has accepted the umpire.':
    'Noch haben nicht alle, die mitspielen, den Schiedsrichter angenommen.',
  'The server’s record ends at entry {0}, and this browser has seen entry {1}. Something was taken back.':
    'Das Protokoll des Servers endet mit Eintrag {0}, und dieser Browser hat Eintrag {1} gesehen. Etwas wurde zurückgenommen.',
  'Entry {0} of the server’s record is not the one that this browser has seen. The record was changed.':
    'Eintrag {0} im Protokoll des Servers ist nicht der, den dieser Browser gesehen hat. Das Protokoll wurde verändert.',
  'The server signed another entry {0} than the one it showed.':
    'Der Server hat einen anderen Eintrag {0} unterschrieben als den gezeigten.',
  'The signature of entry {0} is not the server’s.': 'Die Unterschrift unter Eintrag {0} ist nicht die des Servers.',
  'That is too much to be sent at one time.': 'Das ist zu viel, um es auf einmal zu schicken.',
};
