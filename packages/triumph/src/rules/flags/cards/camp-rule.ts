import type { Corners } from '@vexillum/geometry';
import type { Pose, Words } from '@vexillum/model';
import { defineRule, type Finding, type Rule, type Unknown } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { pieceCorners } from '../piece-corners.ts';
import type { Camp } from '../../records/camp.ts';

export interface PitchedCamp {
  readonly id: string;
  readonly camp: Camp;
  readonly pose: Pose;
  readonly corners: Corners;
}

interface CampCheck {
  readonly id: string;
  readonly rows: readonly string[];
  readonly title: Words;
  readonly source: string;
  /** What else the answer follows from. */
  from?(facts: BattleFacts, id: string): readonly unknown[];
  look(facts: BattleFacts, pitched: PitchedCamp): readonly (Finding | Unknown)[];
}

/** A rule that looks at one camp at a time, until the first turn begins. */
export const campRule = ({ id, rows, title, source, from, look }: CampCheck): Rule<BattleFacts> =>
  defineRule<BattleFacts>({
    id,
    rows,
    title,
    source,
    things: ({ snapshot }) => snapshot.public.camp.keys(),
    dependsOn: (facts, camp) => [
      facts.snapshot.public.camp.get(camp),
      facts.snapshot.public.pose.get(camp),
      facts.snapshot.public.army,
      facts.profile,
      isDeploying(facts),
      ...(from?.(facts, camp) ?? []),
    ],
    check(facts, thing) {
      const camp = facts.snapshot.public.camp.get(thing);
      const pose = facts.snapshot.public.pose.get(thing);
      if (!camp || !pose || !isDeploying(facts)) return [];
      return look(facts, { id: thing, camp, pose, corners: pieceCorners(camp.size, pose) }).map((found) => ({
        about: [thing],
        side: camp.side,
        ...found,
      }));
    },
  });
