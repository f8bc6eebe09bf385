import { configure } from "@testing-library/react";
import "@testing-library/jest-dom";

// Two busy cores: what appears late still counts as appearing.
configure({ asyncUtilTimeout: 5_000 });
