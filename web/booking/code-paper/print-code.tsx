import { type ComponentType, useState } from "react";
import { useErrorText } from "../../api/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import type { CodePaperProps } from "./code-paper.tsx";

type PrintCodeProps = CodePaperProps & { readonly text: string };

/** Prints a paper with a code. The paper is fetched by the press, and is in the page before the browser draws it for the printer. */
export function PrintCode({ text, ...paper }: PrintCodeProps) {
  const toast = useToast();
  const errorText = useErrorText();
  const [printing, print] = usePrinting();
  const [Paper, setPaper] = useState<ComponentType<CodePaperProps> | null>(null);
  const onClick = () =>
    import("./code-paper.tsx").then(
      (module) => {
        setPaper(() => module.default);
        print();
      },
      (error: unknown) => toast({ text: errorText(error) }),
    );
  return (
    <>
      <Button size="compact" icon="print" onClick={onClick}>
        {text}
      </Button>
      {printing && Paper !== null && <Paper {...paper} />}
    </>
  );
}
