/** One event of a text/event-stream. */
export type StreamEvent = { readonly id: string | null; readonly name: string; readonly data: string };

/** Reads a stream to its end; `onActivity` is called for every chunk, heartbeats too. */
export async function readEventStream(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onActivity: () => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event !== null) onEvent(event);
    }
  }
}

/** Parses the lines of one event; a comment alone is none, and one with an id says only how far the reader has come. */
function parseEvent(block: string): StreamEvent | null {
  let id: string | null = null;
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon === 0 || line === "") continue;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "id") id = value;
    else if (field === "event") name = value;
    else if (field === "data") data.push(value);
  }
  const empty = data.length === 0 && name === "message" && id === null;
  return empty ? null : { id, name, data: data.join("\n") };
}
