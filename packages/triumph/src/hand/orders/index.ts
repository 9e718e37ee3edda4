export { completeOrder, completionHints } from './complete-order.ts';
export { orderLanguages, type KeywordName, type OrderLanguage } from './keywords.ts';
export { legsFrom } from './legs-from.ts';
export * from './order.ts';
export { orderHelp, orderHelpGroups, type OrderHelp } from './order-help.ts';
export { isOrderProblem, ORDER_LIMIT, parseOrder } from './parse-order.ts';
