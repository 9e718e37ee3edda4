export { t as aimsOf } from "./assets/aims-DdmYmuMH.js";
