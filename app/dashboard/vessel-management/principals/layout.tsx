import { principalList } from "./list";

export default principalList.Layout;
