/**
 * The newest format of what is stored that this version reads, raised when an older one could make no sense of it. It is written only when the database
 * says so (`schema_version.version`), which an operator sees to once all servers read it: until then each of them can go back to the version before.
 */
export const READS_FORMAT = 1;
