import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** The board, the order of deployment, markers and flank marches. */
export const deploymentCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('helper', 'profile grand-2017-06', {
    'GT-BASE-001': 'The profile takes every value of the base game and replaces those that the supplement names.',
  }),
  ...coveredBy('shown', 'new table page, rules of the table', {
    'GT-BASE-002': 'The edition is part of the profile’s name.',
  }),
  ...coveredBy('tracked', 'seats of commanders', {
    'GT-BASE-003': 'Besides its captain a side has a seat for the player of each command.',
  }),
  ...coveredBy('tracked', 'profile grand-2017-06', {
    'GT-SCALE-004': 'The size of the board, 90 by 36 MU.',
    'GT-SCALE-005': 'Its ten squares, in two rows of five.',
  }),
  ...coveredBy('shown', 'zones on the board, reports of stands', {
    'GT-SCALE-006': 'Zones are named as their own side sees them.',
  }),
  ...coveredBy('helper', 'command ranges on the board', {
    'GT-CMD-005': 'Rings are drawn round each general for its own troops.',
  }),
  ...coveredBy('tracked', 'advance-step', {
    'GT-ORDER-001': 'Terrain is the first step of the deployment.',
  }),
  ...coveredBy('tracked', 'seal-orders', {
    'GT-ORDER-002': 'Each side seals how its army is split, whenever it likes in that step.',
    'GT-ORDER-003': 'Flank marches are sealed together with the split.',
    'GT-ORDER-014': 'A sealed split is in nobody else’s documents.',
    'GT-ORDER-017': 'What a marker stands for is sealed with its letter.',
    'GT-MARKER-004': 'The march’s edge is sealed before any marker lies on the board.',
    'GT-MARKER-005': 'Left or right flank, left or right base: one of four edges, or none.',
  }),
  ...coveredBy('tracked', 'reveal-secrets', {
    'GT-ORDER-009': 'All markers of the side open at once in step 7.',
  }),
  ...coveredBy('rule', 'camps-in-their-step', {
    'GT-ORDER-004': 'The main camp of the side without the advantage comes first.',
    'GT-ORDER-006': 'The other side’s main camp comes in the step after.',
    'GT-ORDER-015': 'Ally camps come together with the main camp.',
    'GT-ORDER-016': 'So do those of the side with the advantage.',
  }),
  ...coveredBy('rule', 'ally-camp-in-center-zones', {
    'GT-ORDER-005': 'Ally camps stay off the wings.',
  }),
  ...coveredBy('rule', 'markers-in-their-step', {
    'GT-ORDER-007': 'Markers of the side without the advantage, in step 5.',
    'GT-ORDER-008': 'Markers of the side with it, in step 6.',
  }),
  ...coveredBy('rule', 'commands-in-their-step', {
    'GT-ORDER-010': 'Two commands go down in step 7, neither more nor fewer.',
    'GT-ORDER-011': 'In step 8 all that do not march.',
    'GT-ORDER-012': 'In step 9 the last one, if it does not march.',
  }),
  ...coveredBy('rule', 'first-turn-by-advantaged', {
    'GT-ORDER-013': 'Whose turn comes first.',
  }),
  ...coveredBy('rule', 'deploys-within-band', {
    'GT-DEPLOY-001': 'How deep the strip is in which troops deploy.',
    'GT-FLANK-013': 'Marches that have come in are let off.',
  }),
  ...coveredBy('rule', 'main-camp-in-center', {
    'GT-DEPLOY-002': 'The main camp is wholly in its square.',
  }),
  ...coveredBy('rule', 'battleline-in-center-zones, half-battleline-in-center-zones, battleline-is-told', {
    'GT-DEPLOY-003': 'Battle line troops keep to three zones; where an army does not say who they are it is unknown.',
  }),
  ...coveredBy('rule', 'battleline-in-center-zones', {
    'GT-FLANK-010': 'Battle line troops that march in may be elsewhere.',
  }),
  ...coveredBy('rule', 'deploys-within-command-range', {
    'GT-DEPLOY-004': 'How far from their general, by the two rings of the profile.',
  }),
  ...coveredBy('rule', 'deploys-near-its-marker', {
    'GT-DEPLOY-005': 'How far aside of its marker a command spreads.',
    'GT-MARKER-006': 'The marker’s anchor is what is measured from.',
  }),
  ...coveredBy('rule', 'undeployed-troops-sit-out', {
    'GT-DEPLOY-006': 'A reminder of who was left in reserve.',
  }),
  ...coveredBy('rule', 'markers-on-base-edge', {
    'GT-MARKER-001': 'A marker’s point is on its side’s edge.',
  }),
  ...coveredBy('rule', 'markers-told-apart', {
    'GT-MARKER-002': 'Letters tell markers apart, and no two have one command.',
  }),
  ...coveredBy('shown', 'markers on the board and in the tray', {
    'GT-MARKER-003': 'Markers are drawn as small bases with a letter.',
    'GT-MARKER-007': 'A marker is drawn with its point.',
  }),
  ...coveredBy('rule', 'march-enters-at-its-edge', {
    'GT-FLANK-003': 'Left flank: its owner’s left short edge.',
    'GT-FLANK-004': 'Right flank: the short edge at its owner’s right.',
    'GT-FLANK-005': 'Left base: the two zones left of the middle.',
    'GT-FLANK-006': 'Right base: the two zones right of it.',
  }),
  ...coveredBy('tracked', 'enter-flank', {
    'GT-FLANK-007': 'An edge that the enemy’s march has taken is closed.',
    'GT-FLANK-008': 'A march whose edge was taken comes in on the base edge beside it.',
    'GT-FLANK-009': 'Which base zones belong to which flank.',
  }),
  ...coveredBy('helper', 'waiting marches, enter-flank', {
    'GT-FLANK-012': 'A march is brought on by hand when its players say so.',
  }),
];
