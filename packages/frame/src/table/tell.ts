/** One sentence for every kind of event: a new kind is not forgotten, because this would no longer compile. */
export type Tell<Event extends { readonly kind: string }, Context> = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { readonly kind: Kind }>, context: Context) => string;
};

/** The sentence that a table has for an event. */
export const told = <Event extends { readonly kind: string }, Context>(
  table: Tell<Event, Context>,
  event: Event,
  context: Context,
): string => {
  const sentence = table[event.kind as Event['kind']] as (event: Event, context: Context) => string;
  return sentence(event, context);
};
