import { payDifferences } from "./list";

export const generateMetadata = payDifferences.generateMetadata;
export default payDifferences.Page;
