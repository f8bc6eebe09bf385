import { runPart } from "./parts";

runPart(3);
