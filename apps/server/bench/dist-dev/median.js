export { t as median, n as medians } from "./assets/median-B2H4hZh0.js";
