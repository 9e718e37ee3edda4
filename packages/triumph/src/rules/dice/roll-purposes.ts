import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';

/** What dice are rolled for in a battle. The code is the first word of a roll's `why`. */
export const rollPurposes = [
  { code: 'command-points', title: 'Command points', dice: [6], isPerCommand: true },
  { code: 'combat', title: 'Close combat', dice: [6], isPerCommand: false },
  { code: 'shooting', title: 'Shooting', dice: [6], isPerCommand: false },
  { code: 'setup-invasion', title: 'Setup: invasion', dice: [6], isPerCommand: false },
  { code: 'setup-advantage', title: 'Setup: tactical advantage', dice: [6], isPerCommand: false },
  { code: 'setup-terrain', title: 'Setup: terrain', dice: [6], isPerCommand: false },
  { code: 'other', title: 'Anything else', dice: [6], isPerCommand: false },
] as const;
export type RollPurpose = (typeof rollPurposes)[number]['code'];

/** What a roll's `why` says: `command-points red 2`, `combat red: Knights on Spears`. */
export interface RollReason {
  readonly purpose: RollPurpose;
  /** Whose dice, where that is not the side of the seat. */
  readonly side?: SideId;
  readonly command?: CommandNumber;
  /** In the players' own words. */
  readonly about?: string;
}

/** The longest `why` that a roll takes. */
const WHY_LIMIT = 120;

export const whyOf = ({ purpose, side, command, about }: RollReason): string => {
  const words = [purpose, side, command].filter((word) => word !== undefined).join(' ');
  return (about ? `${words}: ${about}` : words).slice(0, WHY_LIMIT);
};

const isPurpose = (word: string): word is RollPurpose => rollPurposes.some(({ code }) => code === word);

/** Reads a `why` back; whatever is written in no such way is for anything else. */
export const reasonOf = (why: string): RollReason => {
  const [head = '', ...rest] = why.split(': ');
  const [purpose = '', ...words] = head.split(' ');
  const isRead = isPurpose(purpose) && words.every((word) => /^(red|blue|[123])$/.test(word));
  if (!isRead) return why === '' ? { purpose: 'other' } : { purpose: 'other', about: why };
  const side = words.find((word) => word === 'red' || word === 'blue');
  const command = words.find((word) => /^[123]$/.test(word));
  const about = rest.join(': ');
  return {
    purpose,
    ...(side ? { side } : {}),
    ...(command ? { command: Number(command) as CommandNumber } : {}),
    ...(about ? { about } : {}),
  };
};
