-- Generated: the test of these queries writes it anew with --update=all.

-- deleteTrustedNetwork
delete from "trusted_networks"
where "id" = $1
returning *;

-- insertTrustedNetwork
insert into "trusted_networks" ("name", "address", "address_hash", "added_by", "added_at")
values ($1, $2, $3, $4, $5)
on conflict ("address") do nothing
returning *;

-- selectTrustedNetworks
select *
from "trusted_networks"
order by "name", "id";
