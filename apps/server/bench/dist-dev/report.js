export { t as report } from "./assets/report-DNce_9EE.js";
