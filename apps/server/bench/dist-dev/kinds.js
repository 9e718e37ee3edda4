export { t as kindNames, n as kinds } from "./assets/kinds-BOGvdnSA.js";
