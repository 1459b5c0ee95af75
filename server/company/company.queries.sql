-- Generated: the test of these queries writes it anew with --update=all.

-- findPaperDetails
select "paper_details", "paper_details_version"
from "company_profile"
where "id" = $1;

-- findPayLinkSettings
select "pay_links", "pay_links_version"
from "company_profile"
where "id" = $1;

-- findProfile
select
  "profile",
  "version",
  "updated_at",
  "two_factor_from",
  "start_code",
  "change_hours",
  "driver_changes_wait",
  "low_rating",
  "phone_messages",
  "site_open",
  "closed_text"
from "company_profile"
where "id" = $1;

-- lockProfile
-- as in findProfile: select "profile", "version", "updated_at", "two_fa… to where "id" = $1
for update;

-- savePaperDetails
update "company_profile"
set "paper_details" = $1, "paper_details_version" = $2
where "id" = $3 and "paper_details_version" = $4;

-- savePayLinkSettings
update "company_profile"
set "pay_links" = $1, "pay_links_version" = $2
where "id" = $3 and "pay_links_version" = $4;

-- saveProfile
update "company_profile"
set
  "profile" = $1,
  "version" = $2,
  "two_factor_from" = $3,
  "start_code" = $4,
  "change_hours" = $5,
  "driver_changes_wait" = $6,
  "low_rating" = $7,
  "updated_at" = $8
where "id" = $9;

-- saveSiteOpen
update "company_profile"
set "site_open" = $1, "closed_text" = $2
where "id" = $3;
