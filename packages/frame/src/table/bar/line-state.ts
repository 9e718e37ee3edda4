import type { Connection } from '@vexillum/table';
import type { LineState } from '@vexillum/ui';

/** The line as its badge shows it; before anything is known it is being made. */
export const lineState = (connection: Connection | undefined): LineState => connection ?? { kind: 'connecting' };
