/** Was der Server zurückweist: Anfragen, Links, Namen, Plätze, Verbindungen. */
export const serverRefusals: Readonly<Record<string, string>> = {
  'There is nothing at this address.': 'Unter dieser Adresse ist nichts.',
  'This address cannot be read.': 'Diese Adresse lässt sich nicht lesen.',
  'The body of this request is larger than 256 KB.': 'Der Inhalt dieser Anfrage ist größer als 256 KB.',
  'The body of this request must be application/json.': 'Der Inhalt dieser Anfrage muss application/json sein.',
  'The body of this request is not as long as it says.': 'Der Inhalt dieser Anfrage ist nicht so lang, wie sie sagt.',
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
  'A name has no unseen characters in it.': 'In einem Namen stehen keine unsichtbaren Zeichen.',
  'A name neither begins nor ends with a space.': 'Ein Name beginnt und endet nicht mit einem Leerzeichen.',
  'A name has no < or > in it.': 'In einem Namen steht kein < oder >.',
  'A name is made of letters that people can read.': 'Ein Name besteht aus Buchstaben, die man lesen kann.',
  'A name has at most {0} letters.': 'Ein Name hat höchstens {0} Buchstaben.',
  'That word means a seat or a side at this table; take another name.':
    'Dieses Wort meint einen Platz oder eine Seite an diesem Tisch; nimm einen anderen Namen.',
  'Somebody at this table has that name, or one that looks like it.':
    'An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich.',
  'Somebody holds this seat; only its captain or the umpire may give it a new link.':
    'Auf diesem Platz sitzt jemand; nur sein Feldherr oder der Schiedsrichter darf einen neuen Link ausgeben.',
  'Only the side’s captain, the umpire or, while nobody has claimed it, the host may give this seat a new link.':
    'Nur der Feldherr der Seite, der Schiedsrichter oder, solange niemand dort sitzt, der Gastgeber darf für diesen Platz einen neuen Link ausgeben.',
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
};
