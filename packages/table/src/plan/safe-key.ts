import { words } from '@vexillum/model';
import { UpdateFault } from './update-fault.ts';

const pattern = /^[A-Za-z0-9_.:-]{1,64}$/;
const inherited = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

/** Names that hide or replace what every object inherits, once a reader asks for `toJSON()`. */
export const checkMemberName = (name: string): void => {
  if (inherited.has(name)) throw new UpdateFault(words('A name in this update is reserved.'));
};

export const checkKey = (key: string): void => {
  checkMemberName(key);
  if (!pattern.test(key)) throw new UpdateFault(words('A key in this update has characters that keys may not have.'));
};
