-- Words that operators have written for messages; a row without words stands for the standard ones and keeps its version.

create table message_templates (
  market text not null check (market in ('IN', 'AE')),
  channel text not null check (channel in ('mail', 'sms')),
  template text not null,
  language text not null check (language in ('en', 'hi')),
  subject text,
  text text,
  registered_id text,
  version int not null default 0,
  changed_at timestamptz not null,
  primary key (market, channel, template, language)
);

-- under which a text message is registered with the operators, when its words are not the standard ones
alter table messages add column registered_id text;
