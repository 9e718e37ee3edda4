import type { Game, RuleValue } from '@vexillum/model';
import type { TemplateResult } from 'lit';
import type { ApiProblem } from './api.ts';
import type { WordsByLanguage } from './language.ts';
import type { SetupOf, TableSetup } from './new-table/table-wish.ts';
import type { Router } from './router.ts';
import type { ReplayProps } from './replay/replay-props.ts';
import type { RecordsOfGame } from './replay/timeline.ts';
import type { TableProps } from './table/table-props.ts';

/** What a page of a game's own is given. */
export interface DeskProps {
  readonly go: Router['go'];
  /** All games that the app shows. */
  readonly screens: readonly GameScreen[];
  readonly setupOf: SetupOf;
}

/** A page of a game's own where something is made for its tables: armies, maps. */
export interface GameDesk {
  /** Its address: `/armies`. */
  readonly path: string;
  readonly icon: string;
  readonly name: () => string;
  /** It is reached from another page of the game, and not from the page's head. */
  readonly isWithin?: true;
  /** It leads to others to play with: whoever looks for a game is told of it. */
  readonly isForFinding?: true;
  readonly load: () => Promise<(props: DeskProps) => TemplateResult>;
}

/** A game that one person tries alone. */
export interface TryOut {
  readonly name: () => string;
  /** Opens a table for it; answers its address. */
  readonly load: () => Promise<() => Promise<string | ApiProblem>>;
}

/** What somebody who sits down loads. */
export interface TableView {
  /** With the actions that a browser foresees. */
  readonly games: readonly Game[];
  /** Its element, which takes the live table from there and tells `shown`. */
  readonly table: (props: TableProps) => TemplateResult;
}

/** What whoever watches a match loads. */
export interface ReplayView {
  readonly replay: (props: ReplayProps) => TemplateResult;
  /** What the game says of its own records. */
  readonly records: RecordsOfGame;
}

/** What the value of a house rule is called, by the rule's key. */
export type RuleWords = (key: string, value: RuleValue) => string;

/** All that the shell knows of a game, or of games that share their screens. The shell loads it at once, so everything large in it is a loader. */
export interface GameScreen {
  readonly ids: readonly string[];
  /** What the start page says of it; left out, that page does not name it. */
  readonly card?: { readonly title: string; readonly says: () => string };
  /** What it says in other languages than English, but for what stands in this value itself. */
  readonly words: WordsByLanguage;
  readonly loadTable: () => Promise<TableView>;
  readonly loadReplay: () => Promise<ReplayView>;
  /** Its own part of the page where a table is set up; left out where the page's own is enough. */
  readonly loadSetup?: () => Promise<TableSetup>;
  /** What a profile's values are, for whoever asks on that page. */
  readonly loadProfileValues?: () => Promise<(profile: string) => TemplateResult>;
  /** What the values of its house rules are called; left out, they are shown as they are written. */
  readonly loadRuleWords?: () => Promise<RuleWords>;
  readonly desks?: readonly GameDesk[];
  /** Tables where one person plays alone, one click away on the start page; the most obvious first. */
  readonly tries?: readonly TryOut[];
}
