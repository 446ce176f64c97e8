/** Whether this device is connected, for the pages that show what they loaded before. */

let lost = $state(navigator.onLine === false ? Date.now() : 0);
addEventListener("offline", () => (lost = Date.now()));
addEventListener("online", () => (lost = 0));

export const connection = {
  /** When it was lost; 0 while it is there. */
  get lost(): number {
    return lost;
  },
};
