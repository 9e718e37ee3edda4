import { type ArmyDraft, type DraftStand, type LineId, standsIn } from './army-draft.ts';
import { listOf } from './draft-allies.ts';
import { offerIn } from './draft-cards.ts';
import { limitsOf } from './draft-limits.ts';

const DECEPTION = 'DC';

/** One purchase of card 24: a stand that poses, or two that are one in truth. */
export interface Posing {
  readonly stands: readonly DraftStand[];
  /** What stands behind it; nobody who fights where there is none. */
  readonly real: readonly string[];
  readonly ally: string | undefined;
}

export const posingsIn = ({ stands }: ArmyDraft): Posing[] =>
  stands.flatMap((stand): Posing[] => {
    if (stand.real === undefined) return [];
    const mate = stands.find(({ key }) => key === stand.pair);
    if (mate && mate.key < stand.key) return [];
    return [{ stands: mate ? [stand, mate] : [stand], real: stand.real, ally: stand.ally }];
  });

/** The lines of its own list whose troops of this type may pose. */
const linesHiding = (draft: ArmyDraft, ally: string | undefined, troopType: string): LineId[] =>
  listOf(draft, { ally }).troopOptions.flatMap((line, option) =>
    offerIn(draft.profile, line, DECEPTION) &&
    line.troopEntries.some(({ troopTypeCode }) => troopTypeCode === troopType)
      ? [{ option, ...(ally === undefined ? {} : { ally }) }]
      : [],
  );

const keyOf = ({ option, ally }: LineId): string => `${option}:${ally ?? ''}`;

const standsAsShown = (draft: ArmyDraft, id: LineId): number =>
  standsIn(draft, id).filter(({ real }) => real === undefined).length;

export interface HiddenTroops {
  /** How many each line has behind masquerades. */
  readonly inLine: ReadonlyMap<string, number>;
  /** How many of each type are there for which no line has room. */
  readonly beyond: ReadonlyMap<string, number>;
}

/** Puts the troops behind masquerades in the lines that they are from: first where one wants some, then where one has room. */
export const hiddenTroops = (draft: ArmyDraft): HiddenTroops => {
  const inLine = new Map<string, number>();
  const beyond = new Map<string, number>();
  const countOf = (id: LineId) => standsAsShown(draft, id) + (inLine.get(keyOf(id)) ?? 0);
  for (const { real, ally } of posingsIn(draft))
    for (const troopType of real) {
      const lines = linesHiding(draft, ally, troopType);
      const line =
        lines.find((id) => countOf(id) < limitsOf(draft, id.option, id.ally).min) ??
        lines.find((id) => countOf(id) < limitsOf(draft, id.option, id.ally).max);
      if (line) inLine.set(keyOf(line), (inLine.get(keyOf(line)) ?? 0) + 1);
      else if (lines.length > 0) beyond.set(troopType, (beyond.get(troopType) ?? 0) + 1);
    }
  return { inLine, beyond };
};

/** How many stands count against a line of the list: those that are what they show, and the troops of the line that pose as others. */
export const countInTruth = (draft: ArmyDraft, id: LineId): number =>
  standsAsShown(draft, id) + (hiddenTroops(draft).inLine.get(keyOf(id)) ?? 0);
