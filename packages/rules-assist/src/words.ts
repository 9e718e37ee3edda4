/** A sentence in our own words with places for values, `{0}` and so on, so that it can be said in any language. */
export interface Words {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

export const words = (text: string, ...values: (string | number)[]): Words => ({ text, values });

/** The sentence as it stands, for logs and tests. */
export const plainText = ({ text, values }: Words): string =>
  text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
