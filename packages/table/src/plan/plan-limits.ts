/** What one plan document may cost. Bytes are bytes on the wire; source: TRUST, "Updates from clients" and "Limits"; the last two are measured. */
export const planLimits = {
  updateBytes: 65_536,
  documentBytes: 1_048_576,
  noteBytes: 4096,
  /** Longest run of collected structs that an update may bring. */
  gcLength: 5000,
  /** Keys on the way from a root to a value, and containers inside one plain value. */
  depth: 5,
  /** Structs in one update. A stock client's take about 16 bytes each, so a full update of them holds fewer. */
  updateStructs: 4096,
  /** Neighbours that one update may make Yjs look through, under a second's work. Two who each scribbled 1,500 lines offline stay below. */
  searchSteps: 4_000_000,
} as const;

export type PlanLimits = typeof planLimits;
