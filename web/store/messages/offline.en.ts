// English words of the offline page and of notices about the connection.

export const messages = {
  title: 'You are offline',
  text: 'This page needs a connection. Check your network; the page opens by itself once the connection is back.',
  retry: 'Try again',
  stored: 'As of {time}',
  products: 'Products you looked at',
  cart: 'Your cart',
  cartLine: '{name}, {quantity}',
  waiting: '{count, plural, one{# product is} other{# products are}} added to your cart once you are online.',
  orders: 'Your last orders',
  orderLine: '{count, plural, one{{name}} =2{{name} and 1 more} other{{name} and {more} more}}',
  order: 'Order {number}',
  nothing: 'Products you look at, your cart and your last orders are shown here when you are offline.',
  lost: 'You are offline.',
  back: 'You are online again.',
  kept: 'You are offline. The product is added to your cart once you are online again.',
  cartSynced: '{count, plural, one{# product} other{# products}} from your time offline added to your cart.',
  conflictTitle: 'Not added to your cart',
  conflictText: 'You chose these products while you were offline. They could not be added as you chose them.',
  conflictLine: '{name}, quantity {quantity}:',
  close: 'Close',
}
