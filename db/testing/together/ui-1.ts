import { runUiHalf } from "./halves";

runUiHalf(1);
