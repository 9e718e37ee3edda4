/** More real pixels than this cost memory without looking any sharper. */
const LARGEST = 3;

/** Real pixels per CSS pixel, as far as the board makes use of them. */
export const screenResolution = (): number => Math.min(LARGEST, globalThis.devicePixelRatio || 1);
