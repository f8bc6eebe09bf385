import { runHalf } from "./halves";

runHalf(1);
