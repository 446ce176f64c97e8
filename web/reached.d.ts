export function reached(file: string, found?: Set<string>): Set<string>;
