-- Generated: the test of these queries writes it anew with --update=all.

-- setClosing
update "rides"
set "closing_id" = $1, "version" = "version" + $2
where "id" in ($3, $4);

-- setLinkCents
update "rides"
set "link_cents" = $1, "paid_by" = $2, "updated_at" = $3, "version" = "version" + $4
where "id" = $5;

-- setNoShowFee
update "rides"
set "no_show_fee_cents" = $1
where "id" = $2 and "no_show_fee_cents" is null;

-- setStatement
update "rides"
set "statement_id" = $1, "version" = "version" + $2
where "id" in ($3, $4);
