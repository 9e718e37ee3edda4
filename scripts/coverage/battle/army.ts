import { type CatalogueRow, coveredBy } from './catalogue-row.ts';

/** Building an army and splitting it into commands. */
export const armyCatalogue: readonly CatalogueRow[] = [
  ...coveredBy('rule', 'army-costs-its-points', {
    'GT-SCALE-001': 'An army of the big battle is worth 144 points',
  }),
  ...coveredBy('rule', 'army-is-split-into-its-commands', {
    'GT-SCALE-002': 'An army has three commands',
  }),
  ...coveredBy('rule', 'command-is-large-enough', {
    'GT-SCALE-003': 'Commands may differ in size',
    'GT-CMD-003': 'No command is smaller than 24 points',
  }),
  ...coveredBy('rule', 'line-within-its-limits', {
    'GT-BUILD-001': 'List limits count once for each command of the own nation',
    'GT-BUILD-002': 'Without an ally they count three times',
    'GT-BUILD-004': 'With one ally they count twice',
    'GT-BUILD-006': 'The ally’s own limits count once',
  }),
  ...coveredBy('rule', 'line-within-its-limits, allies-are-few', {
    'GT-BUILD-003': 'A command of an ally adds nothing to the multiplier',
  }),
  ...coveredBy('rule', 'ally-comes-by-its-own-list', {
    'GT-BUILD-005': 'An ally is drafted from its nation’s whole list',
  }),
  ...coveredBy('rule', 'command-has-one-general', {
    'GT-CMD-004': 'A general for each command, one of its stands',
  }),
  ...coveredBy('rule', 'ally-is-one-command', {
    'GT-CMD-006': 'An ally is never divided',
  }),
  ...coveredBy('rule', 'ally-command-is-its-own', {
    'GT-FLANK-001': 'Nobody else serves in an ally’s command',
  }),
  ...coveredBy('rule', 'flank-march-is-a-whole-command', {
    'GT-FLANK-002': 'Who marches round a flank marches with the whole command',
    'GT-FLANK-011': 'and with nobody else',
  }),
  ...coveredBy('rule', 'overall-commander-leads-the-largest', {
    'GT-GEN-002': 'The largest command is the overall commander’s',
  }),
  ...coveredBy('rule', 'overall-commander-is-of-a-named-type', {
    'GT-GEN-003': 'Its type is one that the list names',
  }),
  ...coveredBy('rule', 'ally-general-is-of-a-named-type', {
    'GT-GEN-004': 'The same for an ally and its own list',
  }),
  ...coveredBy('rule', 'lesser-general-may-lead', {
    'GT-GEN-005': 'Three types do not lead commands of others',
    'GT-GEN-006': 'They may lead a command of nothing else',
  }),
  ...coveredBy('tracked', 'seal-orders, the army desk’s split', {
    'GT-CP-003': 'Command points are shifted when the army is split',
  }),
  ...coveredBy('rule', 'command-points-are-exchanged-in-pairs', {
    'GT-CP-002': 'Commands of one polity may shift points for the whole game',
    'GT-CP-004': 'A plus for one is a minus for another',
    'GT-CP-005': 'At most one step either way',
    'GT-CP-008': 'It takes two commands of the polity',
  }),
  ...coveredBy('tracked', 'invites and roles of the seats', {
    'GT-BASE-003': 'Several players may run one side, each some commands',
  }),
];
