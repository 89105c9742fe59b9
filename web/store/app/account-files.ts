// Screens and messages of login, cart, checkout, account, articles and rarely visited pages: keeps their file names out of the entry script.

import type { MessageTable } from '../../framework/messages/messages.ts'
import type { ScreenComponent } from '../../framework/routes.ts'

export const accountScreens = import.meta.glob<{ Screen: ScreenComponent }>([
  '../{addresses,auth,cart,checkout,content,customers,guest-orders,invoices,leads,newsletters,notifications,offline,orders,payments,privacy,purchase-lists,returns,rewards,rfq,support,wishlists}/**/*-page.tsx',
  '../{listing/brands,listing/categories,storefront/compare}/*-page.tsx',
])

export const accountMessages = import.meta.glob<{ messages: MessageTable }>([
  '../messages/*.{en,hi}.ts',
  '!../messages/{common,home,listing,product,product-body,product-more,errors,more-content,search}.{en,hi}.ts',
  // part of another file, or used by the server only
  '!../messages/{errors-staff,listing-server}.{en,hi}.ts',
])
