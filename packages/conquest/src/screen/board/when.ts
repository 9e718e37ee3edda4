/** A mark that is there only where it is set, as views want it. */
export const when = <Name extends string>(name: Name, isSet: boolean) =>
  (isSet ? { [name]: true } : {}) as { readonly [key in Name]?: true };
