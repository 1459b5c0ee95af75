-- Generated: the test of these queries writes it anew with --update=all.

-- blankCasesBefore
update "case_entries"
set "entry" = $1
where
  "case_id" in (
    select cases.id
    from cases left join rides on rides.id = cases.ride_id
    where cases.opened_at < $2 and rides.rider_id is null
  );
update "cases"
set "title" = $1
where
  "id" in (
    select cases.id
    from cases left join rides on rides.id = cases.ride_id
    where cases.opened_at < $2 and rides.rider_id is null
  );

-- blankCasesOfRider
update "case_entries"
set "entry" = $1
where
  "case_id" in (
    select cases.id
    from
      cases
      left join rides on rides.id = cases.ride_id
      left join contact_messages on contact_messages.id = cases.message_id
    where rides.rider_id = $2 or lower(contact_messages.email) = $3
  );
update "cases"
set "title" = $1
where
  "id" in (
    -- as in blankCasesOfRider: select cases.id to …ider_id = $2 or lower(contact_messages.email) = $3
  );

-- blankWordsOfDriver
update "case_entries"
set "entry" = $1
where "kind" in ($2, $3) and "case_id" in (select id from cases where driver_id = $4);
