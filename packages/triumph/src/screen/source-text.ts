import { translated } from '@vexillum/ui/words';

/** Where a value of the rules comes from, in the reader's language: a source may be several remarks with semicolons between them. */
export const sourceText = (source: string): string => source.split('; ').map(translated).join('; ');
