// An order as the tables had it before later migrations, for their tests.

export const OLD_CUSTOMER = '00000000-0000-4000-8000-000000000002'
export const OLD_ORDER = '00000000-0000-4000-8000-000000000004'

/** Statements that insert a customer and an order of 1,978.00 in a state. */
export function oldOrder(state: string, { methodId = 1, mode = 'cod' } = {}): string {
  return `
  insert into customers (id, market, first_name, phone) values ('${OLD_CUSTOMER}', 'IN', 'Asha', '919800000001');
  insert into orders (id, market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
      payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
      payable_minor, totals, cart_kind, language) values
    ('${OLD_ORDER}', 'IN', '${OLD_CUSTOMER}', 'INR', '${state}', 'retail',
     '{}', '{}', '411019', ${methodId}, '${mode}', 197800, 0, 30000, 0, 197800, '{}', 'cart', 'en');`
}
