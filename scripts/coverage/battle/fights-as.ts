import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** What battle cards make of a stand in play: how it moves, shoots and fights. */
export const fightsAsCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('helper', 'fights-as: what a move may cost', {
    'BC-01-DEPDIS-PLAY-1': 'Who went on foot goes as foot does.',
    'BC-03-VALETS-PLAY-1': 'Both stands of a parted pair go as what they are now.',
    'BC-04-LCAMEL-PLAY-1': 'Light camels go as bad horse.',
    'BC-04-LCAMEL-PLAY-2': 'Sand slows none of them alone,',
    'BC-04-LCAMEL-PLAY-3': 'nor in a group where all ride camels.',
    'BC-05-CCAMEL-MODEL-2': 'A camel changes nobody’s order.',
    'BC-05-CCAMEL-PLAY-1': 'Sand does not slow charging and armored camels either,',
    'BC-05-CCAMEL-PLAY-2': 'in whatever mix of camels.',
    'BC-06-CAMELINF-MODEL-2': 'Foot among camels keeps its order.',
    'BC-08-MOBINF-PLAY-1': 'Who rides to the battle is in open order.',
    'BC-08-MOBINF-PLAY-2': 'Transports go 6 MU,',
    'BC-08-MOBINF-PLAY-3': 'and 3 where the ground is difficult.',
    'BC-08-MOBINF-PLAY-10': 'Without its transports a stand is its own type again.',
    'BC-09-PLAUST-PLAY-1': 'Barriers are pushed 2 MU, over any ground.',
    'BC-09-PLAUST-PLAY-2': 'Who pushes them is close order foot.',
    'BC-22-CHAINED-PLAY-1': 'Chained troops go 5 MU,',
    'BC-22-CHAINED-PLAY-2': 'in close order.',
    'BC-23-SWORD-PLAY-1': 'Cavalry with swords is bad horse,',
    'BC-23-SWORD-PLAY-3': 'which goes 6 MU.',
    'BC-24-DECEPT-PLAY-1': 'A masquerade fights as what it poses as.',
    'BC-24-DECEPT-PLAY-2': 'Posing as riders it goes 4 MU at most,',
    'BC-24-DECEPT-PLAY-13': 'as foot 2.',
  }),
  ...coveredBy('helper', 'fights-as: arcs of fire and whom they reach', {
    'BC-08-MOBINF-PLAY-12': 'On transports nobody shoots.',
    'BC-21-SHOWER-PLAY-1': 'Who showers arrows has an arc,',
    'BC-21-SHOWER-PLAY-5': 'as archers have it.',
    'BC-22-CHAINED-PLAY-4': 'So have troops in chains,',
    'BC-22-CHAINED-PLAY-8': 'straight ahead.',
  }),
];
