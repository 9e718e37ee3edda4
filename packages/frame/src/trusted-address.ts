interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The page's policy takes an address of a script only from a named hand. To be given an address that the build made, and no other. */
export const trustedAddress = (address: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('vexillum-worker', { createScriptURL: (url) => url }).createScriptURL(address) ?? address
  );
};
