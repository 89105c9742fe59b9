-- What staff write of a product beyond files: texts for search engines, and the time from which it is shown; and which
-- attributes products of a category have.
alter table products
  -- {titleEn, titleHi, descriptionEn, descriptionHi}; what is missing follows from the name
  add column seo jsonb not null default '{}',
  -- a draft that is shown from this time on
  add column publish_at timestamptz;
create index products_to_publish on products (publish_at) where publish_at is not null;

-- Attributes that products of a category and of those below it are to have, in the order of the editor.
create table category_attributes (
  category_code text not null references categories (code),
  attribute_key text not null references attributes (key),
  position int not null default 0,
  required boolean not null default false,
  -- [{en, hi}]: what is offered to choose from; empty is free text
  choices jsonb not null default '[]',
  primary key (category_code, attribute_key)
);

-- Counts the changes of a record, so that two people who change it at once do not overwrite each other.
alter table categories add column version int not null default 1;
alter table brands add column version int not null default 1;
