import type { LogLine, Snapshot } from '@vexillum/model';
import { NewLines } from '../alive/new-lines.ts';

export interface News {
  /** Names of people who sat down. */
  readonly joined: readonly string[];
  /** How many things others said. */
  readonly said: number;
  /** What somebody says who leads the table from elsewhere, as the log tells it. */
  readonly announced: readonly LogLine[];
  /** What players were given, as the log tells it. */
  readonly awards: readonly LogLine[];
}

/** Tells what happened since it looked last, for those who look elsewhere. Its first look is the past and no news. */
export class WhatsNew {
  #names: ReadonlyMap<string, string | undefined> | undefined;
  #said: ReadonlySet<string> = new Set();
  #lines: NewLines | undefined;

  /** What muted seats say is no news. */
  since(snapshot: Snapshot, mySeat: string, isMuted: (seat: string) => boolean = () => false): News {
    const names = new Map([...snapshot.public.seat].map(([id, seat]) => [id, seat.name]));
    const chat = new Map([
      ...snapshot.public.chat,
      ...Object.values(snapshot.sides).flatMap((side) => [...(side?.chat ?? [])]),
    ]);
    const before = this.#names;
    const lines = this.#lines?.since(snapshot) ?? [];
    const news = {
      joined: before
        ? [...names].flatMap(([id, name]) =>
            name !== undefined && id !== mySeat && before.get(id) !== name ? [name] : [],
          )
        : [],
      said: before
        ? [...chat].filter(([id, { seat }]) => !this.#said.has(id) && seat !== mySeat && !isMuted(seat)).length
        : 0,
      announced: lines.filter(({ event }) => event.kind === 'announced'),
      awards: lines.filter(({ event }) => event.kind === 'award-won'),
    };
    this.#lines ??= new NewLines(snapshot);
    this.#names = names;
    this.#said = new Set(chat.keys());
    return news;
  }
}
