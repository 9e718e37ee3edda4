import { css, html } from 'lit';

export interface HelpChapter {
  readonly title: string;
  /** A name, and what there is to know of it. */
  readonly rows: readonly (readonly [name: string, text: string])[];
}

/** What speaks of all words of the question; a chapter that is named by it comes whole. */
export const searchHelp = (chapters: readonly HelpChapter[], question: string): readonly HelpChapter[] => {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const speaksOf = (...texts: string[]) => words.every((word) => texts.join(' ').toLowerCase().includes(word));
  return chapters.flatMap((chapter) => {
    const { title } = chapter;
    if (speaksOf(title)) return [chapter];
    const rows = chapter.rows.filter(([name, text]) => speaksOf(title, name, text));
    return rows.length > 0 ? [{ title, rows }] : [];
  });
};

export const helpRows = ({ rows }: HelpChapter) =>
  html`<dl>${rows.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`;

export const helpStyles = css`
  dl {
    display: grid;
    grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr);
    gap: 0.35em 1.2em;
  }
  dt {
    font-weight: 600;
  }
  @media (max-width: 34rem) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dd + dt {
      margin-top: 0.5em;
    }
  }
`;
