import { getCompany } from "../company/company-profile.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { readEnvironment } from "../environment/environment.ts";
import { whatsappTemplates } from "../notifications/phone/whatsapp-templates.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run whatsapp-templates
Prints the templates that Meta's Cloud API must know before a message goes by WhatsApp: one line of JSON for each, to
post to /{business account}/message_templates. Set PUBLIC_URL first, and print them again after the company's name changed.`;

await runCommand(USAGE, async () => {
  const environment = readEnvironment(process.env);
  const database = await openProductDatabase(environment);
  try {
    const { company } = await getCompany(database.db);
    const site = { company: company.name, publicUrl: environment.PUBLIC_URL };
    for (const template of whatsappTemplates(site)) console.log(JSON.stringify(template));
  } finally {
    await database.close();
  }
});
