import { defineRule } from '@vexillum/rules-assist';
import type { ArmyDraft, CommandNumber, LineId } from '../../armies/army-draft.ts';
import { cardsIn, linesOf } from '../../armies/draft-cards.ts';
import { commandNumbers } from '../../armies/draft-generals.ts';
import type { ArmyRule } from './army-facts.ts';

type Check<Thing> = (draft: ArmyDraft, thing: Thing) => ReturnType<ArmyRule['check']>;
type Head = Pick<ArmyRule, 'id' | 'rows' | 'title' | 'source'>;

/** A draft is one value and small, so every answer follows from all of it. */
const dependsOn: ArmyRule['dependsOn'] = ({ draft }) => [draft];

/** A rule about the army as a whole. */
export const armyRule = (head: Head, check: (draft: ArmyDraft) => ReturnType<ArmyRule['check']>): ArmyRule =>
  defineRule({ ...head, things: () => [''], dependsOn, check: ({ draft }) => check(draft) });

/** A rule that looks at each command. */
export const commandRule = (head: Head, check: Check<CommandNumber>): ArmyRule =>
  defineRule({
    ...head,
    things: ({ draft }) => commandNumbers(draft).map((command) => `command:${command}`),
    dependsOn,
    check: ({ draft }, thing) => check(draft, Number(thing.slice(-1)) as CommandNumber),
  });

const thingOf = ({ option, ally }: LineId): string =>
  ally === undefined ? `line:${option}` : `line:${option}:${ally}`;

const lineOfThing = (thing: string): LineId => {
  const [, option, ally] = thing.split(':');
  return { option: Number(option), ally };
};

/** A rule that looks at each line of the army's list and of its allies' lists. */
export const lineRule = (head: Head, check: Check<LineId>): ArmyRule =>
  defineRule({
    ...head,
    things: ({ draft }) => linesOf(draft).map(thingOf),
    dependsOn,
    check: ({ draft }, thing) => check(draft, lineOfThing(thing)),
  });

/** A rule that looks at each ally, by its key. */
export const allyRule = (head: Head, check: Check<string>): ArmyRule =>
  defineRule({
    ...head,
    things: ({ draft }) => draft.allies.map(({ key }) => `ally:${key}`),
    dependsOn,
    check: ({ draft }, thing) => check(draft, thing.slice('ally:'.length)),
  });

/** A rule that looks at each card that the army or one of its stands has. */
export const cardRule = (head: Head, check: Check<string>): ArmyRule =>
  defineRule({
    ...head,
    things: ({ draft }) => cardsIn(draft).map((code) => `card:${code}`),
    dependsOn,
    check: ({ draft }, thing) => check(draft, thing.slice('card:'.length)),
  });
