/** Svelte as it is in a browser, where nothing may be set while something is derived. */

export default { name: "page", viteEnvironment: "client", setup: () => ({ teardown: () => {} }) };
