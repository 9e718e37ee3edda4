/** What the rules say of one kind of stand. Lengths in MU, points in halves. */
export interface TroopType {
  readonly code: string;
  /** As players write it on a base: `Sp`, `ECv`. */
  readonly abbreviation: string;
  readonly name: string;
  readonly category: 'foot' | 'mounted';
  readonly order: 'open' | 'close';
  readonly halfPoints: number;
  /** Tactical move over open ground. */
  readonly moveMu: number;
  readonly depthMu: number;
  /** Factor as a shooter; null where the type does not shoot. */
  readonly shooting: number | null;
  /** How far it shoots; null where it does not. */
  readonly rangeMu: number | null;
  /** Factor when shot at. */
  readonly shotAt: number;
  /** Close combat factors, against foot and against mounted. */
  readonly againstFoot: number;
  readonly againstMounted: number;
}
