import type { WordTable } from '@vexillum/ui/words';

/** Auszeichnungen. */
export const achievements: WordTable = {
  Campaigner: 'Feldzügler',
  'Campaigns played to their end.': 'Feldzüge, die du zu Ende gespielt hast.',
  Ruler: 'Herrscher',
  'Campaigns won against other people.': 'Feldzüge, die du gegen andere Leute gewonnen hast.',
  Conqueror: 'Eroberer',
  'Territories taken.': 'Eroberte Gebiete.',
  Nemesis: 'Schicksal der anderen',
  'Players driven from the map.': 'Spieler, die du von der Karte vertrieben hast.',
  'Well travelled': 'Weit gereist',
  'Maps on which you have won.': 'Karten, auf denen du gewonnen hast.',
  Whirlwind: 'Wirbelwind',
  'Take six territories in a single turn.': 'Erobere sechs Gebiete in einem einzigen Zug.',
  'Double stroke': 'Doppelschlag',
  'Drive two players from the map in a single turn.': 'Vertreibe zwei Spieler in einem einzigen Zug von der Karte.',
  'Single-handed': 'Im Alleingang',
  'Win against at least two others and drive every one of them from the map yourself.':
    'Gewinne gegen mindestens zwei andere und vertreibe jeden von ihnen selbst von der Karte.',
  'A region of one’s own': 'Eine Region für sich',
  'Hold every territory of a region when your turn ends.': 'Halte am Ende deines Zuges alle Gebiete einer Region.',
  'Three crowns': 'Drei Kronen',
  'Hold three whole regions when your turn ends.': 'Halte am Ende deines Zuges drei ganze Regionen.',
  'Holding the pass': 'Den Pass gehalten',
  'Beat off an attack of three dice with a single army.':
    'Schlage mit einer einzigen Armee einen Angriff mit drei Würfeln ab.',
  Rampart: 'Bollwerk',
  'Hold a territory through five attacks in one turn of an opponent.':
    'Halte ein Gebiet gegen fünf Angriffe in einem Zug eines Gegners.',
  'Back from the brink': 'Vom Rand des Abgrunds zurück',
  'Win after the end of a turn at which you held no more than two territories.':
    'Gewinne, nachdem du am Ende eines Zuges höchstens noch zwei Gebiete gehalten hast.',
  'Not a foot of ground': 'Keinen Fußbreit',
  'Win without losing a single territory, and take at least five.':
    'Gewinne, ohne ein einziges Gebiet zu verlieren, und erobere mindestens fünf.',
  'The great levy': 'Das große Aufgebot',
  'Turn in a set of victory flags for at least twenty recruits.':
    'Löse einen Satz Siegesfahnen für mindestens zwanzig Rekruten ein.',
  'To the victor the spoils': 'Dem Sieger die Beute',
  'Take four victory flags from one player whom you drive from the map.':
    'Nimm einem Spieler, den du von der Karte vertreibst, vier Siegesfahnen ab.',
  'Against the numbers': 'Gegen die Übermacht',
  'Take a territory that was held by at least three armies more than you could send against it.':
    'Erobere ein Gebiet, das mindestens drei Armeen mehr hielten, als du dagegen schicken konntest.',
  'Swift campaign': 'Kurzer Feldzug',
  'Win within six turns of your own after the armies are placed.':
    'Gewinne innerhalb von sechs eigenen Zügen, nachdem die Armeen aufgestellt sind.',
  'The long war': 'Der lange Krieg',
  'Win after at least twenty-five turns of your own.': 'Gewinne nach mindestens fünfundzwanzig eigenen Zügen.',
  'Last of many': 'Von vielen der Letzte',
  'Win against at least five others.': 'Gewinne gegen mindestens fünf andere.',
  'The great army': 'Die große Armee',
  'Have thirty armies in one territory when your turn ends.':
    'Habe am Ende deines Zuges dreißig Armeen in einem Gebiet.',
  'Flags in the chest': 'Fahnen in der Truhe',
  'Win against at least two others without turning in a set of victory flags.':
    'Gewinne gegen mindestens zwei andere, ohne einen Satz Siegesfahnen einzulösen.',
};
