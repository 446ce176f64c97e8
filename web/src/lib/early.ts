/** What is asked of the server before the page itself is there, so that both come together. */

const asked = new Map<string, Promise<Response>>();

/** Where a question to the server goes. */
export function address(path: string): URL {
  return new URL(`api/v2/${path}`, document.baseURI);
}

export function askEarly(path: string): void {
  const answer = fetch(address(path));
  answer.catch(() => {}); // who takes the answer hears of it
  asked.set(path, answer);
}

/** The answer to what was asked early; it serves once. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
