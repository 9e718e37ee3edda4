import manifest from '../../package.json' with { type: 'json' };

/** The version that this page was built as. */
export const appVersion: string = manifest.version;
