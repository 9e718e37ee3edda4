import { hash } from 'node:crypto';

/**
 * SHA-256 of a text's UTF-8, as hex. In one call and without an object: those that `createHash` makes have memory outside the heap, and each of them
 * takes some microseconds of the pause in which young objects are collected.
 */
export const hashText = (text: string): string => hash('sha256', text, 'hex');
