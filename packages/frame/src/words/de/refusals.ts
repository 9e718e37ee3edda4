import type { WordTable } from '@vexillum/ui/words';

/** Was zurückgewiesen wird. */
export const refusals: WordTable = {
  'It was begun before the rules had editions.': 'Es wurde begonnen, bevor die Regeln Ausgaben hatten.',
  'It was begun by edition {0} of the rules, and this version has them up to {1}.':
    'Es wurde nach Ausgabe {0} der Regeln begonnen, und diese Version kennt sie bis {1}.',
  'This game cannot be played on here, only read, saved and checked. {0}':
    'Dieses Spiel lässt sich hier nicht weiterspielen, nur lesen, speichern und prüfen. {0}',
  'Links are given for the rolls of other sides, from the chains on that they use now.':
    'Kettenglieder gibt es für die Würfe anderer Seiten, ab den Ketten, die sie jetzt benutzen.',
  'That is not the device’s own signature.': 'Das ist nicht die eigene Unterschrift des Geräts.',
  'So many devices have signed for this seat already that no other one may.':
    'Für diesen Platz haben schon so viele Geräte unterzeichnet, dass keines mehr darf.',
  'This device has not been named as one of the seat.':
    'Dieses Gerät ist nicht als eines dieses Platzes genannt worden.',
  'Keys, hashes and signatures are lower-case hex, times ISO 8601 in UTC.':
    'Schlüssel, Prüfsummen und Unterschriften sind Hexzahlen in Kleinbuchstaben, Zeiten ISO 8601 in UTC.',
  'Only those who play or lead the game sign its record.': 'Nur wer spielt oder leitet, unterzeichnet das Protokoll.',
  'A format in this update is nested too deeply.': 'Eine Auszeichnung in dieser Änderung ist zu tief verschachtelt.',
  'This update writes under the name of another.': 'Diese Änderung schreibt unter fremdem Namen.',
  'An earlier part of this update never arrived.': 'Ein früherer Teil dieser Änderung kam nie an.',
  'This update has too many pieces.': 'Diese Änderung hat zu viele Teile.',
  'This plan is full: delete something first.': 'Dieser Plan ist voll: Lösch erst etwas.',
  'This update builds on something that the table does not have.':
    'Diese Änderung baut auf etwas auf, das der Tisch nicht hat.',
  'This update writes where a plan has no place.': 'Diese Änderung schreibt, wo ein Plan keinen Platz hat.',
  'This update writes into something plain.': 'Diese Änderung schreibt in etwas hinein, das nichts enthalten kann.',
  'This update builds on itself.': 'Diese Änderung baut auf sich selbst auf.',
  'This update ties two places together.': 'Diese Änderung bindet zwei Stellen aneinander.',
  'This is not an update of a plan.': 'Das ist keine Änderung eines Plans.',
  'One update of a plan may be 64 KB long.': 'Eine Änderung eines Plans darf 64 KB lang sein.',
  'This update deletes more than a plan can hold.': 'Diese Änderung löscht mehr, als ein Plan enthalten kann.',
  'This update brings a kind of shared data that plans do not have.':
    'Diese Änderung bringt gemeinsame Daten einer Art, die Pläne nicht haben.',
  'This update brings a kind of content that plans do not have.':
    'Diese Änderung bringt Inhalt einer Art, die Pläne nicht haben.',
  'A number in this update is out of range.': 'Eine Zahl in dieser Änderung ist zu groß oder zu klein.',
  'This update announces more than it holds.': 'Diese Änderung kündigt mehr an, als sie enthält.',
  'This update skips too much of its own past.': 'Diese Änderung überspringt zu viel von ihrer Vergangenheit.',
  'This update holds an empty piece.': 'In dieser Änderung ist ein leeres Stück.',
  'This update names an impossible author.': 'Diese Änderung nennt einen unmöglichen Urheber.',
  'This update puts something between two that stand the other way round.':
    'Diese Änderung setzt etwas zwischen zwei Stellen, die umgekehrt stehen.',
  'The deletions of this update are out of order.':
    'Was diese Änderung löscht, steht nicht in der richtigen Reihenfolge.',
  'This update goes on after its end.': 'Diese Änderung geht nach ihrem Ende weiter.',
  'A value in this update is nested too deeply.': 'Ein Wert in dieser Änderung ist zu tief verschachtelt.',
  'A value in this update is not plain data.': 'Ein Wert in dieser Änderung ist kein einfacher Wert.',
  'A name in this update is reserved.': 'Ein Name in dieser Änderung ist vergeben.',
  'A key in this update has characters that keys may not have.':
    'Ein Schlüssel in dieser Änderung hat Zeichen, die Schlüssel nicht haben dürfen.',
  'This update is too tangled.': 'Diese Änderung ist zu verwickelt.',
  'A key in this update holds several values.': 'Ein Schlüssel in dieser Änderung hat mehrere Werte.',
  'An entry of "{0}" must be a plain object.': 'Ein Eintrag von „{0}“ muss ein einfaches Objekt sein.',
  'A note may be 4 KB long.': 'Eine Notiz darf 4 KB lang sein.',
  'This update is nested too deeply.': 'Diese Änderung ist zu tief verschachtelt.',
  '"{0}" does not hold this kind of content.': '„{0}“ enthält nichts dieser Art.',
  'There is no such board.': 'Eine solche Tafel gibt es nicht.',
  '{0} has a value that this board does not know.': '{0} hat einen Wert, den diese Tafel nicht kennt.',
  'There is nothing at this address.': 'Unter dieser Adresse ist nichts.',
  'This address cannot be read.': 'Diese Adresse lässt sich nicht lesen.',
  'The body of this request is larger than 256 KB.': 'Der Inhalt dieser Anfrage ist größer als 256 KB.',
  'The body of this request must be application/json.': 'Der Inhalt dieser Anfrage muss application/json sein.',
  'The body of this request is not as long as it says.': 'Der Inhalt dieser Anfrage ist nicht so lang, wie sie sagt.',
  'The record of this table is damaged on the server’s disk. Ask whoever runs the server: they can repair it.':
    'Die Aufzeichnung dieses Tisches ist auf der Festplatte des Servers beschädigt. Frag, wer den Server betreibt: Sie lässt sich reparieren.',
  'A newer version of the server has been used here: ask whoever runs it to bring this one up to date.':
    'Hier war eine neuere Version des Servers am Werk: Frag, wer ihn betreibt, ob dieser auf den neuesten Stand kommt.',
  'The server cannot write to its disk just now; try again in a moment.':
    'Der Server kann gerade nicht auf seine Platte schreiben; versuch es gleich noch einmal.',
  'This request cannot be read.': 'Diese Anfrage lässt sich nicht lesen.',
  'Something is wrong in the server; it has been noted.': 'Im Server stimmt etwas nicht; es ist notiert.',
  'This address answers {0} only.': 'Diese Adresse antwortet nur auf {0}.',
  'You hold several seats at this table; name one in the header X-Seat.':
    'Du hast mehrere Plätze an diesem Tisch; nenne einen im Kopf X-Seat.',
  'You do not hold that seat.': 'Diesen Platz hast du nicht.',
  'The body of this request is one JSON object.': 'Der Inhalt dieser Anfrage ist ein JSON-Objekt.',
  'This request has no field {0}.': 'Diese Anfrage hat kein Feld {0}.',
  '{0} is missing or not what it should be.': '{0} fehlt oder ist nicht, was es sein soll.',
  'The game at this table is not over.': 'Das Spiel an diesem Tisch ist nicht vorbei.',
  'What is laid on a table first takes no dice.': 'Was zuerst auf einen Tisch gelegt wird, braucht keine Würfel.',
  'That cannot be laid on a table of this game.': 'Das lässt sich auf keinen Tisch dieses Spiels legen.',
  'A result is signed by the captains who played, and by the umpire.':
    'Ein Ergebnis unterschreiben alle, die als Captain gespielt haben, und der Schiedsrichter.',
  'You have signed this result already.': 'Du hast dieses Ergebnis schon unterschrieben.',
  'The players have not agreed on a rematch yet.': 'Die Spieler haben sich noch nicht auf eine Revanche geeinigt.',
  'You did not play in this game.': 'Du hast in diesem Spiel nicht mitgespielt.',
  'You have said so already.': 'Das hast du schon gesagt.',
  'Somebody sits there already; if that is you on another device, let this one in from there.':
    'Dort sitzt schon jemand; bist du das mit einem anderen Gerät, dann lass dieses von dort aus herein.',
  'This link or code leads nowhere; ask for a new one.':
    'Dieser Link oder Code führt nirgendwohin; bitte um einen neuen.',
  'This link or code was used already or has run out; ask for a new one.':
    'Dieser Link oder Code wurde schon benutzt oder ist abgelaufen; bitte um einen neuen.',
  'This server has no such game.': 'Dieser Server hat kein solches Spiel.',
  'This game has no such profile.': 'Dieses Spiel hat kein solches Profil.',
  'This game has no such house rule.': 'Dieses Spiel hat keine solche Hausregel.',
  'This house rule cannot have that value.': 'Diesen Wert kann die Hausregel nicht haben.',
  'This game has no values to play otherwise.': 'Dieses Spiel hat keine Werte, die man anders spielen könnte.',
  'A table’s name has 1 to {0} letters and no unseen characters.':
    'Der Name eines Tisches hat 1 bis {0} Buchstaben und keine unsichtbaren Zeichen.',
  'The server is restarting; try again in a moment.': 'Der Server startet neu; versuch es gleich noch einmal.',
  'This request does not come from a page of this server.': 'Diese Anfrage kommt nicht von einer Seite dieses Servers.',
  'There is no such table, or you have no seat at it.': 'Diesen Tisch gibt es nicht, oder du hast keinen Platz an ihm.',
  'That was too often; wait {0} s and try again.': 'Das war zu oft; warte {0} s und versuch es noch einmal.',
  'The server has as much to do as it can just now; try again in a moment.':
    'Der Server hat gerade so viel zu tun, wie er kann; versuch es gleich noch einmal.',
  'You are being sent as much as you may have at one time; wait until it is there and try again.':
    'Du bekommst gerade so viel, wie du auf einmal haben darfst; warte, bis es da ist, und versuch es noch einmal.',
  'Others are being sent large files just now; try again in a moment.':
    'Gerade werden anderen große Dateien geschickt; versuch es gleich noch einmal.',
  'The record of this table has its {0} MB: only what ends the game is taken now.':
    'Das Protokoll dieses Tisches hat seine {0} MB: Angenommen wird nur noch, was das Spiel beendet.',
  'The record of this table has {0} of its {1} MB. When it is full, only what ends the game is taken.':
    'Das Protokoll dieses Tisches hat {0} von {1} MB. Ist es voll, wird nur noch angenommen, was das Spiel beendet.',
  'The body of this request is not JSON.': 'Der Inhalt dieser Anfrage ist kein JSON.',
  'view is public, side or full.': 'view ist public, side oder full.',
  'Other match files are being checked just now; try again in a moment.':
    'Gerade werden andere Partiedateien geprüft; versuch es gleich noch einmal.',
  'A match file is at most 32 MB large.': 'Eine Partiedatei ist höchstens 32 MB groß.',
  'This server does not play what this match plays.': 'Was in dieser Partie gespielt wird, spielt dieser Server nicht.',
  'No table of this game could have written this ledger.':
    'Kein Tisch dieses Spiels hätte dieses Protokoll schreiben können.',
  'This table has no such seat.': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'Only the seat itself lets another device in.': 'Nur wer den Platz hat, lässt dort ein weiteres Gerät zu.',
  'Too many codes are waiting just now; try again in a minute.':
    'Gerade warten zu viele Codes; versuch es in einer Minute noch einmal.',
  'from is the number of an entry.': 'from ist die Nummer eines Eintrags.',
  'The file does not hold a match.': 'In der Datei steht keine Partie.',
  'A match goes on as it was: nothing else is asked with it.':
    'Eine Partie geht weiter, wie sie war: Dazu wird sonst nichts verlangt.',
  'The file is larger than 32 MB.': 'Die Datei ist größer als 32 MB.',
  'The file holds numbers or nesting that a match cannot have.':
    'In der Datei stehen Zahlen oder Verschachtelungen, die eine Partie nicht haben kann.',
  'Say what the others may call you.': 'Sag, wie die anderen dich nennen sollen.',
  'A message has no unseen characters in it.': 'In einer Nachricht stehen keine unsichtbaren Zeichen.',
  'A name has no unseen characters in it.': 'In einem Namen stehen keine unsichtbaren Zeichen.',
  'A name neither begins nor ends with a space.': 'Ein Name beginnt und endet nicht mit einem Leerzeichen.',
  'A name has no < or > in it.': 'In einem Namen steht kein < oder >.',
  'A name is made of letters that people can read.': 'Ein Name besteht aus Buchstaben, die man lesen kann.',
  'A name has at most {0} letters.': 'Ein Name hat höchstens {0} Buchstaben.',
  'That word means a seat or a side at this table; take another name.':
    'Dieses Wort meint einen Platz oder eine Seite an diesem Tisch; nimm einen anderen Namen.',
  'Somebody at this table has that name, or one that looks like it.':
    'An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich.',
  'An umpire does this once every side has accepted them: until then they open no secrets, lead nothing on and end nothing.':
    'Das tut ein Schiedsrichter erst, wenn ihn jede Seite angenommen hat: Bis dahin öffnet er keine Geheimnisse, führt nichts weiter und beendet nichts.',
  'Only their own captain invites commanders, or takes a commander’s seat back.':
    'Nur der eigene Feldherr lädt ein, wer seine Befehle führt, oder nimmt einen dieser Plätze zurück.',
  'Only the seat itself, its own side, the umpire or, while nobody has claimed it, the host may give this seat a new link.':
    'Nur der Platz selbst, seine eigene Seite, der Schiedsrichter oder, solange niemand sich dort hingesetzt hat, der Gastgeber darf diesem Platz einen neuen Link geben.',
  'Your captain is here, and gives the seat a new link from their own device.':
    'Dein Feldherr ist da und gibt dem Platz von seinem eigenen Gerät einen neuen Link.',
  'Everybody was told; the new link can be made in {0} min.':
    'Alle wissen es; der neue Link kann in {0} min erstellt werden.',
  'Only the seat itself does this.': 'Das tut nur der Platz selbst.',
  'Nobody is about to give this seat a new link.': 'Niemand ist dabei, diesem Platz einen neuen Link zu geben.',
  'This seat has no recovery code: its link lets many in.':
    'Dieser Platz hat keinen Rückkehrcode: Sein Link lässt viele herein.',
  'This seat is about to get a new link and reads no secrets until then.':
    'Dieser Platz bekommt bald einen neuen Link und liest bis dahin keine Geheimnisse.',
  'Somebody holds this seat, or has held it: the host gives it no new link any more.':
    'Auf diesem Platz sitzt jemand oder hat jemand gesessen: Der Gastgeber gibt ihm keinen neuen Link mehr.',
  'Somebody holds this seat, or has held it: an umpire gives it no new link before all captains have accepted them.':
    'Auf diesem Platz sitzt jemand oder hat jemand gesessen: Der Schiedsrichter gibt ihm keinen neuen Link, bevor ihn alle Feldherren angenommen haben.',
  'This seat is given out by a new link meanwhile; ask for that.':
    'Dieser Platz wird inzwischen mit einem neuen Link vergeben; bitte um den.',
  'This link was used already or has run out; ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen; bitte um einen neuen.',
  'This table has {0} spectators already.': 'Dieser Tisch hat schon {0} Zuschauer.',
  'This seat has too many devices already.': 'Dieser Platz hat schon zu viele Geräte.',
  'Too many connections are open already.': 'Es sind schon zu viele Verbindungen offen.',
  'The server restarts; come back in a moment.': 'Der Server startet neu; komm gleich wieder.',
  'The table cannot be opened just now; come back in a moment.':
    'Der Tisch lässt sich gerade nicht öffnen; komm gleich wieder.',
  'There is nothing here for you.': 'Hier ist nichts für dich.',
  'You hold no seat here; open your invitation again.': 'Du hast hier keinen Platz; öffne noch einmal deine Einladung.',
  'You hold several seats here; name one.': 'Du hast hier mehrere Plätze; nenne einen.',
  'Nothing was heard from you.': 'Von dir war nichts zu hören.',
  'Only binary messages are understood here.': 'Hier werden nur binäre Nachrichten verstanden.',
  'That message was too large.': 'Diese Nachricht war zu groß.',
  'That was too much at once.': 'Das war zu viel auf einmal.',
  'This seat was given to somebody else.': 'Dieser Platz gehört jetzt jemand anderem.',
  'You are reading too slowly; come back.': 'Du liest zu langsam mit; komm wieder.',
  'The arguments of this action are at most {0} KB.': 'Die Angaben zu dieser Handlung haben höchstens {0} KB.',
  'Something as large is being taken just now; try again in a moment.':
    'Gerade kommt schon etwas ebenso Großes an; versuch es gleich noch einmal.',
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
  'Nobody gives their own team time.': 'Niemand gibt dem eigenen Team Zeit.',
  'Nobody gives themselves time.': 'Niemand gibt sich selbst Zeit.',
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
  'The umpire rules on secrets once accepted by both captains.':
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
  'Only that side’s captain may do this.': 'Das darf nur der Feldherr dieser Seite.',
  'Somebody was quicker.': 'Jemand war schneller.',
  'An action needs a UUID of its own as its id.': 'Eine Handlung braucht als Kennung eine eigene UUID.',
  'There is no action of that name at this table.': 'Eine Handlung mit diesem Namen gibt es an diesem Tisch nicht.',
  'seen: needs seq and hash.': 'seen: braucht seq und hash.',
  'Something went wrong on the server; nothing was changed.':
    'Auf dem Server ging etwas schief; nichts wurde verändert.',
  'The table is looking back already; try again in a moment.':
    'Der Tisch sieht schon zurück; versuch es gleich noch einmal.',
  'That is too fast; try again in {0} s.': 'Das ist zu schnell; versuch es in {0} s noch einmal.',
  'You have seen another record of this table than it has; reload the page.':
    'Du hast ein anderes Protokoll dieses Tisches gesehen, als er hat; lade die Seite neu.',
  'That document has come to its end; take a fresh one.': 'Dieses Dokument ist zu Ende; nimm ein frisches.',
  'That message made no sense.': 'Diese Nachricht ergab keinen Sinn.',
  'This seat was given a new invitation.': 'Für diesen Platz gibt es eine neue Einladung.',
  'not what this action takes': 'nicht, was diese Handlung annimmt',
  '{0}: this text is not well-formed.': '{0}: Dieser Text ist nicht wohlgeformt.',
  '{0}: only whole numbers that JSON keeps exactly.': '{0}: nur ganze Zahlen, die JSON genau behält.',
  'This seat has no dice.': 'Dieser Platz hat keine Würfel.',
  'That is not the number of your next roll.': 'Das ist nicht die Nummer deines nächsten Wurfs.',
  'The document was rebuilt; take a fresh one.': 'Das Dokument wurde neu gemacht; nimm ein frisches.',
  'You have another document than the table has; take a fresh one.':
    'Du hast ein anderes Dokument als der Tisch; nimm ein frisches.',
  'This document is written by the table alone; take a fresh one.':
    'Dieses Dokument schreibt nur der Tisch; nimm ein frisches.',
  'The clock stands still: let it go on first.': 'Die Uhr steht: Lasst sie erst weitergehen.',
  'You have done nothing that can be undone.': 'Du hast nichts getan, das sich zurücknehmen lässt.',
  'There is nothing to do again.': 'Es gibt nichts zu wiederholen.',
  '{0} has moved or changed it since, so it cannot be done again.':
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
