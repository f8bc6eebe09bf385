import { paymentRuns } from "../list";

export default paymentRuns.Loading;
