/** What is measured: a plain broadcast, a plain Yjs relay that keeps nothing, and this server. */
export const kinds = ['raw', 'relay', 'ours'] as const;
export type Kind = (typeof kinds)[number];

export const kindNames: Readonly<Record<Kind, string>> = {
  raw: 'raw ws broadcast',
  relay: 'plain Yjs relay',
  ours: 'Vexillum',
};
