import { keyOf, respell } from './token.ts';

export const orderLanguages = ['en', 'de'] as const;
export type OrderLanguage = (typeof orderLanguages)[number];

type Words = readonly string[];

/** What may be written for each word of an order: the first is the one that is offered, the others are understood too. */
const table = {
  forward: [
    ['forward', 'advance', 'ahead', 'forwards', 'fwd', 'f'],
    ['vor', 'vorwärts', 'vorrücken'],
  ],
  back: [
    ['back', 'backward', 'backwards', 'b'],
    ['zurück', 'rückwärts'],
  ],
  wheel: [['wheel'], ['schwenk', 'schwenke', 'schwenken']],
  'wheel-short': [['w'], []],
  'wheel-left-short': [['wl'], []],
  'wheel-right-short': [['wr'], []],
  slide: [
    ['slide', 'shift', 'sidestep'],
    ['seitwärts', 'rücke'],
  ],
  'slide-left-short': [['sl'], []],
  'slide-right-short': [['sr'], []],
  turn: [
    ['turn', 'rotate'],
    ['drehe', 'drehen', 'dreh'],
  ],
  'turn-left-short': [['tl'], []],
  'turn-right-short': [['tr'], []],
  march: [['march'], ['marsch', 'marschiere', 'marschieren']],
  left: [['left', 'l'], ['links']],
  right: [['right', 'r'], ['rechts']],
  to: [
    ['to', 'move to', 'go to'],
    ['nach', 'zu'],
  ],
  at: [['at'], ['bei', 'auf', 'an']],
  facing: [
    ['facing', 'heading'],
    ['richtung', 'blick'],
  ],
  files: [
    ['files', 'file', 'wide'],
    ['breit', 'rotten'],
  ],
  degrees: [['degrees', 'degree', 'deg', 'd'], ['grad']],
  mu: [['mu', 'mus'], ['me']],
  'about-face': [
    ['about face', 'turn around', 'about turn'],
    ['kehrt', 'kehrtwendung'],
  ],
  'push-back': [['push back'], ['zurückdrängen', 'zurückschieben']],
  conform: [
    ['conform', 'square up'],
    ['anschließen', 'ausrichten'],
  ],
  column: [['column', 'form column', 'into column'], ['kolonne']],
  line: [['line', 'form line', 'into line'], ['linie']],
  'turn-start': [
    ['back to start', 'turn start', 'back to the start'],
    ['zurück zum anfang', 'an den anfang'],
  ],
  select: [
    ['select', 'pick'],
    ['wähle', 'auswahl'],
  ],
  nobody: [
    ['nobody', 'nothing', 'none'],
    ['niemand', 'nichts'],
  ],
  these: [['these', 'them', 'this', 'selection', 'selected'], ['diese']],
  all: [['all', 'everybody', 'everyone'], ['alle']],
  and: [['and'], ['und']],
  afterwards: [['then'], ['dann', 'danach']],
  through: [['through', 'thru'], ['bis']],
  place: [
    ['place', 'deploy', 'put'],
    ['stelle', 'aufstellen'],
  ],
  lose: [
    ['lose', 'remove', 'destroyed'],
    ['verliere', 'verloren'],
  ],
  return: [['return'], ['rückkehr', 'zurückholen']],
  measure: [
    ['measure', 'distance', 'm'],
    ['messe', 'abstand'],
  ],
  ping: [['ping', 'point at', 'p'], ['zeige']],
  look: [
    ['look', 'look at', 'show'],
    ['schau', 'schau auf'],
  ],
  describe: [
    ['where', 'tell', 'where is', 'describe', 'what is'],
    ['wo', 'wo ist', 'beschreibe'],
  ],
  marker: [['marker'], ['marke', 'marker']],
  camp: [['camp', 'main camp'], ['lager']],
  'ally-camp': [['ally camp', 'allied camp'], ['verbündetenlager']],
  roll: [
    ['roll', 'throw'],
    ['würfle', 'würfeln', 'wirf'],
  ],
  die: [['d'], ['w']],
  dice: [['dice', 'die'], ['würfel']],
  for: [['for'], ['für']],
  fight: [
    ['fight', 'shoot'],
    ['kämpfe', 'kämpfen', 'schieße', 'schießen'],
  ],
  apply: [['apply'], ['ausführen', 'anwenden']],
  challenge: [['challenge'], ['anfechten', 'einspruch']],
  against: [['against'], ['gegen']],
  'by-hand': [['by hand'], ['von hand']],
  pursuing: [
    ['pursue', 'and pursue', 'with pursuit'],
    ['verfolgen', 'mit verfolgung'],
  ],
  'not-pursuing': [['without pursuit', 'no pursuit'], ['ohne verfolgung']],
  hold: [['hold'], ['halte', 'halten']],
  flee: [
    ['flee', 'rout'],
    ['fliehe', 'fliehen', 'flieh'],
  ],
  play: [
    ['play', 'play card'],
    ['spiele', 'spielen', 'spiele karte'],
  ],
  on: [['on'], ['auf']],
  ask: [['ask'], ['frage', 'fragen']],
  answer: [['answer'], ['antworte', 'antworten', 'antwort']],
  yes: [['yes'], ['ja']],
  no: [['no'], ['nein']],
  later: [['later'], ['später']],
  'command-points': [['command points'], ['kommandopunkte', 'befehlspunkte']],
  say: [
    ['say', 'chat'],
    ['sage', 'sag'],
  ],
  team: [['team', 'tell team', 'say team'], ['mannschaft']],
  'next-phase': [['next phase'], ['nächste phase']],
  'end-turn': [
    ['end turn', 'end my turn', 'next turn'],
    ['zug beenden', 'zug ende', 'nächster zug'],
  ],
  'begin-turn': [['begin turn'], ['zug beginnen']],
  undo: [['undo', 'take back'], ['rückgängig']],
  redo: [['redo'], ['wiederholen']],
  fit: [['fit', 'show all'], ['alles zeigen']],
  home: [['home'], ['heim']],
  help: [['help'], ['hilfe']],
  north: [
    ['north', 'n'],
    ['norden', 'nord'],
  ],
  east: [
    ['east', 'e'],
    ['osten', 'ost', 'o'],
  ],
  south: [
    ['south', 's'],
    ['süden', 'süd'],
  ],
  west: [['west', 'w'], ['westen']],
  blue: [['blue'], ['blau']],
  red: [['red'], ['rot']],
  up: [['up'], ['oben']],
  down: [['down'], ['unten']],
  about: [['about', 'round'], ['um']],
  front: [['front', 'the front'], ['die front']],
  center: [
    ['center', 'centre', 'the center', 'the centre'],
    ['mitte', 'die mitte'],
  ],
} as const satisfies Readonly<Record<string, readonly [english: Words, german: Words]>>;

export type KeywordName = keyof typeof table;

/** The words of one language for it; there may be none. */
export const wordsIn = (name: KeywordName, language: OrderLanguage): Words => table[name][language === 'de' ? 1 : 0];

/** The words for it, those of the reader's language first. */
export const wordsFor = (name: KeywordName, language: OrderLanguage = 'en'): Words => {
  const [english, german]: readonly [Words, Words] = table[name];
  return language === 'de' ? [...german, ...english] : [...english, ...german];
};

export const keywordNames = Object.keys(table) as KeywordName[];

const ranks: ReadonlyMap<KeywordName, number> = new Map(keywordNames.map((name, index) => [name, index]));

/** The table's order is that in which words are offered. */
export const rankOf = (name: KeywordName): number => ranks.get(name) ?? 0;

const keysFor = (name: KeywordName): string[] => {
  const keys = wordsFor(name).flatMap((word) => [keyOf(word), keyOf(respell(word))]);
  return [...new Set(keys)].toSorted((a, b) => b.length - a.length);
};

const allKeys: ReadonlyMap<KeywordName, readonly string[]> = new Map(keywordNames.map((name) => [name, keysFor(name)]));

/** What is looked for in a line, the longest first. */
export const keysOf = (name: KeywordName): readonly string[] => allKeys.get(name) ?? [];
