// The screens by their path; the first pattern that matches wins.

export const ROUTES = [
  { pattern: /^\/orders$/, load: () => import('../orders/orders-screen.tsx') },
  { pattern: /^\/orders\/(\d{1,15})$/, load: () => import('../orders/order-screen.tsx') },
  { pattern: /^\/returns$/, load: () => import('../returns/returns-screen.tsx') },
  { pattern: /^\/returns\/(\d{1,15})$/, load: () => import('../returns/return-screen.tsx') },
  { pattern: /^\/refunds$/, load: () => import('../refunds/refunds-screen.tsx') },
  { pattern: /^\/quotes$/, load: () => import('../rfq/rfqs-screen.tsx') },
  { pattern: /^\/quotes\/(\d{1,15})$/, load: () => import('../rfq/rfq-screen.tsx') },
  { pattern: /^\/support$/, load: () => import('../support/tickets-screen.tsx') },
  { pattern: /^\/support\/(\d{1,15})$/, load: () => import('../support/ticket-screen.tsx') },
  { pattern: /^\/leads$/, load: () => import('../leads/leads-screen.tsx') },
  { pattern: /^\/products$/, load: () => import('../products/products-screen.tsx') },
  { pattern: /^\/products\/changes$/, load: () => import('../products/change-sets-screen.tsx') },
  { pattern: /^\/products\/changes\/([0-9a-f-]{36})$/, load: () => import('../products/change-set-screen.tsx') },
  { pattern: /^\/products\/(MSN[0-9A-Z]{8})$/, load: () => import('../products/product-screen.tsx') },
  { pattern: /^\/imports$/, load: () => import('../imports/imports-screen.tsx') },
  { pattern: /^\/imports\/([0-9a-f-]{36})$/, load: () => import('../imports/import-screen.tsx') },
  { pattern: /^\/staff$/, load: () => import('../staff/staff-screen.tsx') },
  { pattern: /^\/account$/, load: () => import('../account/account-screen.tsx') },
] as const
