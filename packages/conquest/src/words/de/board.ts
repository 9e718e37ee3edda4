import type { WordTable } from '@vexillum/ui/words';

/** Conquest: die Karte und was eine Berührung tut. */
export const board: WordTable = {
  'Armies move between territories of your own only.': 'Armeen ziehen nur zwischen eigenen Gebieten.',
  'Choose ATTACK first, then the territory of yours that it starts from.':
    'Wähle erst ANGREIFEN, dann das eigene Gebiet, von dem der Angriff ausgeht.',
  'Choose ATTACK or MOVE first.': 'Wähle erst ANGREIFEN oder VERLEGEN.',
  'Find a territory': 'Gebiet suchen',
  'Find a territory, a region or an owner': 'Gebiet, Region oder Besitzer suchen',
  'No border leads from it.': 'Keine Grenze führt von dort weiter.',
  'No territory has such a name or owner.': 'Kein Gebiet heißt so oder gehört so jemandem.',
  'Nobody holds it yet': 'Gehört noch niemandem',
  'Touch the territory of yours first that the attack starts from.':
    'Berühre erst das eigene Gebiet, von dem der Angriff ausgeht.',
  'Whole map': 'Ganze Karte',
  'Large enough to read': 'So groß, dass man sie lesen kann',
  'Your armies are placed on territories of your own.': 'Deine Armeen kommen auf eigene Gebiete.',
  'held by nobody': 'gehört niemandem',
  'Team {0}': 'Team {0}',
  'capital of {0}': 'Hauptstadt von {0}',
  '{0} belongs to {1} already. Claim one that nobody has.':
    '{0} gehört schon {1}. Nimm eines, das noch niemandem gehört.',
  '{0} borders on nobody whom it could attack.': '{0} grenzt an niemanden, den es angreifen könnte.',
  '{0}, worth +{1}': '{0}, bringt +{1}',
  '{0} in {1}: {2}': '{0} in {1}: {2}',
  'Attack {0} from {1}, {2}': '{0} von {1} aus angreifen, {2}',
  'Attack {0} from {1}': '{0} von {1} aus angreifen',
  'Attack from {0}': 'Von {0} aus angreifen',
  'Borders on {0}': 'Grenzt an {0}',
  'Claim {0}': '{0} nehmen',
  'Do not start from {0} after all': 'Doch nicht von {0} ausgehen',
  '{0, plural, one {Move # army from {1} to {2}} other {Move # armies from {1} to {2}}}':
    '{0, plural, one {# Armee von {1} nach {2} verlegen} other {# Armeen von {1} nach {2} verlegen}}',
  '{0, plural, one {Move # more army into {1}} other {Move # more armies into {1}}}':
    '{0, plural, one {Noch # Armee nach {1} nachziehen} other {Noch # Armeen nach {1} nachziehen}}',
  'Move armies out of {0}': 'Armeen von {0} fort verlegen',
  'No border leads from {0} to {1}.': 'Keine Grenze führt von {0} nach {1}.',
  'No territory of yours borders on {0}.': 'An {0} grenzt kein eigenes Gebiet.',
  'No way through your own land leads from {0} to {1}.': 'Durch eigenes Land führt kein Weg von {0} nach {1}.',
  '{0, plural, one {Place # recruit in {1}} other {Place # recruits in {1}}}': '{0} Rekruten nach {1} stellen',
  'Place an army in {0}': 'Eine Armee nach {0} stellen',
  'The last army stays in {0}: it takes two to leave one behind.':
    'Die letzte Armee bleibt in {0}: Erst von zweien kann eine gehen.',
  'There is one move a turn, and yours goes from {0} to {1}.':
    'Verlegt wird einmal im Zug, und bei dir geht es von {0} nach {1}.',
  'worth +{0}': 'bringt +{0}',
  'in the fog, never seen': 'im Nebel, nie gesehen',
  'in the fog; in turn {0} {1}, {2}': 'im Nebel; in Zug {0} {1}, {2}',
  'In the fog: never seen': 'Im Nebel: nie gesehen',
  'In the fog. Last seen in turn {0}: {1}': 'Im Nebel. Zuletzt gesehen in Zug {0}: {1}',
};
