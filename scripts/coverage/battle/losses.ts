import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** Losses, demoralized commands, command points and victory. */
export const lossCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('rule', 'command-is-demoralized, losses-look-otherwise', {
    'GT-CMD-007': 'A third of its points lost demoralizes a command at once.',
  }),
  ...coveredBy('rule', 'command-is-demoralized', {
    'GT-CMD-008': 'The third is exact: nothing is rounded.',
  }),
  ...coveredBy('tracked', 'set-aside-stands', {
    'GT-DEPLOY-007': 'Stands without room are set aside and count as no loss.',
    'BC-07-BOWMEN-DEPLOY-6': 'Supporting bowmen are set aside and count as no loss.',
  }),
  ...coveredBy('rule', 'rout-move-is-due', {
    'GT-DEMOR-005': 'Demoralized stands rout when their side has moved.',
    'GT-DEMOR-010': 'Whoever touches an enemy is let off.',
    'GT-DEMOR-011': 'A command point spent on it lets a stand off.',
  }),
  ...coveredBy('rule', 'routed-stand-does-not-shoot', {
    'GT-DEMOR-009': 'After its rout move a stand shoots no more this turn.',
    'GT-DEMOR-013': 'It can be shot at and gives no answer.',
  }),
  ...coveredBy('tracked', 'mark-rout', {
    'GT-DEMOR-006': 'Stands are marked as held by a command point.',
  }),
  ...coveredBy('tracked', 'lose-stands', {
    'GT-DEMOR-012': 'Who routs out of range is taken away as lost.',
  }),
  ...coveredBy('helper', 'rout-move-is-due', {
    'GT-DEMOR-007': 'Names who is out of the general’s range and so lost.',
    'GT-DEMOR-008': 'Draws the shortest way to the base edge.',
  }),
  ...coveredBy('shown', 'losses panel, flag of command-is-demoralized', {
    'GT-DEMOR-001': 'The factor in close combat.',
    'GT-DEMOR-002': 'The factor when shooting and when shot at.',
    'GT-DEMOR-003': 'Who beats such a stand follows up.',
    'GT-DEMOR-004': 'Artillery and war wagons stay where they are.',
  }),
  ...coveredBy('rule', 'army-is-defeated', {
    'GT-WIN-001': 'Half its points and more than the enemy lost, as a turn ends.',
    'GT-WIN-002': 'Nobody is beaten while both have lost the same.',
  }),
  ...coveredBy('helper', 'dice tray, command-has-its-points', {
    'GT-CP-001': 'A die for each command.',
  }),
  ...coveredBy('tracked', 'seal-orders', {
    'GT-CP-002': 'Some commands may have a lasting +1.',
    'GT-CP-003': 'Modifiers are sealed together with the split.',
    'GT-CP-005': 'Sealed orders hold −1, 0 or +1 and nothing more.',
  }),
  ...coveredBy('rule', 'command-point-exchange-is-even', {
    'GT-CP-004': 'As many commands with −1 as with +1.',
    'GT-CP-008': 'Exchanging takes two commands of a polity.',
  }),
  ...coveredBy('rule', 'ally-command-rolls-a-plain-die', {
    'GT-CP-007': 'Nothing is added to an ally’s die.',
  }),
  ...coveredBy('rule', 'command-has-its-points', {
    'GT-CP-006': 'Never more points than six.',
    'GT-CP-009': 'Never fewer points than one.',
  }),
  ...coveredBy('tracked', 'lose-stands (losses/stand-points)', {
    'BC-00-FORMAT-8': 'A card may change what a lost stand counts.',
    'BC-05-CCAMEL-VICTORY-1': 'Armored and charging camelry: 3 points.',
    'BC-07-BOWMEN-VICTORY-1': 'Supported stands: what they cost.',
    'BC-09-PLAUST-VICTORY-1': 'With plaustrella: 4 points.',
    'BC-09-PLAUST-VICTORY-2': 'Deployed without them: what its type costs.',
    'BC-20-ESCREEN-VICTORY-1': 'Screens that are gone are no loss.',
    'BC-20-ESCREEN-VICTORY-2': 'Screened stands: what they cost.',
    'BC-21-SHOWER-VICTORY-1': 'Shower shooters: a point more.',
    'BC-23-SWORD-VICTORY-1': 'Sword-fighting cavalry: 3½ points.',
  }),
  ...coveredBy('tracked', 'sack-camp', {
    'BC-17-FORTCAMP-PLAY-3': 'A fortified camp can be sacked.',
    'BC-17-FORTCAMP-PLAY-4': 'Sacked it counts 8.',
    'BC-17-FORTCAMP-PLAY-5': 'Its garrison is lost beside it.',
    'BC-17-FORTCAMP-PLAY-6': 'The card counts nothing.',
    'BC-19-STANDARD-PLAY-10': 'A sacked standard wagon counts 8.',
    'BC-19-STANDARD-PLAY-13': 'Its garrison is lost beside it.',
  }),
];
