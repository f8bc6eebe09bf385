import { slipVessels } from "../vessel-list";

export default slipVessels.Loading;
