-- findProfile
select "profile", "version", "updated_at" from "company_profile" where "id" = $1;

-- lockProfile
select "profile", "version", "updated_at" from "company_profile" where "id" = $1 for update;

-- saveProfile
update "company_profile" set "profile" = $1, "version" = $2, "updated_at" = $3 where "id" = $4;
