-- A no of somebody who never said yes, while another grown-up's yes stands: it closes, and erases nothing before staff decide.
alter table consent_answers drop constraint consent_answers_state_check;
alter table consent_answers add constraint consent_answers_state_check
  check (state in ('granted', 'declined', 'revoked', 'objected'));
alter table consent_records drop constraint consent_records_state_check;
alter table consent_records add constraint consent_records_state_check
  check (state in ('pending', 'granted', 'declined', 'revoked', 'expired', 'objected'));
