import { forecastList } from "./list";

export default forecastList.Loading;
