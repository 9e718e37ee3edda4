/** The language that the page is shown in, as its root element says. */
export const getLocale = (): string => document.documentElement.lang || 'en';
