import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ALL_TOOLS, OWN_TOOLS } from "../../contract/assistants/tools.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { makeAccount } from "../testing/accounts.ts";
import { LOCAL_REACH, type OtherProgram, openAssistantProgram } from "../testing/assistant-grants.ts";
import { connectAssistant } from "../testing/assistants.ts";
import { makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../docs/assistants/${name}`, import.meta.url), "utf8"));

const text = z.string().regex(/\S/);
const toolName = z.enum(ALL_TOOLS.map(({ name }) => name));
const { positive, negative } = z
  .strictObject({
    positive: z.array(
      z.strictObject({
        title: text,
        language: z.enum(LANGUAGES),
        prompt: text,
        steps: z
          .array(
            z.strictObject({
              tool: toolName,
              arguments: z.record(z.string(), z.unknown()),
              outcome: text.optional(),
            }),
          )
          .min(1),
        expected: text,
        /** A ride was booked before. */
        ride: z.literal(true).optional(),
        /** The assistant speaks for a rider. */
        account: z.literal(true).optional(),
        /** The assistant's program can't ask its person. */
        asksPerson: z.literal(false).optional(),
      }),
    ),
    negative: z.array(z.strictObject({ language: z.enum(LANGUAGES), prompt: text, why: text })),
  })
  .parse(read("cases.json"));
type Positive = (typeof positive)[number];

/** The form of the directory takes a file of this shape, and five and three cases exactly. */
const handedIn = z
  .strictObject({
    $schema: z.literal("https://developers.openai.com/apps-sdk/schemas/chatgpt-app-submission.v1.json"),
    schema_version: z.literal(1),
    app_info: z.strictObject({
      display_name: text,
      subtitle: text.max(30),
      description: text.max(4_000),
      category: z.literal("TRAVEL"),
    }),
    tools: z.record(
      toolName,
      z.strictObject({
        annotations: z.strictObject({
          readOnlyHint: z.boolean(),
          openWorldHint: z.boolean(),
          destructiveHint: z.boolean(),
        }),
        justifications: z.strictObject({
          read_only_justification: text,
          open_world_justification: text,
          destructive_justification: text,
        }),
      }),
    ),
    test_cases: z.array(caseWith(text)).length(5),
    negative_test_cases: z.array(caseWith(z.null())).length(3),
  })
  .parse(read("chatgpt-app-submission.json"));

function caseWith<T extends z.ZodType>(toolsTriggered: T) {
  return z.strictObject({
    description: text,
    user_prompt: text,
    file_attachment_urls: z.null(),
    tools_triggered: toolsTriggered,
    expected_output: text,
    expected_output_url: z.null(),
  });
}

describe("the file for an app directory", () => {
  it("says of each tool what the product says of it", () => {
    expect(Object.entries(handedIn.tools).map(([name, { annotations }]) => [name, annotations])).toEqual(
      ALL_TOOLS.map(({ name, hints: { readOnlyHint, openWorldHint, destructiveHint } }) => [
        name,
        { readOnlyHint, openWorldHint, destructiveHint },
      ]),
    );
  });

  it("hands in cases that are played here", () => {
    const asHandedIn = ({ title, prompt, steps, expected }: Positive) => ({
      description: title,
      user_prompt: prompt,
      tools_triggered: steps.map(({ tool }) => tool).join(", "),
      expected_output: expected,
    });
    const played = positive.map(asHandedIn);
    for (const { file_attachment_urls: _files, expected_output_url: _url, ...given } of handedIn.test_cases) {
      expect(played).toContainEqual(given);
    }
    const prompts = negative.map(({ prompt }) => prompt);
    expect(handedIn.negative_test_cases.filter(({ user_prompt }) => !prompts.includes(user_prompt))).toEqual(
      [],
    );
  });

  it("has each tool and each language, and no prompt twice", () => {
    const prompts = [...positive, ...negative].map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(prompts.length);
    for (const cases of [positive, negative]) {
      expect(new Set(cases.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    }
    const called = new Set(positive.flatMap(({ steps }) => steps.map(({ tool }) => tool)));
    expect(called).toEqual(new Set(ALL_TOOLS.map(({ name }) => name)));
  });

  it("is true where it says that no tool takes a card, a password or a list of others' rides", () => {
    const taken = [...ALL_TOOLS, ...OWN_TOOLS].flatMap(({ input }) => Object.keys(input.shape));
    expect(taken.filter((name) => /card|cvc|iban|pass(word|port)|token|birth/.test(name))).toEqual([]);
    for (const { name, input } of ALL_TOOLS.slice(4, 7)) {
      expect([name, input.safeParse({}).success]).toEqual([name, false]);
    }
  });
});

onADatabase(
  "a case of an app directory",
  (server) => {
    let program: OtherProgram;
    beforeAll(async () => {
      program = await openAssistantProgram(server);
    });
    afterAll(() => program.close());

    const dayIn = (days: number) => addDays(curacaoDate(server.clock.now()), days);

    /** The arguments, with what is only known when the case is played. */
    function filled(given: Positive["steps"][number]["arguments"], known: Readonly<Record<string, string>>) {
      return JSON.parse(
        JSON.stringify(given)
          .replaceAll(/\{\{in (\d+) days\}\}/g, (_all, days: string) => dayIn(Number(days)))
          .replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => known[name] ?? `nothing named ${name}`),
      ) as object;
    }

    it.each(positive)("is played as it stands: $title", async ({ steps, ride, account, asksPerson }) => {
      const rider = account && (await makeAccount(server, { role: "rider" }));
      const token = rider && (await program.letIn(rider.token)).access_token;
      const own = ride && (await makeRide(server, { rider_phone: "5607788" }));
      const person = asksPerson === false ? null : () => true;
      const { callOwn } = await connectAssistant(server, { person, ...(token && { token }) });
      const known: Record<string, string> = { reference: own?.reference ?? "", phone_last4: "7788" };
      for (const { tool, arguments: given, outcome } of steps) {
        const args = filled(given, known);
        const { input } = (account ? OWN_TOOLS : ALL_TOOLS).find(({ name }) => name === tool) ?? {};
        expect(input?.safeParse(args).error).toBeUndefined();
        const answer = await callOwn(tool, args);
        if ("quote" in answer) known["quote"] = answer.quote;
        expect("outcome" in answer ? answer.outcome : undefined).toBe(outcome);
      }
    });
  },
  { assistantsReach: LOCAL_REACH, gateways: { webhook: true } },
);
