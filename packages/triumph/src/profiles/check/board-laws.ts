import { type Law, unless } from './law.ts';

const zonesFillTheWidth: Law = ({ zones, boardMu }) => {
  const ends = [0, ...zones.value.map(({ toMu }) => toMu)];
  return [
    ...unless(zones.value.length > 0, 'zones', 'There are no zones.'),
    ...zones.value.flatMap(({ code, fromMu, toMu }, index) => [
      ...unless(fromMu === ends[index], `zones.${code}.fromMu`, `It begins at ${fromMu} MU, not at ${ends[index]} MU.`),
      ...unless(toMu > fromMu, `zones.${code}.toMu`, `It ends at ${toMu} MU, where it begins or before.`),
    ]),
    ...unless(
      ends.at(-1) === boardMu.value[0],
      'zones',
      `They end at ${ends.at(-1)} MU; the board is ${boardMu.value[0]} MU wide.`,
    ),
  ];
};

const gridFillsTheBoard: Law = ({ grid: { value }, boardMu }) => {
  const [width, depth] = [value.columns * value.fieldMu[0], value.rows * value.fieldMu[1]];
  const [boardWidth, boardDepth] = boardMu.value;
  return unless(
    width === boardWidth && depth === boardDepth,
    'grid',
    `Its fields cover ${width} by ${depth} MU; the board is ${boardWidth} by ${boardDepth} MU.`,
  );
};

const sidesDeployApart: Law = ({ deploymentBandMu, boardMu }) =>
  unless(
    deploymentBandMu.value > 0 && deploymentBandMu.value * 2 <= boardMu.value[1],
    'deploymentBandMu',
    `The two bands of ${deploymentBandMu.value} MU do not fit on a board ${boardMu.value[1]} MU deep.`,
  );

const sizesArePairs: Law = ({ boardMu, campMu, markerMu, cards }) =>
  Object.entries({ boardMu, campMu, markerMu, 'cards.preparedDefenses.sizeMu': cards.preparedDefenses.sizeMu }).flatMap(
    ([field, { value }]) => unless(value.length === 2, field, 'It needs a width and a depth.'),
  );

const marginsLeaveRoom: Law = ({ sideMarginMu, centerThirdMu, boardMu }) => {
  const [from, to] = centerThirdMu.value;
  const [width] = boardMu.value;
  return [
    ...unless(sideMarginMu.value * 2 < width, 'sideMarginMu', 'The two margins leave no room between them.'),
    ...unless(
      centerThirdMu.value.length === 2 && from < to && from + to === width,
      'centerThirdMu',
      `It must lie in the middle of a board ${width} MU wide.`,
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
