// English texts of the features of the store that are switched on and off.

export const messages = {
  intro:
    'What is switched off is gone from the store of this market at once: its calls are rejected, and what leads to it is hidden, in the footer, on the home page and in campaigns too. Texts that mention it in their own words stay: change them under Content.',
  list: 'Features of the store',
  on: 'On',
  off: 'Off',
  allOn: 'All on',
  offNow: 'Switched off',
  whenOff: 'Switched off:',
  stays: 'What stays:',
  save: 'Save',
  saved: 'Saved.',
  undo: 'Undo',
  reviews: 'Writing reviews',
  'reviews.off': 'Customers cannot write or change reviews, and cannot add pictures to them. No mail asks for reviews.',
  'reviews.stays':
    'Published reviews and ratings stay on the pages, and visitors can say whether one was helpful. Reviews that wait can still be published or rejected.',
  questions: 'Questions and answers',
  'questions.off': 'Customers cannot ask questions about products, and cannot answer them.',
  'questions.stays': 'Questions and answers that exist stay on the pages. Staff can still answer and moderate them.',
  quotes: 'Requests for quotation',
  'quotes.off':
    'The form disappears from product pages and searches without results, and its own page is gone. Products that are available only on request cannot be asked for.',
  'quotes.stays':
    'Requests that exist stay in the accounts of the customers. Staff answer them as before, and customers accept or decline the quotations.',
  gifting: 'Requests for corporate gifts',
  'gifting.off': 'The page with the form is gone, with its link under Support.',
  'gifting.stays': 'Requests that exist stay under Leads. Gift packing in the cart is not part of it.',
  'pay-later': 'Requests for pay-later credit',
  'pay-later.off': 'The page with the form is gone, with its links in the account, at checkout and under Support.',
  'pay-later.stays':
    'Requests that exist stay under Leads. Paying later as a way to pay is switched under Limits and charges.',
  compare: 'Comparing products',
  'compare.off': 'The boxes on products, the button on product pages, the bar and the page of the comparison are gone.',
  'compare.stays': 'Browsers keep the products that a visitor has chosen, and show them when it is switched on again.',
  'wishlist-sharing': 'Sharing wishlists',
  'wishlist-sharing.off': 'Customers cannot create a link to their wishlist, and links that exist show no products.',
  'wishlist-sharing.stays':
    'Wishlists stay as they are. Customers can still end their link; other links work again when it is switched on again.',
  newsletter: 'Signing up for the newsletter',
  'newsletter.off':
    'The page is gone, nobody new can subscribe, and links of confirmation mails are rejected. Accounts that have not subscribed are not offered it.',
  'newsletter.stays':
    'Subscribers receive what staff send under Newsletters, and can unsubscribe by each mail and in their account.',
} as const
