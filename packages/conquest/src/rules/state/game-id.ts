/** What is played, as tables and match files name it. */
export const CONQUEST = 'conquest';
