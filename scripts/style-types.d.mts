export function writeStyleTypes(): void;
export function classesOf(css: string): string[];
