import { paymentRuns } from "../list";

export const generateMetadata = paymentRuns.generateMetadata;
export default paymentRuns.Page;
