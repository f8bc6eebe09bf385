import { configure } from "@testing-library/react";
import "@testing-library/jest-dom";

// Two busy cores: late appearance still counts.
configure({ asyncUtilTimeout: 5_000 });
