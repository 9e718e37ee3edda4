const sentences: readonly (readonly [codes: RegExp, says: (folder: string) => string])[] = [
  [
    /\bEACCES\b|\bEPERM\b|permission denied/i,
    (folder) =>
      `This user may not write to ${folder}. Give the folder to the user that runs the server (chown), or set DATA_DIR to one of theirs.`,
  ],
  [
    /\bEROFS\b|readonly database|read-only file system/i,
    (folder) =>
      `${folder} can only be read: its disk is mounted read-only, or its files are. Mount it for writing, or set DATA_DIR to another folder.`,
  ],
  [
    /\bENOSPC\b|\bEDQUOT\b|disk is full/i,
    (folder) =>
      `There is no room left on the disk of ${folder}. Make some, or set DATA_DIR to a folder on another disk; nothing was lost.`,
  ],
  [
    /\bEMFILE\b|\bENFILE\b/,
    () =>
      'This machine lets the server open no more files. Raise the limit ("ulimit -n 65536", or LimitNOFILE= of a service), and start again.',
  ],
  [
    /\bENOTDIR\b|\bEEXIST\b/,
    (folder) => `${folder} cannot be a folder: a file is in its way. Set DATA_DIR to another one.`,
  ],
  [
    /\bENOENT\b|unable to open database file/i,
    (folder) =>
      `${folder} cannot be opened: a part of its path is missing, or is a link to nothing. Set DATA_DIR to another folder.`,
  ],
  [
    /\bEIO\b|disk I\/O error/i,
    (folder) =>
      `The disk of ${folder} cannot be read or written. Look at the system's log for its health before anything else, and keep the backups.`,
  ],
];

/** What the system said of the data folder, in a sentence that says what can be done; `undefined` where it said something else. */
export const aboutFolder = (error: unknown, folder: string): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return sentences.find(([codes]) => codes.test(`${code} ${error.message}`))?.[1](folder);
};
