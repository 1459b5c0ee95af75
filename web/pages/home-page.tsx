import { useMessages } from "../language/language-context.ts";
import { PageHead } from "../ui/page-head.tsx";

/** The home page. */
export default function HomePage() {
  const text = useMessages("home");
  return (
    <div className="wrap section">
      <PageHead title={text.headTitle} description={text.headDescription} />
      <h1 className="page-title">{text.title}</h1>
    </div>
  );
}
