export function reached(file: string, later?: boolean, found?: Set<string>): Set<string>;
