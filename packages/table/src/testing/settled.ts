/** Taken when this file is read, before a test fakes timers. This package knows no Node types. */
const { setImmediate: soon, process } = globalThis as unknown as {
  readonly setImmediate: (run: () => void) => unknown;
  readonly process: { setMaxListeners(most: number): void };
};

// The stock provider listens for the end of the process, once a socket; many browsers in one process are no leak.
process.setMaxListeners(0);

/** Waits until nothing more follows from what was done so far: all promises have had their turn. No time passes. */
export const settled = (): Promise<void> => new Promise((resolve) => void soon(resolve));
