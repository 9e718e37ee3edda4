import type { WordTable } from '@vexillum/ui/words';

/** Conquest: Karten aus Dateien, auch aus denen anderer Spiele; was daraus wurde und was fehlt. */
export const mapFiles: WordTable = {
  'A map of your own, or one of Lux, Conquer Club, Domination (its .map and its picture together) or Riskrieg: drop it on this page, or choose it':
    'Eine eigene Karte oder eine von Lux, Conquer Club, Domination (.map und Länderbild zusammen) oder Riskrieg: auf dieser Seite ablegen oder auswählen',
  'How {0} was read:': 'Wie {0} gelesen wurde:',
  'Its theme (pictures and sounds) was left out.': 'Ihr Thema (Bilder und Klänge) wurde weggelassen.',
  'Lines that are only drawn on the board were left out: {0}.':
    'Linien, die nur auf das Brett gezeichnet sind, wurden weggelassen: {0}.',
  'Who holds a country at the start was left out. Countries: {0}.':
    'Wer ein Land am Anfang hält, wurde weggelassen: bei {0} Ländern.',
  'How many armies a country starts with was left out. Countries: {0}.':
    'Mit wie vielen Armeen ein Land anfängt, wurde weggelassen: bei {0} Ländern.',
  'Borders between lands that do not touch are drawn as lines over water: {0}.':
    'Grenzen zwischen Ländern, die sich nicht berühren, sind als Linien übers Wasser gezeichnet: {0}.',
  'Borders that lead one way only: {0}.': 'Grenzen, die nur in eine Richtung führen: {0}.',
  '{0} was not read.': '{0} wurde nicht gelesen.',
  'This file is too large for a map.': 'Diese Datei ist zu groß für eine Karte.',
  'The letters of this file cannot be read. Open it in a text editor and save it as UTF-8.':
    'Die Buchstaben dieser Datei lassen sich nicht lesen. Öffne sie in einem Texteditor und speichere sie als UTF-8.',
  'These are {0} files; a map has {1} at most.': 'Das sind {0} Dateien; eine Karte hat höchstens {1}.',
  'These are several maps: {0}. Choose one at a time.': 'Das sind mehrere Karten: {0}. Bitte eine nach der anderen.',
  'A picture alone is no map. Choose it together with the .map file of Domination that it belongs to.':
    'Ein Bild allein ist keine Karte. Es gehört zu einer .map-Datei von Domination: beide zusammen auswählen.',
  'This is only the cards of a map. Choose them together with its .map file and its picture of lands.':
    'Das sind nur die Handkarten zu einer Karte. Sie mit der .map-Datei und dem Länderbild zusammen auswählen.',
  'This is neither a board of Lux nor a map of Conquer Club: the file begins with <{0}>, not with <luxboard> or <map>.':
    'Das ist weder ein Brett von Lux noch eine Karte von Conquer Club: Die Datei beginnt mit <{0}>, nicht mit <luxboard> oder <map>.',
  'Counts that stand beside their land, as in the file: {0} ({1}).':
    'Zahlen, die wie in der Datei neben ihrem Land stehen: {0} ({1}).',
  'Lands that touch and have no border between them, as in the file: {0} ({1}).':
    'Länder, die sich berühren und wie in der Datei keine Grenze haben: {0} ({1}).',
  'Continents without land were left out: {0}.': 'Kontinente ohne Land wurden weggelassen: {0}.',
  'The painted board ({0}) was left out: land is drawn in our colours.':
    'Das gemalte Brett ({0}) wurde weggelassen: Land hat hier unsere Farben.',
  'The cards and missions ({0}) were left out: here victory flags are drawn by chance.':
    'Handkarten und Aufträge ({0}) wurden weggelassen: Siegesfahnen zieht hier der Zufall.',
  'Lines that mean nothing here were left out: {0}.': 'Zeilen, die hier nichts bedeuten, wurden weggelassen: {0}.',
  'The file has no section [{0}].': 'Die Datei hat keinen Abschnitt [{0}].',
  'Line {0} says the borders of country {1}, which is not in the file.':
    'Zeile {0} nennt die Grenzen von Land {1}, das nicht in der Datei steht.',
  'Line {0} should say a continent: its name, what it is worth, and a colour.':
    'Zeile {0} sollte einen Kontinent nennen: seinen Namen, seinen Wert und eine Farbe.',
  'Line {0} should say a country: its number, its name, its continent’s number, and x and y.':
    'Zeile {0} sollte ein Land nennen: seine Nummer, seinen Namen, die Nummer seines Kontinents, x und y.',
  'Line {0} should say borders: the number of a country, and the numbers of its neighbours.':
    'Zeile {0} sollte Grenzen nennen: die Nummer eines Landes und die Nummern seiner Nachbarn.',
  '{0} lies in continent {1}; the file has {2}.': '{0} liegt in Kontinent {1}; die Datei hat {2}.',
  'The picture of lands is missing: {0}. It says where each country lies. Choose it together with {1}.':
    'Das Länderbild fehlt: {0}. Es sagt, wo jedes Land liegt. Es zusammen mit {1} auswählen.',
  '{0} does not name its picture of lands (a line “map …” under [files]). Choose it together with one picture.':
    '{0} nennt ihr Länderbild nicht (eine Zeile „map …“ unter [files]). Sie zusammen mit einem einzigen Bild auswählen.',
  'The picture of lands cannot be read: {0}. Save it as GIF, or as PNG without interlacing.':
    'Das Länderbild lässt sich nicht lesen: {0}. Es als GIF oder als PNG ohne Zeilensprung speichern.',
  'The picture of lands has no land of {0}: no dot in it has the number {1}.':
    'Das Länderbild hat kein Land von {0}: Kein Punkt darin hat die Nummer {1}.',
  'The picture is no map of lands: its colours change from dot to dot. It must not be saved as a photograph (JPEG).':
    'Das Bild ist kein Länderbild: Seine Farben wechseln von Punkt zu Punkt. Es darf nicht als Foto (JPEG) gespeichert werden.',
  'Territory number {0} of the file has no name.': 'Gebiet Nummer {0} der Datei hat keinen Namen.',
  '{0} has no coordinates: <largex> and <largey>, or <smallx> and <smally>.':
    '{0} hat keine Koordinaten: <largex> und <largey> oder <smallx> und <smally>.',
  'The file has no outlines: each territory is a cell round the place of its count.':
    'Die Datei hat keine Umrisse: Jedes Gebiet ist eine Zelle um den Platz seiner Zahl.',
  'Lands of no continent are a region of their own here, worth nothing: {0} ({1}).':
    'Länder ohne Kontinent sind hier eine eigene Region ohne Wert: {0} ({1}).',
  'Lands of several continents belong to the first of them here: {0} ({1}).':
    'Länder mehrerer Kontinente gehören hier zum ersten davon: {0} ({1}).',
  'Continents that have no land to themselves were left out: {0}.':
    'Kontinente, die kein Land für sich haben, wurden weggelassen: {0}.',
  'Bonuses for a part of a continent were left out: {0}.':
    'Zugaben für einen Teil eines Kontinents wurden weggelassen: {0}.',
  'Continents that cost recruits are worth nothing here: {0}.':
    'Kontinente, die Rekruten kosten, sind hier nichts wert: {0}.',
  'Objectives were left out: {0}.': 'Ziele wurden weggelassen: {0}.',
  'Bombardments were left out: {0}.': 'Beschießungen wurden weggelassen: {0}.',
  'Its own numbers of recruits were left out: {0}.': 'Eigene Zahlen von Rekruten wurden weggelassen: {0}.',
  'Starting positions were left out: {0}.': 'Startplätze wurden weggelassen: {0}.',
  'Neutral armies at the start were left out. Territories: {0}.':
    'Neutrale Armeen am Anfang wurden weggelassen: bei {0} Gebieten.',
  'Recruits that come or go by themselves were left out. Territories: {0}.':
    'Rekruten, die von selbst kommen oder gehen, wurden weggelassen: bei {0} Gebieten.',
  'The file breaks off: it is not all there.': 'Die Datei bricht ab: Sie ist nicht vollständig.',
  'The file has no part {0}, which every map of Riskrieg has.':
    'Die Datei hat keinen Teil {0}, den jede Karte von Riskrieg hat.',
  'The list of territories or of borders in the file is damaged.':
    'Die Liste der Gebiete oder der Grenzen in der Datei ist beschädigt.',
  'The picture in this file cannot be read: it is damaged, too large, or no plain PNG.':
    'Das Bild in dieser Datei lässt sich nicht lesen: Es ist beschädigt, zu groß oder kein einfaches PNG.',
  '{0} lies beside its picture.': '{0} liegt neben dem Bild.',
  '{0} and {1} are one land in the picture: a line between them is missing.':
    '{0} und {1} sind auf dem Bild ein Land: Zwischen ihnen fehlt eine Linie.',
  '{0} has no land in the picture.': '{0} hat auf dem Bild kein Land.',
  'All lands': 'Alle Länder',
  'Riskrieg has no continents: all lands are one region here, worth nothing.':
    'Riskrieg kennt keine Kontinente: Alle Länder sind hier eine Region ohne Wert.',
  'The lettering of its picture was left out.': 'Die Beschriftung des Bildes wurde weggelassen.',
};
