import { forecastList } from "./list";

export const generateMetadata = forecastList.generateMetadata;
export default forecastList.Page;
