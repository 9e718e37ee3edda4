/** How a row of the rules is answered by the program. */
export const waysOfCovering = ['rule', 'tracked', 'helper', 'shown', 'waits'] as const;
export type WayOfCovering = (typeof waysOfCovering)[number];

/**
 * One row of the list that the program is judged by, in our own words.
 * - `rule`: a rule looks at it; `by` is the rule's id (several with commas).
 * - `tracked`: an action or a record keeps it; `by` names it (`seal-orders`).
 * - `helper`: the program works it out on request; `by` is the screen or the action that does.
 * - `shown`: it is told where it matters; `by` is the screen.
 * - `waits`: not there yet; `why` says for what.
 */
export interface CatalogueRow {
  readonly id: string;
  readonly what: string;
  readonly how: WayOfCovering;
  readonly by: string;
  readonly why?: string;
}

export const coveredBy = (
  how: Exclude<WayOfCovering, 'waits'>,
  by: string,
  rows: Readonly<Record<string, string>>,
): readonly CatalogueRow[] => Object.entries(rows).map(([id, what]) => ({ id, what, how, by }));

export const waitingFor = (why: string, rows: Readonly<Record<string, string>>): readonly CatalogueRow[] =>
  Object.entries(rows).map(([id, what]) => ({ id, what, how: 'waits', by: '', why }));
