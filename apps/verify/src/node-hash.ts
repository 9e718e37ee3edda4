import { hash } from 'node:crypto';
import type { HashText } from '@vexillum/ledger';

/** Node's own SHA-256: several times as fast as the one that browsers share. */
export const nodeHash: HashText = (text) => hash('sha256', text, 'hex');
