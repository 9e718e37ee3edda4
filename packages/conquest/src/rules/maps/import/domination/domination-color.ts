/** The names of colours in maps of Domination (those of Java), in tones in which a map can be looked at for an evening. */
const tones: Readonly<Record<string, string>> = {
  black: '#4a4a4a',
  blue: '#5f7fae',
  cyan: '#5f9a9a',
  darkgray: '#6a6a6a',
  gray: '#8a8a8a',
  green: '#7f9a62',
  lightgray: '#b0b0b0',
  magenta: '#a27796',
  orange: '#c48a4d',
  pink: '#c08f96',
  red: '#b06f62',
  white: '#cfcabb',
  yellow: '#c4a24d',
};

/** `#rrggbb` of a colour by name or as `#rrggbb`; undefined where the file says none that is known. */
export const dominationColor = (text: string | undefined): string | undefined => {
  const plain = (text ?? '').toLowerCase();
  return /^#[0-9a-f]{6}$/.test(plain) ? plain : tones[plain];
};
