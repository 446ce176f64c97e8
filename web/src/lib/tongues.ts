/** The languages people say they speak, each called as it calls itself. */

import { LANGUAGES } from "./chosen";

/** Those of the page first. */
export const TONGUES = [
  ...Object.keys(LANGUAGES),
  ...["bg", "ca", "cs", "da", "el", "es", "et", "eu", "fi", "hr", "ja", "ko", "lt", "lv", "nb", "nl", "pl", "pt", "ru"],
  ...["sk", "sl", "sr", "sv", "tr", "uk", "zh"],
];
/** How many of them a player can name on their page. */
export const MOST = 8;

export function tongue(code: string): string {
  return LANGUAGES[code] ?? new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

/** Names one after another, as they stand within a sentence. */
export function tongues(codes: string[]): string {
  return codes.map(tongue).join(", ");
}
