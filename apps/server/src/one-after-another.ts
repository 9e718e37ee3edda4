/** Works that wait for each other: each begins when the one before it has ended, however that ended. Each is answered as it was itself. */
export const oneAfterAnother = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
};
