import { calibration } from "./list";

export default calibration.Loading;
