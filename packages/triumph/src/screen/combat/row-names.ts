import { msg } from '@vexillum/ui/words';

type Names = Readonly<Record<string, () => string>>;

/** What the rows of the combat tables are called, by their table. Not in the profile: what is only shown is loaded with what shows it. */
const names = {
  combatFactors: {
    'own-general': () => msg('Its general'),
    'enemy-on-flank': () => msg('Enemy on its flank'),
    'enemy-behind': () => msg('Enemy behind it'),
    'mounted-in-difficult': () => msg('Mounted in difficult terrain'),
    'close-foot-in-difficult': () => msg('Close order foot against foot in difficult terrain'),
    'shot-from-behind': () => msg('Shot at from behind'),
    'general-as-target': () => msg('Shooting at a general'),
    overlap: () => msg('Enemy overlaps it'),
    uphill: () => msg('Uphill of the enemy'),
    'rear-support': () => msg('Support from behind'),
  },
  cardFactors: {
    'light-camelry': () => msg('Camels'),
    'charging-camelry': () => msg('Charging camels'),
    'armored-camelry': () => msg('Armored camels'),
    'camel-infantry': () => msg('Behind camels'),
    'bowmen-behind': () => msg('Supporting bowmen'),
    'transports-shot-at': () => msg('On transports'),
    'caught-on-transports': () => msg('Caught on transports'),
    'barriers-shot-at': () => msg('Behind barriers'),
    barriers: () => msg('Barriers'),
    'deep-formation': () => msg('Deep formation'),
    'wagon-behind': () => msg('Standard wagon behind it'),
    'wagon-behind-target': () => msg('Standard wagon behind the target'),
    'elephant-screen': () => msg('Elephant screen'),
    'scythed-chariots': () => msg('Scythed chariots'),
    'chained-knights': () => msg('Chained together'),
    'chained-javelins': () => msg('Chained together'),
    'chained-loose': () => msg('Chained together'),
  },
  outcomes: {
    'camp-beaten': () => msg('A camp'),
    'camp-doubled': () => msg('A camp'),
    'charging-camelry-by-elephants': () => msg('Charging camels by elephants'),
    'armored-camelry-by-elephants': () => msg('Armored camels by elephants'),
    'horse-bow-evade': () => msg('Horse bow'),
    'rabble-panics': () => msg('Rabble by mounted troops in difficult terrain'),
    beaten: () => msg('Anybody else'),
    doubled: () => msg('Anybody else'),
    'barriers-by-elephants': () => msg('Behind barriers, by elephants'),
    'marked-by-riders': () => msg('Marked by scythed chariots, by javelin or elite cavalry'),
    'loose-foot-by-knights': () => msg('Open order foot and the like by knights or chariots'),
    'close-foot-by-knights': () => msg('Close order foot by knights or chariots'),
    'close-foot-by-warriors': () => msg('Close order foot by warriors or warband'),
    'bows-by-mounted': () => msg('Bows by mounted troops'),
    'war-wagons-by-elephants': () => msg('War wagons by elephants'),
    'war-wagons-by-artillery': () => msg('War wagons by artillery'),
    'elephants-by-skirmishers': () => msg('Elephants by skirmishers or light foot'),
    'knights-by-elephants': () => msg('Knights or cataphracts by elephants'),
    'knights-in-difficult': () => msg('Knights in difficult terrain'),
  },
  outcomeMoves: {
    'falls-back': () => msg('Falling back'),
    evades: () => msg('Evading'),
    panics: () => msg('Panicking'),
    pursues: () => msg('Pursuing'),
  },
  pursuits: {
    artillery: () => msg('Artillery and war wagons'),
    chained: () => msg('Chained together'),
    knights: () => msg('Knights that pursue'),
    others: () => msg('Anybody else'),
  },
  campCombat: {
    empty: () => msg('Empty camp'),
    garrisoned: () => msg('Camp with a garrison'),
  },
} satisfies Readonly<Record<string, Names>>;

export type CombatTable = keyof typeof names;

export const isCombatTable = (head: string): head is CombatTable => Object.hasOwn(names, head);

/** What a row is called; its code where this page does not know it yet. */
export const combatRowName = (table: CombatTable, code: string): string => {
  const ofTable: Names = names[table];
  return (Object.hasOwn(ofTable, code) ? ofTable[code]?.() : undefined) ?? code;
};
