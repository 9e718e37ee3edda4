import type { SideId } from '@vexillum/model';
import { atom } from 'nanostores';
import type { DocumentLine } from './document-line.ts';
import { openPlanTable } from './plan-line.ts';
import type { PlanTable } from './plan-table.ts';
import { type Maps, TableReader } from './table-reader.ts';

export interface SideLinesOptions {
  /** What a side keeps to itself at such a table. */
  readonly kinds: readonly string[];
  readonly openLine: (document: string) => DocumentLine;
  readonly onChange: () => void;
  readonly readable?: ((record: unknown) => unknown) | undefined;
}

interface SideLine {
  readonly secrets: DocumentLine;
  readonly reader: TableReader;
  readonly planLine: DocumentLine;
  readonly plan: PlanTable;
}

/** The documents of those sides that this seat may read: one for a player, all for an accepted umpire, none for anybody else. */
export class SideLines {
  readonly $plans = atom<ReadonlyMap<SideId, PlanTable>>(new Map());
  readonly #options: SideLinesOptions;
  readonly #lines = new Map<SideId, SideLine>();

  constructor(options: SideLinesOptions) {
    this.#options = options;
  }

  /** From now on these sides, and no other. */
  read(sides: readonly SideId[]): void {
    const isSame = sides.length === this.#lines.size && sides.every((side) => this.#lines.has(side));
    if (isSame) return;
    for (const side of this.#lines.keys()) if (!sides.includes(side)) this.#drop(side);
    for (const side of sides) if (!this.#lines.has(side)) this.#lines.set(side, this.#open(side));
    this.$plans.set(new Map([...this.#lines].map(([side, { plan }]) => [side, plan])));
  }

  /** What was read so far, by side. */
  maps(): Record<SideId, Maps> {
    return Object.fromEntries(
      [...this.#lines].flatMap(([side, { reader }]) => (reader.maps ? [[side, reader.maps] as const] : [])),
    );
  }

  /** True once each of them was read once. */
  get areRead(): boolean {
    return [...this.#lines.values()].every(({ reader }) => reader.maps !== undefined);
  }

  /** Whether this side's document is read here and does not include this entry yet. */
  isBehind(side: SideId, seq: number): boolean {
    const line = this.#lines.get(side);
    return line !== undefined && line.reader.seq < seq;
  }

  knowEpochs(epochs: Readonly<Record<string, string>>): void {
    for (const [side, { secrets, planLine }] of this.#lines) {
      secrets.knowEpoch(epochs[`side-${side}`]);
      planLine.knowEpoch(epochs[`plan-${side}`]);
    }
  }

  breakIfSilent(milliseconds: number): void {
    for (const { secrets, planLine } of this.#lines.values()) {
      secrets.breakIfSilent(milliseconds);
      planLine.breakIfSilent(milliseconds);
    }
  }

  retry(): void {
    for (const { secrets, planLine } of this.#lines.values()) {
      secrets.retry();
      planLine.retry();
    }
  }

  close(): void {
    for (const side of [...this.#lines.keys()]) this.#drop(side);
  }

  #open(side: SideId): SideLine {
    const { kinds, openLine, onChange, readable } = this.#options;
    const secrets = openLine(`side-${side}`);
    const planLine = openLine(`plan-${side}`);
    const reader = new TableReader(secrets, kinds, onChange, {}, readable);
    return { secrets, reader, planLine, plan: openPlanTable(planLine) };
  }

  #drop(side: SideId): void {
    const line = this.#lines.get(side);
    line?.secrets.close();
    line?.planLine.close();
    this.#lines.delete(side);
  }
}
