-- Generated: the test of these queries writes it anew with --update=all.

-- findLogo
select "logo"
from "company_profile"
where "id" = $1;

-- saveLogo
update "company_profile"
set "logo" = $1
where "id" = $2;
