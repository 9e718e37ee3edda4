import type { Connection } from '@vexillum/table';
import type { LineState } from '@vexillum/ui';

/** The connection as its badge shows it; connecting until anything is known. */
export const lineState = (connection: Connection | undefined): LineState => connection ?? { kind: 'connecting' };
