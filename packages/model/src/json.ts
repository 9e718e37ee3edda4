/** What JSON can say. Ledgers hold nothing else. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
