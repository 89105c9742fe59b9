-- Statements find tax rates by the headings that a code begins with, which the index on headings serves
-- (server/catalog/repository/tax-rates.ts). The function read the whole table for each price of a cart.

alter table tax_rates add constraint tax_rates_hsn_length check (length(hsn) <= 8);
drop function tax_rate_bp(text, text, bigint, date);
