/** The language that the page is shown in, as its root element says; English where there is no page. */
export const getLocale = (): string => globalThis.document?.documentElement.lang || 'en';
