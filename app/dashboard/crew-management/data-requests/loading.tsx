import { dataRequestList } from "./list";

export default dataRequestList.Loading;
