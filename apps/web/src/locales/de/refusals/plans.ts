/** Was der Tisch an einem Plan nicht annimmt; es trifft vor allem Programme. */
export const plansRefusals: Readonly<Record<string, string>> = {
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
};
