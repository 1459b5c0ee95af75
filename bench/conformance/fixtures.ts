import {
  CLIENT_CAPABILITIES_META_KEY,
  type CallToolResult,
  type ClientCapabilities,
  McpServer,
  ResourceTemplate,
  type ServerContext,
  acceptedContent,
  completable,
  createRequestStateCodec,
  inputRequired,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/** A picture of one pixel and a sound without a sample: their bytes are all that is asked of them. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

const states = createRequestStateCodec({ key: "a key for what is checked here, and for nothing else" });
const nameSchema = z.object({ name: z.string() });
const okSchema = z.object({ ok: z.boolean() });

/** The tools, prompts and resources that the scenarios of the protocol's own suite ask of a server, on our own door. */
export function openFixtures(): McpServer {
  const server = new McpServer(
    { name: "fixtures", version: "1.0.0" },
    {
      capabilities: { logging: {}, completions: {} },
      requestState: { verify: states.verify },
    },
  );
  addContents(server);
  addQuestions(server);
  addResources(server);
  addPrompts(server);
  return server;
}

function text(value: string): CallToolResult {
  return { content: [{ type: "text", text: value }] };
}

function addContents(server: McpServer): void {
  const says = (name: string, result: CallToolResult) =>
    server.registerTool(name, { description: name }, async () => result);
  const image = { type: "image" as const, data: PIXEL, mimeType: "image/png" };
  says("test_simple_text", text("This is a simple text response for testing."));
  says("test_image_content", { content: [image] });
  says("test_audio_content", { content: [{ type: "audio", data: SILENCE, mimeType: "audio/wav" }] });
  says("test_embedded_resource", {
    content: [embedded("test://embedded-resource", "This is an embedded resource content.")],
  });
  says("test_multiple_content_types", {
    content: [
      { type: "text", text: "Multiple content types test:" },
      image,
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: '{"test":"data","value":123}',
        },
      },
    ],
  });
  says("test_logging_tool", text("Nothing is logged."));
  says("test_streaming_elicitation", text("Nothing is asked on a stream of its own."));
  server.registerTool("test_error_handling", { description: "Always fails." }, async () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
  // A question to a model that the client never said it had is refused by its declared capabilities.
  server.registerTool("test_missing_capability", { description: "Needs sampling." }, async () =>
    inputRequired({ inputRequests: { asked: askModel("Are you there?") } }),
  );
  server.registerTool(
    "test_tool_with_progress",
    { description: "Tells how far it is." },
    async ({ mcpReq }) => {
      const { progressToken: token } = mcpReq["_meta"] ?? {};
      for (const progress of [0, 50, 100]) {
        if (token === undefined) continue;
        await mcpReq.notify({
          method: "notifications/progress",
          params: { progressToken: token, progress, total: 100 },
        });
      }
      return text("Done.");
    },
  );
}

function embedded(uri: string, value: string) {
  return { type: "resource" as const, resource: { uri, mimeType: "text/plain", text: value } };
}

function capabilitiesOf({ mcpReq }: ServerContext): ClientCapabilities {
  const envelope = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  return (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as ClientCapabilities;
}

const askName = inputRequired.elicit({ message: "What is your name?", requestedSchema: nameSchema });
const askOk = inputRequired.elicit({ message: "Please confirm", requestedSchema: okSchema });

function askModel(question: string) {
  return inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: question } }],
    maxTokens: 100,
  });
}

/** Whether the client answered a question, whatever it said. */
function answered({ mcpReq }: ServerContext, key: string): boolean {
  return mcpReq.inputResponses?.[key] !== undefined;
}

function addQuestions(server: McpServer): void {
  const tool = (
    name: string,
    answer: (context: ServerContext) => Promise<CallToolResult | ReturnType<typeof inputRequired>>,
  ) => server.registerTool(`test_input_required_result_${name}`, { description: name }, answer);
  tool("elicitation", async ({ mcpReq }) => {
    const said = acceptedContent(mcpReq.inputResponses, "user_name", nameSchema);
    return said ? text(`Hello, ${said.name}!`) : inputRequired({ inputRequests: { user_name: askName } });
  });
  tool("sampling", async (context) =>
    answered(context, "capital_question")
      ? text(JSON.stringify(context.mcpReq.inputResponses?.["capital_question"]))
      : inputRequired({ inputRequests: { capital_question: askModel("What is the capital of France?") } }),
  );
  tool("list_roots", async (context) =>
    answered(context, "client_roots")
      ? text(JSON.stringify(context.mcpReq.inputResponses?.["client_roots"]))
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } }),
  );
  for (const name of ["request_state", "tampered_state"]) {
    tool(name, async (context) => {
      const isOurs = context.mcpReq.requestState<string>() === name;
      if (isOurs && answered(context, "confirm")) return text("state-ok");
      return inputRequired({ inputRequests: { confirm: askOk }, requestState: await states.mint(name) });
    });
  }
  tool("multiple_inputs", async (context) => {
    if (["user_name", "greeting", "client_roots"].every((key) => answered(context, key)))
      return text("All there.");
    return inputRequired({
      inputRequests: {
        user_name: askName,
        greeting: askModel("Generate a greeting"),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await states.mint("several"),
    });
  });
  tool("multi_round", async (context) => {
    const round = context.mcpReq.requestState<string>();
    if (round === "second" && answered(context, "step2")) return text("Both steps are done.");
    if (round === "first" && answered(context, "step1")) {
      const color = z.object({ color: z.string() });
      const step2 = inputRequired.elicit({
        message: "Step 2: What is your favorite color?",
        requestedSchema: color,
      });
      return inputRequired({ inputRequests: { step2 }, requestState: await states.mint("second") });
    }
    const step1 = inputRequired.elicit({
      message: "Step 1: What is your name?",
      requestedSchema: nameSchema,
    });
    return inputRequired({ inputRequests: { step1 }, requestState: await states.mint("first") });
  });
  tool("capabilities", async (context) => {
    const { elicitation, sampling } = capabilitiesOf(context);
    if (answered(context, "asked")) return text("Answered.");
    if (sampling) return inputRequired({ inputRequests: { asked: askModel("Generate a greeting") } });
    return elicitation ? inputRequired({ inputRequests: { asked: askOk } }) : text("Nobody can be asked.");
  });
}

function addResources(server: McpServer): void {
  const fixed = (name: string, mimeType: string, content: { text: string } | { blob: string }) => {
    const uri = `test://${name}`;
    server.registerResource(name, uri, { description: name, mimeType }, async () => ({
      contents: [{ uri, mimeType, ...content }],
    }));
  };
  fixed("static-text", "text/plain", { text: "This is the content of the static text resource." });
  fixed("static-binary", "image/png", { blob: PIXEL });
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  server.registerResource("template", template, { description: "By its id." }, async (uri, { id }) => ({
    contents: [
      {
        uri: uri.href,
        mimeType: "application/json",
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }));
}

function addPrompts(server: McpServer): void {
  const says = (value: string) => ({
    role: "user" as const,
    content: { type: "text" as const, text: value },
  });
  server.registerPrompt("test_simple_prompt", { description: "Without arguments." }, async () => ({
    messages: [says("This is a simple prompt for testing.")],
  }));
  const argsSchema = z.object({
    arg1: completable(z.string(), (typed) =>
      ["paris", "park", "party"].filter((one) => one.startsWith(typed)),
    ),
    arg2: z.string(),
  });
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description: "With two.", argsSchema },
    async ({ arg1, arg2 }) => ({
      messages: [says(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
    }),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "With a resource.", argsSchema: z.object({ resourceUri: z.string() }) },
    async ({ resourceUri }) => ({
      messages: [
        { role: "user", content: embedded(resourceUri, "Embedded resource content for testing.") },
        says("Please process the embedded resource above."),
      ],
    }),
  );
  server.registerPrompt("test_prompt_with_image", { description: "With a picture." }, async () => ({
    messages: [
      { role: "user", content: { type: "image", data: PIXEL, mimeType: "image/png" } },
      says("Please analyze the image above."),
    ],
  }));
  const contextSchema = z.object({ context: z.string() });
  server.registerPrompt(
    "test_input_required_result_prompt",
    { description: "Asks first." },
    async ({ mcpReq }) => {
      const said = acceptedContent(mcpReq.inputResponses, "user_context", contextSchema);
      if (said) return { messages: [says(said.context)] };
      const message = "What context should the prompt use?";
      return inputRequired({
        inputRequests: { user_context: inputRequired.elicit({ message, requestedSchema: contextSchema }) },
      });
    },
  );
}
