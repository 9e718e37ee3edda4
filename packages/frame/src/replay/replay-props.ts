import type { TemplateResult } from 'lit';
import type { Timeline, Viewer } from './timeline.ts';

/** What a game's replay is given. */
export interface ReplayProps {
  readonly timeline: Timeline;
  readonly name: string;
  /** Whose view it begins with, where the match is one side's. */
  readonly start: Viewer | undefined;
  /** Whether the file is to be believed; goes into the slot `verdict`. */
  readonly verdict: TemplateResult;
}
