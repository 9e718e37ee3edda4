import { words } from '@vexillum/model';
import { type Law, unless } from './law.ts';

const zonesFillTheWidth: Law = ({ zones, boardMu }) => {
  const ends = [0, ...zones.value.map(({ toMu }) => toMu)];
  return [
    ...unless(zones.value.length > 0, 'zones', words('There are no zones.')),
    ...zones.value.flatMap(({ code, fromMu, toMu }, index) => [
      ...unless(
        fromMu === ends[index],
        `zones.${code}.fromMu`,
        words('It begins at {0} MU, not at {1} MU.', fromMu, ends[index]),
      ),
      ...unless(toMu > fromMu, `zones.${code}.toMu`, words('It ends at {0} MU, where it begins or before.', toMu)),
    ]),
    ...unless(
      ends.at(-1) === boardMu.value[0],
      'zones',
      words('They end at {0} MU; the board is {1} MU wide.', ends.at(-1), boardMu.value[0]),
    ),
  ];
};

const gridFillsTheBoard: Law = ({ grid: { value }, boardMu }) => {
  const [width, depth] = [value.columns * value.fieldMu[0], value.rows * value.fieldMu[1]];
  const [boardWidth, boardDepth] = boardMu.value;
  return unless(
    width === boardWidth && depth === boardDepth,
    'grid',
    words('Its fields cover {0} by {1} MU; the board is {2} by {3} MU.', width, depth, boardWidth, boardDepth),
  );
};

const sidesDeployApart: Law = ({ deploymentBandMu, boardMu }) =>
  unless(
    deploymentBandMu.value > 0 && deploymentBandMu.value * 2 <= boardMu.value[1],
    'deploymentBandMu',
    words('The two bands of {0} MU do not fit on a board {1} MU deep.', deploymentBandMu.value, boardMu.value[1]),
  );

const sizesArePairs: Law = ({ boardMu, campMu, markerMu, cards }) =>
  Object.entries({ boardMu, campMu, markerMu, 'cards.preparedDefenses.sizeMu': cards.preparedDefenses.sizeMu }).flatMap(
    ([field, { value }]) => unless(value.length === 2, field, words('It needs a width and a depth.')),
  );

const marginsLeaveRoom: Law = ({ sideMarginMu, centerThirdMu, boardMu }) => {
  const [from, to] = centerThirdMu.value;
  const [width] = boardMu.value;
  return [
    ...unless(sideMarginMu.value * 2 < width, 'sideMarginMu', words('The two margins leave no room between them.')),
    ...unless(
      centerThirdMu.value.length === 2 && from < to && from + to === width,
      'centerThirdMu',
      words('It must lie in the middle of a board {0} MU wide.', width),
    ),
  ];
};

export const boardLaws: readonly Law[] = [
  sizesArePairs,
  zonesFillTheWidth,
  gridFillsTheBoard,
  sidesDeployApart,
  marginsLeaveRoom,
];
