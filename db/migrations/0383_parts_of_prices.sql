-- A credit note may take back a part of the price of the pieces of a line that were not credited: a line of it without a quantity.
alter table credit_note_lines drop constraint credit_note_lines_quantity_check,
  add constraint credit_note_lines_quantity_check check (quantity > 0 or (quantity = 0 and total_minor > 0));
