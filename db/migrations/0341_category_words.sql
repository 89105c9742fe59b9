-- Staff look for a category by a part of its name: among 30,000 by an index.
create index categories_words on categories using gin (lower(name_en || ' ' || name_hi) gin_trgm_ops);
