/** An area, or several, in front of what was done: `rides, web: show the price of a change`. */
const SUBJECT = /^(?<hash>\S+) (?<areas>[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*): (?<what>\S.*)$/;

/** What was done since the last release, by area, as a page in Markdown. A commit that names no area is from before that rule. */
export function changesByArea({ version, since, log }) {
  const commits = log(since === null ? "HEAD" : `${since}..HEAD`);
  const areas = new Map();
  for (const commit of commits) {
    const { hash, areas: named = "", what } = SUBJECT.exec(commit)?.groups ?? {};
    if (what === undefined) continue;
    for (const area of named.split(", "))
      areas.set(area, [...(areas.get(area) ?? []), `- ${what} (${hash})`]);
  }
  const earlier = commits.length - commits.filter((commit) => SUBJECT.test(commit)).length;
  const parts = [...areas]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, lines]) => `## ${area}\n\n${lines.join("\n")}\n`);
  const rest = earlier === 0 ? [] : [`And ${earlier} commits from before commits named their area.\n`];
  return [
    `# Trupial ${version}, by area\n`,
    `What people notice is in CHANGELOG.md. These are the commits since ${since ?? "the beginning"}.\n`,
    ...parts,
    ...rest,
  ].join("\n");
}
