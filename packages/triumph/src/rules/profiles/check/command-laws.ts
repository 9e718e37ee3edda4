import { words } from '@vexillum/model';
import { type Law, unless } from './law.ts';

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));

const ringsGrow: Law = ({ commandRangeMu, moveCosts }) => [
  ...unless(
    commandRangeMu.value.length > 0 && isRising(commandRangeMu.value),
    'commandRangeMu',
    words('The rings must grow from the inner to the outer.'),
  ),
  ...unless(
    moveCosts.value.length === commandRangeMu.value.length + 1,
    'moveCosts',
    words('It needs a cost for each of the {0} rings and one for beyond.', commandRangeMu.value.length),
  ),
];

const dieGivesWhatItMay: Law = ({ commandDie: { value } }) =>
  unless(
    value.least <= value.most,
    'commandDie.least',
    words('It gives {0} at least and {1} at most.', value.least, value.most),
  );

const commandsFitTheArmy: Law = ({ commands, commandMinimumHalfPoints, armyHalfPoints }) =>
  unless(
    commands.value * commandMinimumHalfPoints.value <= armyHalfPoints.value,
    'commandMinimumHalfPoints',
    words('{0} commands of so many points are more than the army has.', commands.value),
  );

const alliesAreCommands: Law = ({ allyCommandsAtMost, commands }) =>
  unless(
    allyCommandsAtMost.value < commands.value,
    'allyCommandsAtMost',
    words('Of {0} commands one at least is the army’s own.', commands.value),
  );

const sharesArePartOfAWhole: Law = ({ demoralizedAt, defeatedAt }) =>
  Object.entries({ demoralizedAt: demoralizedAt.value, defeatedAt: defeatedAt.value }).flatMap(([field, share]) =>
    unless(
      share === null || ('of' in share ? share.part > 0 && share.part <= share.of : share.halfPoints > 0),
      field,
      words('It must be more than nothing and no more than the whole.'),
    ),
  );

const stepsCount: Law = ({ deploymentOrder }) =>
  unless(
    deploymentOrder.value.length > 0 && deploymentOrder.value.every(({ number }, index) => number === index + 1),
    'deploymentOrder',
    words('Its steps must count from 1 without a gap.'),
  );

export const commandLaws: readonly Law[] = [
  ringsGrow,
  dieGivesWhatItMay,
  commandsFitTheArmy,
  alliesAreCommands,
  sharesArePartOfAWhole,
  stepsCount,
];
