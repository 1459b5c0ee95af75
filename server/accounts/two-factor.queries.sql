-- deleteRecoveryCodes
delete from "recovery_codes" where "account_id" = $1;

-- insertRecoveryCodes
insert into "recovery_codes" ("account_id", "code_hash") values ($1, $2);

-- takeRecoveryCode
update "recovery_codes" set "used_at" = $1 where "account_id" = $2 and "code_hash" = $3 and "used_at" is null returning "code_hash";

-- takeStep
update "accounts" set "two_factor_last_step" = $1 where "id" = $2 and ("two_factor_last_step" is null or "two_factor_last_step" < $3) returning "id";
