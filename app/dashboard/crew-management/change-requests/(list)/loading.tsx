import { changeRequestList } from "../list";

export default changeRequestList.Loading;
