/** Those of the browsers that there are: Chrome and its kin, Firefox, Edge, Safari. A leading dot stands for any name before it. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** An address may be so long. */
export const ADDRESS_LIMIT = 1024;

/** Whether the server may be made to send something there: a browser names the address, and a page can name any. */
export const isPushService = (address: string, more: readonly string[]): boolean => {
  if (address.length > ADDRESS_LIMIT || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...known, ...more].some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
};
