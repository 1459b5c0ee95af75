const WIDTH = 30;

/** A bar that grows on a terminal; where the output is a file, one line for each step. */
export function progressBar(output: { isTTY?: boolean; write(text: string): unknown }) {
  let last = "";
  return {
    show(step: string, share: number): void {
      const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
      const bar = `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}]`;
      const line = output.isTTY
        ? `\r${bar} ${String(Math.round(share * 100)).padStart(3)} % ${step.padEnd(16)}`
        : `${step}\n`;
      if (line !== last) output.write(line);
      last = line;
    },
    end(): void {
      if (output.isTTY) output.write("\n");
    },
  };
}
