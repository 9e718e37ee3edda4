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
];
