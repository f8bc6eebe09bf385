import { asSeeded } from "./as-seeded";

beforeAll(asSeeded);
