export { t as quickBench, n as wholeBench } from "./assets/settings-DFD97DoT.js";
