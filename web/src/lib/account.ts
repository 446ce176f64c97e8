/** Whether somebody has signed in on this device; who never did need not ask the server who they are. */

const KEY = "bastide.account";

export const account = {
  get known(): boolean {
    return localStorage.getItem(KEY) !== null;
  },
  remember(name: string): void {
    localStorage.setItem(KEY, name);
  },
  forget(): void {
    localStorage.removeItem(KEY);
  },
};
