import { calibration } from "./list";

export const generateMetadata = calibration.generateMetadata;
export default calibration.Page;
