-- Generated: the test of these queries writes it anew with --update=all.

-- findPlanSettings
select
  "plan_settings"."settings",
  "plan_settings"."version",
  "plan_settings"."changed_at",
  "accounts"."first_name",
  "accounts"."last_name"
from "plan_settings" left join "accounts" on "accounts"."id" = "plan_settings"."changed_by";

-- writePlanSettings
update "plan_settings"
set "settings" = $1, "version" = $2, "changed_by" = $3, "changed_at" = $4
where "version" = $5;
