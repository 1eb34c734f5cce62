-- Which of the two ended what was asked; nobody where a grown-up or the time did. Whoever did may ask anew at once.
alter table friend_requests add column ended_by text check (ended_by in ('sender', 'receiver'));
update friend_requests set ended_by = 'receiver' where status = 'declined';
update friend_requests set ended_by = 'sender' where status = 'withdrawn';
