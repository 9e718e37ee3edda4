import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** What battle cards change before the first turn. */
export const cardCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('rule', 'card-in-use-was-bought', {
    'BC-01-DEPDIS-DEPLOY-1': 'Who has the card comes mounted or on foot',
    'BC-02-MIDDIS-DEPLOY-1': 'Mounted or on foot, here too',
    'BC-08-MOBINF-DEPLOY-1': 'Foot comes with or without its transports',
    'BC-09-PLAUST-DEPLOY-1': 'A stand comes with or without its barriers',
    'BC-20-ESCREEN-DEPLOY-1': 'Screened stands carry a marker',
  }),
  ...coveredBy('rule', 'card-is-chosen-at-placing', {
    'BC-01-DEPDIS-DEPLOY-2': 'Each stand chooses for itself as it is placed',
    'BC-03-VALETS-DEPLOY-2': 'Each pair chooses when it comes to the board',
    'BC-07-BOWMEN-DEPLOY-3': 'Support is settled no later than the first supported stand',
    'BC-08-MOBINF-DEPLOY-2': 'With transports or without: said at placing',
    'BC-09-PLAUST-DEPLOY-2': 'Barriers or none: said at placing',
    'BC-20-ESCREEN-DEPLOY-3': 'A screen marker comes with its stand, not later',
    'BC-22-CHAINED-DEPLOY-1': 'Chains are settled with the first stands that may wear them',
  }),
  ...coveredBy('tracked', 'use-card', {
    'BC-02-MIDDIS-DEPLOY-2': 'Each stand says for itself how it comes, and may still change in the battle',
  }),
  ...coveredBy('rule', 'valets-go-in-pairs', {
    'BC-03-VALETS-DEPLOY-1': 'A pair that parts gives one foot and one mounted stand',
  }),
  ...coveredBy('tracked', 'place-stands, use-card', {
    'BC-04-LCAMEL-MODEL-1': 'Light camels stand on square bases',
    'BC-05-CCAMEL-MODEL-1': 'Charging camels too',
    'BC-05-CCAMEL-MODEL-3': 'Armored camels keep theirs',
    'BC-06-CAMELINF-MODEL-1': 'Foot among camels has a square base',
    'BC-08-MOBINF-MODEL-1': 'Transports need a square base',
    'BC-09-PLAUST-MODEL-1': 'Barriers need a square base',
    'BC-22-CHAINED-MODEL-1': 'Chained troops have a square base',
  }),
  ...coveredBy('shown', 'the board: a note on each stand that has a card in use', {
    'BC-04-LCAMEL-MODEL-2': 'Camels can be told from horses at a glance',
    'BC-06-CAMELINF-MODEL-3': 'So can foot that camels protect',
    'BC-07-BOWMEN-MODEL-1': 'Support of a whole line needs no new figures',
    'BC-07-BOWMEN-MODEL-2': 'Support of a part shows on each supported stand',
    'BC-09-PLAUST-MODEL-2': 'Barriers are seen',
    'BC-20-ESCREEN-MODEL-1': 'A screen marker is a narrow strip before its stand',
    'BC-22-CHAINED-MODEL-2': 'Chains are seen',
  }),
  ...coveredBy('rule', 'support-of-part-of-a-line', {
    'BC-07-BOWMEN-SELECT-2': 'Support has two ways, of which one is taken',
    'BC-07-BOWMEN-SELECT-3': 'First way: a line is supported as a whole or not',
    'BC-07-BOWMEN-SELECT-5': 'Second way: any part of it',
    'BC-07-BOWMEN-SELECT-7': 'Every line takes its own way',
  }),
  ...coveredBy('tracked', 'use-card', {
    'BC-07-BOWMEN-SELECT-6': 'In the second way a supported stand is another piece, which shows its bowmen',
  }),
  ...coveredBy('rule', 'support-has-its-bowmen', {
    'BC-07-BOWMEN-SELECT-4': 'No support with too few bowmen',
    'BC-07-BOWMEN-DEPLOY-1': 'Bowmen leave the reserve to support others',
    'BC-07-BOWMEN-DEPLOY-2': 'One stand of them for as many others as it costs points',
  }),
  ...coveredBy('rule', 'bowmen-come-from-reserve', {
    'BC-07-BOWMEN-DEPLOY-4': 'Once on the board, bowmen stay bowmen',
  }),
  ...coveredBy('rule', 'deploys-within-band', {
    'BC-13-AMBUSH-DEPLOY-1': 'With the card some may wait beyond the strip',
    'BC-13-AMBUSH-DEPLOY-2': 'Only foot in open order does so',
  }),
  ...coveredBy('rule', 'ambush-lies-hidden', {
    'BC-13-AMBUSH-DEPLOY-3': 'It hides in difficult ground, at least in part',
    'BC-13-AMBUSH-DEPLOY-4': 'It stays 8 MU away from the far edge',
    'BC-13-AMBUSH-DEPLOY-5': 'No enemy is within 2 MU of it',
  }),
  ...coveredBy('rule', 'ambush-is-small', {
    'BC-13-AMBUSH-DEPLOY-6': 'One wood hides two such stands at most',
  }),
  ...coveredBy('rule', 'obstacles-within-cards', { 'BC-14-DEFENSES-DEPLOY-1': 'Each card is good for one obstacle' }),
  ...coveredBy('rule', 'obstacle-has-its-size', { 'BC-14-DEFENSES-DEPLOY-2': 'It measures 2 by 1 MU' }),
  ...coveredBy('rule', 'obstacles-in-their-step', {
    'BC-14-DEFENSES-DEPLOY-3':
      'It is laid down together with the center; where that has no step, whenever its side deploys',
  }),
  ...coveredBy('rule', 'obstacle-in-open-terrain', { 'BC-14-DEFENSES-DEPLOY-4': 'It lies on good going' }),
  ...coveredBy('rule', 'obstacle-in-its-place', {
    'BC-14-DEFENSES-DEPLOY-5': 'It lies in the middle third',
    'BC-14-DEFENSES-DEPLOY-6': 'and within 12 MU of its own edge',
  }),
  ...coveredBy('rule', 'obstacles-touch-or-keep-apart', {
    'BC-14-DEFENSES-DEPLOY-7': 'Obstacles may form a line',
    'BC-14-DEFENSES-DEPLOY-8': 'Where they do not touch, 4 MU lie between them',
  }),
  ...coveredBy('shown', 'the board: terrain lies under the stands, and an obstacle is painted as one', {
    'BC-14-DEFENSES-MODEL-1': 'It is drawn flat, so that whoever fights over it is seen to',
  }),
  ...coveredBy('rule', 'main-camp-in-center', {
    'BC-17-FORTCAMP-DEPLOY-1': 'Walls change nothing of where and when a camp is pitched',
  }),
  ...coveredBy('rule', 'no-camp-is-pitched', { 'BC-16-NOCAMP-DEPLOY-1': 'Such an army has no camp on the board' }),
  ...coveredBy('rule', 'one-camp-card-is-used', {
    'BC-17-FORTCAMP-SELECT-2': 'Fortified or on the move, not both at once',
    'BC-18-PACK-SELECT-2': 'The same from the pack train’s side',
    'BC-19-STANDARD-DEPLOY-1': 'A wagon may stand for the camp where its owner says so',
  }),
  ...coveredBy('rule', 'pack-train-on-base-edge', {
    'BC-18-PACK-DEPLOY-1': 'It has the whole length of the edge to choose from',
    'BC-18-PACK-DEPLOY-6': 'and touches it',
  }),
  ...coveredBy('rule', 'camps-in-their-step', {
    'BC-19-STANDARD-DEPLOY-2':
      'It comes with the center, or, where that is not deployed by itself, with any of its troops',
  }),
  ...coveredBy('rule', 'pack-train-comes-last', { 'BC-18-PACK-DEPLOY-2': 'It arrives with the last of the troops' }),
  ...coveredBy('rule', 'camps-in-open-terrain', {
    'BC-18-PACK-DEPLOY-3': 'It rests on good going',
    'BC-19-STANDARD-DEPLOY-3': 'A wagon does as well',
  }),
  ...coveredBy('rule', 'standard-wagon-in-its-place', {
    'BC-19-STANDARD-DEPLOY-4': 'A wagon stands in the middle third',
    'BC-19-STANDARD-DEPLOY-5': 'no farther than 8 MU from its edge',
    'BC-19-STANDARD-DEPLOY-6': 'but not necessarily on it',
  }),
  ...coveredBy('rule', 'standard-wagon-squared-up', { 'BC-19-STANDARD-DEPLOY-7': 'It stands lengthwise to the edge' }),
  ...coveredBy('rule', 'standard-wagon-has-its-size', { 'BC-19-STANDARD-MODEL-1': 'It is 2 MU deep, 4 to 6 wide' }),
  ...coveredBy('shown', 'the board: what a camp is stands on it', {
    'BC-18-PACK-NOTE-1': 'A pack train is seen to be one',
  }),
  ...coveredBy('rule', 'screening-army-has-no-elephants', {
    'BC-20-ESCREEN-SELECT-4': 'Who bought a screen brings no elephants after all',
  }),
  ...coveredBy('rule', 'chained-are-all-or-none', { 'BC-22-CHAINED-DEPLOY-2': 'Chains are for all of a line' }),
  ...coveredBy('tracked', 'place-stands, reveal-secrets', {
    'BC-24-DECEPT-DEPLOY-1': 'A masquerade is placed as what it seems to be',
    'BC-24-DECEPT-MODEL-1': 'To others it looks like any stand of that type',
    'BC-24-DECEPT-MODEL-2': 'Its own side can find it again',
    'BC-24-DECEPT-PLAY-6': 'Two that are one are placed together, one behind the other',
  }),
];
