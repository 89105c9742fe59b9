// Columns shared by credit and debit notes: parties and place of supply from their invoice, and their lines.

/** Columns of `n`, a note with its invoice `i`, order `o` and place of supply `z`. */
export const NOTE_COLUMNS = `n.number, n.kind, n.reason, n.year, n.issued_on as "issuedOn", n.issued_at as "issuedAt",
     n.tax_number as "taxNumber", n.taxable_minor as "taxableMinor", n.tax_minor as "taxMinor", n.total_minor as "totalMinor",
     i.customer_id as "customerId", i.currency, i.market, i.language, i.seller, i.seller ->> 'tradeName' as "sellerName",
     i.buyer, i.place_of_supply as "placeOfSupply", z.name_en as "placeOfSupplyEn", z.name_hi as "placeOfSupplyHi",
     i.reverse_charge as "reverseCharge", o.id as "orderId", o.number as "orderNumber", o.po_number as "poNumber",
     o.cost_centre as "costCentre", i.id as "invoiceId", i.number as "invoiceNumber", i.kind as "invoiceKind",
     i.issued_on as "invoicedOn"`

export const NOTE_JOINS = `join invoices i on i.id = n.invoice_id join orders o on o.id = n.order_id
     left join states z on z.code = i.place_of_supply and z.country_id = case i.market when 'IN' then 110 else 784 end`

/** The lines of a note, from its table `c` of lines and those of the invoice, `l`. */
export const noteLines = ({ table, key, quantity, rate }: Record<'table' | 'key' | 'quantity' | 'rate', string>) =>
  `(select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'source', l.source, 'msn', coalesce(l.msn, ''),
        'nameEn', l.name_en, 'nameHi', l.name_hi, 'hsn', l.hsn, 'unit', l.unit, 'quantity', ${quantity},
        'taxableMinor', c.taxable_minor, 'taxRateBp', ${rate}, 'taxCategory', case when ${rate} > 0 then 'standard' else l.tax_category end, 'taxParts', c.tax_parts,
        'totalMinor', c.total_minor) order by l.line_no)
      from ${table} c join invoice_lines l using (invoice_id, line_no) where c.${key} = n.id)`
