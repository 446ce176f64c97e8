import { describe, expect, it } from "vitest";
import { TONGUES, tongue, tongues } from "../../src/lib/tongues";

describe("a language", () => {
  it("is called as it calls itself", () => {
    expect(tongue("hu")).toBe("Magyar");
    expect(tongue("nl")).toBe("Nederlands");
    expect(tongues(["en", "fr"])).toBe("English, Français");
  });

  it("has a name of its own, and those of the page come first", () => {
    expect(TONGUES.slice(0, 6).toSorted()).toEqual(["de", "en", "fr", "hu", "it", "ro"]);
    expect(new Set(TONGUES.map(tongue)).size).toBe(TONGUES.length);
    for (const code of TONGUES) expect(tongue(code)).not.toBe(code);
  });
});
