import { withoutComments } from './imports-of.ts';
import type { SourceFile } from './workspace.ts';

interface Banned {
  readonly what: string;
  readonly pattern: RegExp;
}

// Written in pieces, so that this file does not complain about itself.
const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

const machine: readonly Banned[] = [
  {
    what: 'names a path of one machine',
    pattern: anyOf('(^|[\\s"\'`(=:])/(work|root|tmp|home/\\w+|Users/\\w+)' + '/'),
  },
  { what: 'names a registry host', pattern: anyOf('registry\\.' + '(npmjs|yarnpkg)', 'https?://[^/\\s]*artifactory') },
];

const sourceOnly: readonly Banned[] = [
  {
    what: 'parses a string as HTML',
    pattern: anyOf('unsafe' + 'HTML', 'unsafe' + 'SVG', 'inner' + 'HTML', 'outer' + 'HTML', 'src' + 'doc'),
  },
  { what: "undoes behind the server's back", pattern: anyOf('Undo' + 'Manager') },
  {
    what: 'reads updates of version 2, a few bytes of which can fill the memory',
    pattern: anyOf('applyUpdate' + 'V2'),
  },
];

const check = (banned: readonly Banned[], file: SourceFile): readonly string[] =>
  banned
    .filter(({ pattern }) => file.text.split('\n').some((line) => pattern.test(line)))
    .map(({ what }) => `${file.path}: ${what}`);

/** Complaints about a file that names what only one machine has. */
export const checkMachineNames = (file: SourceFile): readonly string[] => check(machine, file);

/** Complaints about a source that turns strings into markup, or uses what of Yjs is banned. */
export const checkSource = (file: SourceFile): readonly string[] =>
  check(sourceOnly, { ...file, text: withoutComments(file.text) });
