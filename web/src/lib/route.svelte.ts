/** Where in the page we are. Addresses are `#/table/ID?seat=TOKEN`, so that every static host can serve them. */

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
  return { page: page || "lobby", parts, query: new URLSearchParams(query) };
}

let current: Route = $state.raw(read());
addEventListener("hashchange", () => {
  current = read();
});

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(address: string): void {
  location.hash = address;
}

/** Change the address without a new entry in the history. */
export function restate(address: string): void {
  history.replaceState(null, "", `#${address}`);
  current = read();
}

/** The address of a clause in the rules. */
export function clauseAddress(game: string, clause: string, from?: string): string {
  return `#/rules/${game}/${clause}${from ? `?from=${encodeURIComponent(from)}` : ""}`;
}
