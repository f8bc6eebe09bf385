import { applicantList } from "../list";

export default applicantList.Loading;
