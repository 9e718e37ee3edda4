import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** Cards in the battle: what is played, what is spent, and what troops with cards may do then. */
export const cardPlayCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('rule', 'card-is-played-once', {
    'BC-00-PLAY-3': 'What works all the time is not played',
    'BC-00-PLAY-4': 'An event happens once for each card',
    'BC-10-HOLD-PLAY-4': 'A line that was held has used its card up',
    'BC-12-CHARGE-PLAY-5': 'So has a charge through friends',
    'BC-15-SCYTHED-PLAY-9': 'So have chariots with scythes',
  }),
  ...coveredBy('tracked', 'play-card', {
    'BC-00-PLAY-5': 'What is spent stays on the table, turned over',
    'BC-10-HOLD-PLAY-1': 'A pursuit that is held back is noted with its stand',
    'BC-15-SCYTHED-PLAY-4': 'Marks stay where they were set',
    'BC-15-SCYTHED-PLAY-8': 'They are gone after the close combats of that turn',
    'BC-15-SCYTHED-PLAY-10': 'Nobody gets the card back for another turn',
  }),
  ...coveredBy('rule', 'card-is-played-in-its-phase', {
    'BC-10-HOLD-PLAY-2': 'Held at once, or not at all',
    'BC-15-SCYTHED-PLAY-1': 'Chariots come before the dice for command points',
  }),
  ...coveredBy('rule', 'card-is-played-on-its-troops', {
    'BC-10-HOLD-PLAY-3': 'Only troops with the card hold back, and no enemy does',
    'BC-15-SCYTHED-PLAY-2': 'One enemy is marked, or two',
    'BC-15-SCYTHED-PLAY-3': 'Two of them stand together',
    'BC-15-SCYTHED-PLAY-5': 'Only close order foot minds them',
  }),
  ...coveredBy('rule', 'form-is-kept-in-battle', {
    'BC-01-DEPDIS-PLAY-3': 'After the deployment nobody mounts or gets down with this card',
    'BC-02-MIDDIS-PLAY-7': 'Nobody mounts again',
    'BC-03-VALETS-DEPLOY-3': 'A parted pair stays parted',
    'BC-09-PLAUST-DEPLOY-3': 'Barriers are neither left nor taken up',
  }),
  ...coveredBy('rule', 'dismounting-is-a-move', {
    'BC-02-MIDDIS-PLAY-2': 'Getting down is one stand’s move',
    'BC-02-MIDDIS-PLAY-4': 'and all that it does in that move',
    'BC-02-MIDDIS-PLAY-6': 'away from any enemy, corners too',
  }),
  ...coveredBy('rule', 'dismounted-stand-does-not-shoot', {
    'BC-02-MIDDIS-PLAY-8': 'Who got down does not shoot in that turn',
  }),
  ...coveredBy('tracked', 'use-card', {
    'BC-01-DEPDIS-DEPLOY-3': 'The base is that of the type that was chosen',
    'BC-02-MIDDIS-DEPLOY-3': 'here too',
    'BC-01-DEPDIS-PLAY-2': 'The general gets down and leads on',
    'BC-02-MIDDIS-PLAY-1': 'in the battle as before it',
    'BC-02-MIDDIS-PLAY-3': 'The front edge stays where it was',
    'BC-02-MIDDIS-PLAY-5': 'and so does everybody else',
    'BC-08-MOBINF-PLAY-6': 'Transports are left as a move ends',
    'BC-08-MOBINF-PLAY-7': 'with the front edge where it was',
    'BC-08-MOBINF-PLAY-8': 'whatever move it was',
    'BC-08-MOBINF-PLAY-9': 'and nobody closes the gap',
  }),
  ...coveredBy('rule', 'general-stays-with-the-foot', {
    'BC-03-VALETS-PLAY-2': 'Of a parted pair the foot has the general',
  }),
  ...coveredBy('rule', 'transports-keep-away', {
    'BC-08-MOBINF-PLAY-4': 'Who rides stays out of reach of enemies',
    'BC-08-MOBINF-PLAY-5': 'or gets down where they are',
  }),
  ...coveredBy('shown', 'the board: nothing keeps a stand from coming near', {
    'BC-08-MOBINF-PLAY-17': 'Enemies may catch them on their transports',
  }),
  ...coveredBy('rule', 'card-is-chosen-at-placing', {
    'BC-08-MOBINF-PLAY-11': 'Transports that were left are gone',
    'BC-20-ESCREEN-MODEL-4': 'A screen that is gone does not come back',
    'BC-20-ESCREEN-PLAY-6': 'and its stand is not screened again',
  }),
  ...coveredBy('rule', 'screen-covers-a-front-rank', {
    'BC-20-ESCREEN-DEPLOY-2': 'A screen is before the front rank of one group',
  }),
  ...coveredBy('shown', 'the board: a note on each stand that has a card in use', {
    'BC-20-ESCREEN-MODEL-2': 'A marker takes no room',
  }),
  ...coveredBy('helper', 'what a move may pass through', {
    'BC-12-CHARGE-PLAY-1': 'For one move friends in close order let their own riders through',
    'BC-12-CHARGE-PLAY-2': 'one stand of them, or a group',
    'BC-12-CHARGE-PLAY-3': 'and nobody else does',
    'BC-12-CHARGE-PLAY-4': 'and only that once',
  }),
  ...coveredBy('helper', 'the sums and results of a combat', {
    'BC-15-SCYTHED-PLAY-6': 'Marked foot has one less against heavy riders and horse bow',
    'BC-15-SCYTHED-PLAY-7': 'Light and elite riders that beat it destroy it',
    'BC-15-SCYTHED-PLAY-11': 'unless bowmen or elephants are before it',
  }),
  ...coveredBy('tracked', 'reveal-secrets', {
    'BC-24-DECEPT-PLAY-3': 'Its side shows it when it likes',
    'BC-24-DECEPT-PLAY-4': 'for no command point',
    'BC-24-DECEPT-PLAY-14': 'and no move',
    'BC-24-DECEPT-PLAY-7': 'Cooks and carters go',
    'BC-24-DECEPT-PLAY-8': 'and leave their gap',
    'BC-24-DECEPT-PLAY-9': 'Troops come as what they are',
    'BC-24-DECEPT-PLAY-10': 'with the same front edge',
    'BC-24-DECEPT-PLAY-11': 'and nobody makes room',
    'BC-24-DECEPT-PLAY-12': 'A second one stands behind the first',
  }),
  ...coveredBy('rule', 'masquerade-is-shown-in-time', {
    'BC-24-DECEPT-PLAY-5': 'With an enemy near at the end of movement it is given up',
  }),
  ...coveredBy('shown', 'what the owner and the umpire are told in play', {
    'BC-24-DECEPT-PLAY-15': 'Two that are one stay together',
  }),
  ...coveredBy('shown', 'the cards of each side at its edge of the board', {
    'BC-00-BASE-1': 'Which cards these are is told with every one of them',
    'BC-00-PLAY-2': 'Nothing of them is hidden, as nothing of the troops is',
  }),
  ...coveredBy('helper', 'fights-as, and the rules of deployment', {
    'BC-00-FORMAT-6': 'A card goes over the deployment of others',
    'BC-00-FORMAT-7': 'and over what a type does in play',
    'BC-13-AMBUSH-DEPLOY-7': 'Who lies in no ambush stays in the strip',
    'BC-13-AMBUSH-PLAY-1': 'In the battle an ambush is over',
  }),
  ...coveredBy('tracked', 'place-stands', {
    'BC-04-LCAMEL-DEPLOY-1': 'Light camels come as anybody does',
    'BC-05-CCAMEL-DEPLOY-1': 'so do charging ones',
    'BC-06-CAMELINF-DEPLOY-1': 'and foot among camels',
    'BC-10-HOLD-DEPLOY-1': 'and troops who hold the line',
    'BC-11-HOPLITE-DEPLOY-1': 'and deep ranks',
    'BC-12-CHARGE-DEPLOY-1': 'and those who charge through',
    'BC-15-SCYTHED-DEPLOY-1': 'and an army with chariots',
    'BC-21-SHOWER-DEPLOY-1': 'and those who shower arrows',
    'BC-23-SWORD-DEPLOY-1': 'and cavalry with swords',
  }),
  ...coveredBy('tracked', 'use-card', {
    'BC-07-BOWMEN-DEPLOY-5': 'Bowmen who support are out of the game and alive',
  }),
  ...coveredBy('helper', 'arcs of fire and whom they reach', {
    'BC-14-DEFENSES-PLAY-2': 'An obstacle hides nobody',
  }),
  ...coveredBy('rule', 'camps-and-obstacles-stay', {
    'BC-14-DEFENSES-DEPLOY-9': 'A ditch stays where it was dug',
    'BC-18-PACK-DEPLOY-4': 'A pack train stays where it came',
    'BC-19-STANDARD-PLAY-8': 'The wagon with the banner stays too',
  }),
  ...coveredBy('helper', 'the sums and results of a combat', {
    'BC-11-HOPLITE-PLAY-4': 'Only the very same type stands behind hoplites',
  }),
  ...coveredBy('helper', 'the sums and results of a combat', {
    'BC-19-STANDARD-DEPLOY-8': 'A wagon has room for a garrison as any camp does',
    'BC-21-SHOWER-PLAY-7': 'What else there is to shooting and to close combat holds for showers too',
  }),
  ...coveredBy('shown', 'the board: signs of what cards in play do to a stand', {
    'BC-15-SCYTHED-MODEL-1': 'Whoever is marked wears a wheel with blades',
    'BC-20-ESCREEN-MODEL-3': 'A screen is drawn with the backs of its beasts along the front',
  }),
  ...coveredBy('shown', 'the cards of each side at its edge of the board', {
    'BC-14-DEFENSES-NOTE-1': 'Obstacles may be stood upon, and make a battle longer: the card says so',
  }),
];
