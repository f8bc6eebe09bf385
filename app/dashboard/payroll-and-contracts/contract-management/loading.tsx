import { contractList } from "./list";

export default contractList.Loading;
