import { payDifferences } from "./list";

export default payDifferences.Loading;
