export const groups: { name: string; test: (id: string) => boolean; priority: number }[];
