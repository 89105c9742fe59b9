// SQL for the tax rate of a product at any unit price; the same rule as `taxRateBp` of the rules.

/**
 * A subquery with the rates that match the product `p` on the date `$3`, in order of preference: longest heading first,
 * then the lowest price limit, then the newest. It lists all prefixes of the code, so that the index on headings is
 * used and no other row is read.
 */
export const TAX_RATES = `(
  select array_agg(rate_bp order by length(hsn) desc, max_unit_minor nulls last, valid_from desc) as rates,
    array_agg(coalesce(max_unit_minor, 9223372036854775807)
      order by length(hsn) desc, max_unit_minor nulls last, valid_from desc) as limits
  from tax_rates
  where market = p.market
    and hsn = any (array['', left(p.hsn, 1), left(p.hsn, 2), left(p.hsn, 3), left(p.hsn, 4), left(p.hsn, 5),
      left(p.hsn, 6), left(p.hsn, 7), left(p.hsn, 8)])
    and valid_from <= $3::date and (valid_to is null or valid_to >= $3::date))`

/** The rate in basis points at a unit price, from the `tax` of {@link TAX_RATES}; null when none matches. */
export const rateAt = (price: string) =>
  `tax.rates[(select min(at) from generate_subscripts(tax.limits, 1) at where ${price} <= tax.limits[at])]`
