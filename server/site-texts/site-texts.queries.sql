-- Generated: the test of these queries writes it anew with --update=all.

-- findTexts
select "part", "language", "texts", "version", "updated_at"
from "site_texts"
where "part" = $1 and "language" = $2;

-- listTexts
select "part", "language", "texts", "version", "updated_at"
from "site_texts"
order by "part", "language";

-- listTextsIn
select "part", "language", "texts", "version", "updated_at"
from "site_texts"
where "language" = $1
order by "part";

-- saveTexts
insert into "site_texts" ("part", "language", "texts", "version", "updated_at")
values ($1, $2, $3, $4, $5)
on conflict ("part", "language") do update
set "texts" = $6, "version" = $7, "updated_at" = $8
where "site_texts"."version" = $9;
