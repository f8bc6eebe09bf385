import { payPeople } from "../list";

export const generateMetadata = payPeople.generateMetadata;
export default payPeople.Page;
