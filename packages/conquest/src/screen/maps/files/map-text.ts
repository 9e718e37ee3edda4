/** How UTF-16 begins: with its mark, or with the first letter of an XML file or of ours. */
const utf16: Readonly<Record<string, string>> = {
  fffe: 'utf-16le',
  feff: 'utf-16be',
  '3c00': 'utf-16le',
  '003c': 'utf-16be',
  '7b00': 'utf-16le',
  '007b': 'utf-16be',
};

const HEAD = 200;
const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/;

/** What an XML file says of itself in its first line; a file whose first line reads as it stands is not UTF-16. */
const declaredIn = (bytes: Uint8Array): string | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const name = DECLARED.exec(head)?.[1]?.toLowerCase();
  return name?.startsWith('utf-16') ? undefined : name;
};

const encodingOf = (bytes: Uint8Array): string => {
  const start = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return utf16[start] ?? declaredIn(bytes) ?? 'utf-8';
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (problem) {
    if (problem instanceof TypeError || problem instanceof RangeError) return undefined;
    throw problem;
  }
};

/** The text of a map file in the letters that it was written in; none where its bytes are no such letters. */
export const mapText = (bytes: Uint8Array, name: string): string | undefined => {
  const text = decoded(bytes, encodingOf(bytes));
  // Editors of Domination write what the system of their day wrote, and never say what that is.
  return text === undefined && /\.(map|cards)$/i.test(name) ? decoded(bytes, 'windows-1252') : text;
};
