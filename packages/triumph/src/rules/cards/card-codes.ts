/** The battle cards that the program does something for, by what they are. */
export const cardCodes = {
  dismounting: 'DD',
  midBattleDismounting: 'MD',
  valets: 'SV',
  lightCamelry: 'LC',
  armoredCamelry: 'AC',
  chargingCamelry: 'CC',
  camelInfantry: 'CF',
  bowmen: 'SB',
  supportable: 'SP',
  mobileInfantry: 'MI',
  hoplites: 'HD',
  holdTheLine: 'HL',
  chargeThrough: 'CT',
  scythedChariots: 'SC',
  plaustrella: 'PL',
  ambush: 'AM',
  preparedDefenses: 'PD',
  noCamp: 'NC',
  fortifiedCamp: 'FC',
  packTrain: 'PT',
  standardWagon: 'SW',
  elephantScreen: 'ES',
  screenable: 'ET',
  showerShooting: 'SS',
  chained: 'CH',
  swordCavalry: 'SF',
} as const;

/** Cards that work on a stand from the start and show nothing on the board. */
export const alwaysAtWork: readonly string[] = [cardCodes.hoplites];

/** Cards that a stand has in use from the start, for all to see once it is on the board. */
export const alwaysInUse: readonly string[] = [
  cardCodes.lightCamelry,
  cardCodes.armoredCamelry,
  cardCodes.chargingCamelry,
  cardCodes.camelInfantry,
  cardCodes.showerShooting,
  cardCodes.swordCavalry,
];
