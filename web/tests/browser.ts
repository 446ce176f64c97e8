/** What the page asks of a browser while it is loaded. */

import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("navigator", { languages: [] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => {});
