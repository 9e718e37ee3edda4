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
  plaustrella: 'PL',
  ambush: 'AM',
  preparedDefenses: 'PD',
  noCamp: 'NC',
  fortifiedCamp: 'FC',
  packTrain: 'PT',
  standardWagon: 'SW',
  elephantScreen: 'ES',
  screenable: 'ET',
  chained: 'CH',
} as const;

/** Cards that a stand has in use from the start, and by which it looks otherwise than others of its type. */
export const alwaysInUse: readonly string[] = [
  cardCodes.lightCamelry,
  cardCodes.armoredCamelry,
  cardCodes.chargingCamelry,
  cardCodes.camelInfantry,
];
