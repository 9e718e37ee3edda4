/** Those of the browsers that there are: Chrome and its kin, Firefox, Edge, Safari. A leading dot stands for any name before it. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** An address may be so long. */
export const ADDRESS_LIMIT = 1024;

/** Which service that address is of, as the lists name it; none where the server is not to be made to send anything there: a page can name any. */
export const pushServiceOf = (address: string, more: readonly string[]): string | undefined => {
  if (address.length > ADDRESS_LIMIT || !URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  return [...known, ...more].find((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
};
