-- Generated: the test of these queries writes it anew with --update=all.

-- blankFactors
update "accounts"
set "two_factor_secret" = $1;

-- countTry
update "accounts"
set "second_factor_tries" = "second_factor_tries" + $1, "second_factor_tried_at" = $2
where
  "id" = $3
  and (
    "second_factor_tries" < $4
    or "second_factor_tried_at" is null
    or "second_factor_tried_at" <= $5
    or "second_factor_tried_at" > $6
  )
returning "second_factor_tries";

-- deleteRecoveryCodes
delete from "recovery_codes"
where "account_id" = $1;

-- forgiveTries
update "accounts"
set "second_factor_tries" = $1, "second_factor_tried_at" = $2
where "id" = $3;

-- insertRecoveryCodes
insert into "recovery_codes" ("account_id", "code_hash")
values ($1, $2);

-- listFactors
select "id", "two_factor_secret"
from "accounts"
where "two_factor_secret" is not null;

-- replaceFactor
update "accounts"
set "two_factor_secret" = $1
where "id" = $2 and "two_factor_secret" = $3;

-- takeRecoveryCode
update "recovery_codes"
set "used_at" = $1
where "account_id" = $2 and "code_hash" = $3 and "used_at" is null
returning "code_hash";

-- takeStep
update "accounts"
set "two_factor_last_step" = $1
where
  "id" = $2
  and ("two_factor_last_step" is null or "two_factor_last_step" < $3 or "two_factor_last_step" > $4)
returning "id";
