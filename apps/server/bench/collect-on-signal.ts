/**
 * Loaded into every measured server before its own code: at SIGUSR2 it collects garbage, so that memory can also be told without what
 * the engine has merely not yet thrown away. Needs `--expose-gc`.
 */
process.on('SIGUSR2', () => globalThis.gc?.());
