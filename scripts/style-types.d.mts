export function writeStyleTypes(): void;
export function classesOf(css: string): string[];
export function valuesOf(css: string): { name: string; alias: string; from: string }[];
