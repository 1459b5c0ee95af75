/** Where people reach the site, by the variables of the environment. */
export function publicUrl(environment?: Readonly<Record<string, string | undefined>>): string;
