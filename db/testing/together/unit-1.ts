import { runHalf } from "./parts";

runHalf(1);
