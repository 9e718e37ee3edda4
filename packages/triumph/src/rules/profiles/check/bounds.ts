export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

const length = (least: number, most: number): Bounds => ({ least, most, isWhole: false });
const count = (least: number, most: number): Bounds => ({ least, most, isWhole: true });

const anyFactor = count(-10, 20);

/** What a number can be, by the last part of its path: the first that fits. */
const bounds: readonly (readonly [RegExp, Bounds])[] = [
  [/^boardMu$/, length(8, 400)],
  [
    /(^|\.)(fieldMu|campMu|markerMu|sizeMu|baseWidthMu|depthMu|defaultSize|smallest|largest|smallPieceMu|largePieceMu|wagonWidthMu|wagonDepthMu|markerWidthMu|markerDepthMu)$/,
    length(0.1, 400),
  ],
  [/Mu$/, length(0, 400)],
  [/^commands$/, count(1, 3)],
  [/^commandDie\.sides$|^setupDieSides$/, count(2, 100)],
  [/^cardLosses\.|alfPoints$/, count(-100, 10_000)],
  [/(actor|shooting|shotAt|againstFoot|againstMounted)$/, anyFactor],
  [/^outcomeMoves\..*\.depths$/, count(0, 10)],
  [/^moveCosts$/, count(0, 20)],
  [/^commandPointExchange$/, count(0, 5)],
];

const others = count(0, 1_000);

export const boundsAt = (path: string): Bounds => bounds.find(([pattern]) => pattern.test(path))?.[1] ?? others;
