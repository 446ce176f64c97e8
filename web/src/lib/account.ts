/** Whether somebody has signed in on this device; who never did need not ask the server who they are. */

const KEY = "bastide.account";
const ARMS = "bastide.arms";

export const account = {
  get known(): boolean {
    return localStorage.getItem(KEY) !== null;
  },
  /** Who it was, to be shown until the server has said so. */
  get last(): { name: string; arms: number } | null {
    const name = localStorage.getItem(KEY);
    return name === null ? null : { name, arms: Number(localStorage.getItem(ARMS)) };
  },
  remember(name: string, arms: number): void {
    localStorage.setItem(KEY, name);
    localStorage.setItem(ARMS, String(arms));
  },
  forget(): void {
    localStorage.removeItem(KEY);
    localStorage.removeItem(ARMS);
  },
};
