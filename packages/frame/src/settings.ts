import { atom, type WritableAtom } from 'nanostores';

export const themeWishes = ['system', 'light', 'dark'] as const;
export type ThemeWish = (typeof themeWishes)[number];

export type YesOrNo = 'yes' | 'no';

/** How a board that is broader than deep lies in a window that is not: as the window suggests, turned upright, or across. */
export const boardLies = ['auto', 'upright', 'across'] as const;
export type BoardLie = (typeof boardLies)[number];

/** What this browser remembers of its reader. */
export interface Settings {
  readonly $theme: WritableAtom<ThemeWish>;
  readonly $language: WritableAtom<string>;
  readonly $name: WritableAtom<string>;
  /** Whether the drawer beside the board is shut. */
  readonly $isWide: WritableAtom<YesOrNo>;
  /** Whether an open drawer stays open, and the board keeps clear of it. */
  readonly $isPinned: WritableAtom<YesOrNo>;
  readonly $isMapShown: WritableAtom<YesOrNo>;
  readonly $lie: WritableAtom<BoardLie>;
  /** No glides and no blinking, whatever the system says. */
  readonly $isStill: WritableAtom<YesOrNo>;
  readonly $isHighContrast: WritableAtom<YesOrNo>;
  readonly $isLarge: WritableAtom<YesOrNo>;
  readonly $isMuted: WritableAtom<YesOrNo>;
  /** Percent, as text: `60`. */
  readonly $volume: WritableAtom<string>;
  /** Whether the browser's notifications call the reader to their turn; off until they have asked for it. */
  readonly $areTurnsNotified: WritableAtom<YesOrNo>;
  /** Whether whoever sits down here does so with their player card, or would make one. */
  readonly $isCardShown: WritableAtom<YesOrNo>;
  /** Whether this browser looks for somebody to play with, and is to be told who answers. */
  readonly $isSeeking: WritableAtom<YesOrNo>;
  /** Whether a board opens where its reader left it. */
  readonly $isCameraKept: WritableAtom<YesOrNo>;
}

/** A text that survives a reload; where the browser keeps nothing (private mode), it lives as long as the page. */
const keptText = <T extends string>(key: string, start: T, isValid: (text: string) => text is T): WritableAtom<T> => {
  const kept = readKept(key);
  const store = atom<T>(kept !== null && isValid(kept) ? kept : start);
  store.listen((value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to be done: the choice holds until the page is closed.
    }
  });
  return store;
};

const readKept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const isThemeWish = (text: string): text is ThemeWish => themeWishes.some((wish) => wish === text);
const isLie = (text: string): text is BoardLie => boardLies.some((lie) => lie === text);
const isYesOrNo = (text: string): text is YesOrNo => text === 'yes' || text === 'no';
const isPercent = (text: string): text is string => /^(100|\d{1,2})$/.test(text);
const isAnything = (text: string): text is string => typeof text === 'string';

/** Here a drawer that was open from the start would leave little of the board. */
const isSmall = globalThis.matchMedia?.('(max-width: 75rem)').matches === true;

export const settings: Settings = {
  $theme: keptText<ThemeWish>('vexillum:theme', 'system', isThemeWish),
  $language: keptText('vexillum:language', '', isAnything),
  $name: keptText('vexillum:name', '', isAnything),
  $isWide: keptText<YesOrNo>('vexillum:wide', isSmall ? 'yes' : 'no', isYesOrNo),
  $isPinned: keptText<YesOrNo>('vexillum:pinned', 'yes', isYesOrNo),
  $isMapShown: keptText<YesOrNo>('vexillum:map', 'yes', isYesOrNo),
  $lie: keptText<BoardLie>('vexillum:lie', 'auto', isLie),
  $isStill: keptText<YesOrNo>('vexillum:still', 'no', isYesOrNo),
  $isHighContrast: keptText<YesOrNo>('vexillum:contrast', 'no', isYesOrNo),
  $isLarge: keptText<YesOrNo>('vexillum:large', 'no', isYesOrNo),
  $isMuted: keptText<YesOrNo>('vexillum:muted', 'no', isYesOrNo),
  $volume: keptText('vexillum:volume', '60', isPercent),
  $areTurnsNotified: keptText<YesOrNo>('vexillum:turn-notices', 'no', isYesOrNo),
  $isCardShown: keptText<YesOrNo>('vexillum:card-shown', 'yes', isYesOrNo),
  $isSeeking: keptText<YesOrNo>('vexillum:seeking', 'no', isYesOrNo),
  $isCameraKept: keptText<YesOrNo>('vexillum:camera-kept', 'yes', isYesOrNo),
};
