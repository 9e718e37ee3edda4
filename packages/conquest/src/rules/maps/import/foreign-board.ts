import type { WordsValue } from '@vexillum/model';
import type { MapPoint } from '../map-pack.ts';

/** Countries that are worth recruits together, as the file of another game says. */
export interface ForeignContinent {
  readonly name: string;
  /** The name as a problem says it. */
  readonly called: WordsValue;
  readonly bonus: number;
  /** The bonus as it is written, which may be no number. */
  readonly says: string;
  /** `#rrggbb`, where the file says one. */
  readonly color?: string;
}

/** A country as the file of another game writes it, in points of our board: whole units, y down. */
export interface ForeignCountry {
  readonly id: string;
  readonly name: string;
  /** The name as a problem says it: the file's own, or ours in the reader's language. */
  readonly called: WordsValue;
  /** Its place in the board's list of continents. */
  readonly continent: number;
  /** None before it is drawn. */
  readonly polygons: readonly (readonly MapPoint[])[];
  readonly label: MapPoint;
  /** Ids of the countries that can be attacked from here. */
  readonly adjoining: readonly string[];
}

/** What the file of another game says, part by part; what is said may still be wrong (`foreignProblems`). */
export interface ForeignBoard {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly author: string;
  readonly width: number;
  readonly height: number;
  readonly continents: readonly ForeignContinent[];
  readonly countries: readonly ForeignCountry[];
}
