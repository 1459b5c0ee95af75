/** The name under which what was typed for an answer is kept. */
export function answerDraft(messageId: number): string {
  return `answer-${messageId}`;
}
