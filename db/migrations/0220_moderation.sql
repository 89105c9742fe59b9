-- Staff read reviews, questions and answers of customers by state, the latest first; examples of the starter are left out.

drop index reviews_held;
drop index questions_held;
drop index answers_held;
create index reviews_moderation on reviews (market, state, written_at desc, id desc) where not sample;
create index questions_moderation on questions (market, state, asked_at desc, id desc) where not sample;
create index answers_moderation on answers (market, state, answered_at desc, id desc) where not sample;

-- the same answer of the store, sent again, is one
create unique index answers_of_staff_once on answers (question_id, md5(lower(body))) where by_whom = 'staff';
