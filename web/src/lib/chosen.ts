/** What was chosen on this device, as it is stored; read before anything else of the page is there. */

export const KEY = "bastide.prefs";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  ro: "Română",
  it: "Italiano",
  hu: "Magyar",
  fr: "Français",
  de: "Deutsch",
};

export function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The language of the browser, if we speak it. */
export function spoken(): string {
  return (navigator.languages ?? []).map((wish) => wish.slice(0, 2)).find((short) => short in LANGUAGES) ?? "en";
}

/** The language to begin with. */
export function language(): string {
  const { language: wish } = stored();
  return typeof wish === "string" && wish in LANGUAGES ? wish : spoken();
}
