-- Safety is the last module that erases, after the account itself is gone.
alter table filter_stops alter constraint filter_stops_account_id_fkey deferrable initially deferred;
