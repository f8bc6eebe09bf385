import { payPeople } from "../list";

export default payPeople.Loading;
