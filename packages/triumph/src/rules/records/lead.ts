import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../deployment/slots.ts';

/** Who leads a command since its captain has said so, kept under an id like `red:2`. Without one it is whoever has the commander’s seat of its number. */
export interface Lead {
  readonly seat: string;
}

export const leadId = (side: SideId, command: CommandNumber): string => `${side}:${command}`;
