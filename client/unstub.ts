// Runs with every file of tests: what it put in place of the browser's own must not be there in the next one.
import { afterAll, vi } from "vitest";

afterAll(() => void vi.unstubAllGlobals());
