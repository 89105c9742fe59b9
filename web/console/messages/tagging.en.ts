// English texts of steps for many records at once.

export const messages = {
  selectAll: 'Select all that match the filters',
  'allSelected-customer':
    '{count, plural, one{The # customer that matches is selected} other{All # customers that match are selected}}',
  'allSelected-order':
    '{count, plural, one{The # order that matches is selected} other{All # orders that match are selected}}',
  'allSelected-product':
    '{count, plural, one{The # product that matches is selected} other{All # products that match are selected}}',
  'allSelected-coupon':
    '{count, plural, one{The # coupon or offer that matches is selected} other{All # coupons and offers that match are selected}}',
  'allSelected-review':
    '{count, plural, one{The # review that matches is selected} other{All # reviews that match are selected}}',
  'allSelected-return':
    '{count, plural, one{The # return that matches is selected} other{All # returns that match are selected}}',
  'allSelected-rfq':
    '{count, plural, one{The # request that matches is selected} other{All # requests that match are selected}}',
  'allSelected-ticket':
    '{count, plural, one{The # ticket that matches is selected} other{All # tickets that match are selected}}',
  'allOfMore-customer': 'The newest {count} of the customers that match are selected: more than one job takes',
  'allOfMore-order': 'The newest {count} of the orders that match are selected: more than one job takes',
  'allOfMore-product': 'The first {count} of the products that match are selected: more than one job takes',
  'allOfMore-coupon': 'The newest {count} of the coupons and offers that match are selected: more than one job takes',
  'allOfMore-review': 'The latest {count} of the reviews that match are selected: more than one job takes',
  'allOfMore-return': 'The newest {count} of the returns that match are selected: more than one job takes',
  'allOfMore-rfq': 'The newest {count} of the requests that match are selected: more than one job takes',
  'allOfMore-ticket': 'The newest {count} of the tickets that match are selected: more than one job takes',
  'step-add-tag': 'Add a tag',
  'step-remove-tag': 'Remove a tag',
  'step-assign': 'Assign',
  'step-stop': 'Stop',
  'step-resume': 'Resume',
  'step-end-on': 'Set the last day',
  'step-publish': 'Publish',
  'step-reject': 'Reject',
  tag: 'Tag',
  responsible: 'Responsible',
  nobody: 'Nobody',
  lastDay: 'Last day',
  lastDayHint: 'Until the end of this day in the time of the market.',
  reason: 'Reason',
  reasonHint: 'Visible to staff only; authors do not see it.',
  check: 'Check',
  'fits-customer':
    '{count, plural, =0{No customer will be changed.} one{# customer will be changed.} other{# customers will be changed.}}',
  'fits-order':
    '{count, plural, =0{No order will be changed.} one{# order will be changed.} other{# orders will be changed.}}',
  'fits-product':
    '{count, plural, =0{No product will be changed.} one{# product will be changed.} other{# products will be changed.}}',
  'fits-coupon':
    '{count, plural, =0{No coupon or offer will be changed.} one{# coupon or offer will be changed.} other{# coupons and offers will be changed.}}',
  'fits-review':
    '{count, plural, =0{No review will be changed.} one{# review will be changed.} other{# reviews will be changed.}}',
  'fits-return':
    '{count, plural, =0{No return will be changed.} one{# return will be changed.} other{# returns will be changed.}}',
  'fits-rfq':
    '{count, plural, =0{No request will be changed.} one{# request will be changed.} other{# requests will be changed.}}',
  'fits-ticket':
    '{count, plural, =0{No ticket will be changed.} one{# ticket will be changed.} other{# tickets will be changed.}}',
  skippedBecause: '{count, plural, one{# is skipped} other{# are skipped}}: {reason}',
  'skip-already': 'already done',
  'skip-full': 'already has 20 tags',
  'skip-changed': 'changed by somebody since',
  'skip-ended': 'has ended, and nothing is left to do',
  'skip-before-start': 'begins later than that',
  'skip-limit': 'above your limits; it can be approved on its own page',
  'skip-unknown-customer': 'not a customer of this country',
  'skip-unknown-order': 'not an order of this country',
  'skip-unknown-product': 'not a product of this country',
  'skip-unknown-coupon': 'not a coupon or offer of this country',
  'skip-unknown-review': 'not a review of this country',
  'skip-unknown-return': 'not a return of this country',
  'skip-unknown-rfq': 'not a request of this country',
  'skip-unknown-ticket': 'not a ticket of this country',
  about: 'This can be undone as a whole while the report is kept, 90 days.',
  start: 'Start',
  'title-add-tag': 'Add the tag {label}',
  'title-remove-tag': 'Remove the tag {label}',
  'title-stop': 'Stop coupons and offers',
  'title-resume': 'Resume coupons and offers',
  'title-end-on': 'Last day {label}',
  'title-publish': 'Publish reviews',
  'title-reject': 'Reject reviews',
  'title-assign-customer': 'Assign customers to {name}',
  'title-assign-order': 'Assign orders to {name}',
  'title-assign-product': 'Assign products to {name}',
  'title-assign-return': 'Assign returns to {name}',
  'title-assign-rfq': 'Assign requests to {name}',
  'title-assign-ticket': 'Assign tickets to {name}',
  'title-nobody': 'Remove the responsible member',
  'title-back-customer': 'Restore the responsible members of customers',
  'title-back-order': 'Restore the responsible members of orders',
  'title-back-product': 'Restore the responsible members of products',
  'title-back-return': 'Restore the responsible members of returns',
  'title-back-rfq': 'Restore the responsible members of requests',
  'title-back-ticket': 'Restore the responsible members of tickets',
  undone: 'Undone: {title}',
  undo: 'Undo',
  undoTitle: 'Undo this?',
  'undoText-customer':
    '{count, plural, one{# customer is} other{# customers are}} restored. Changes made by others since are kept.',
  'undoText-order':
    '{count, plural, one{# order is} other{# orders are}} restored. Changes made by others since are kept.',
  'undoText-product':
    '{count, plural, one{# product is} other{# products are}} restored. Changes made by others since are kept.',
  'undoText-coupon':
    '{count, plural, one{# coupon or offer is} other{# coupons and offers are}} restored. Changes made by others since are kept.',
  'undoText-review':
    '{count, plural, one{# review gets its previous state back.} other{# reviews get their previous state back.}} Decisions made by others since are kept.',
  'undoText-return':
    '{count, plural, one{# return is} other{# returns are}} restored. Changes made by others since are kept.',
  'undoText-rfq':
    '{count, plural, one{# request is} other{# requests are}} restored. Changes made by others since are kept.',
  'undoText-ticket':
    '{count, plural, one{# ticket is} other{# tickets are}} restored. Changes made by others since are kept.',
  toUndo: 'It was undone: see the report',
  'list-customer': 'Customers',
  'list-order': 'Orders',
  'list-product': 'Products',
  'list-coupon': 'Coupons and offers',
  'list-review': 'Reviews and questions',
  'list-return': 'Returns',
  'list-rfq': 'Quotations',
  'list-ticket': 'Support',
  moreLeft: '{count} more were not changed.',
  customer: 'Customer',
  'number-customer': 'Customer {number}',
  'number-order': 'Order {number}',
  'number-product': 'Product {number}',
  'number-coupon': 'A coupon or offer',
  'number-review': 'A review',
  'number-return': 'Return {number}',
  'number-rfq': 'Request {number}',
  'number-ticket': 'Ticket {number}',
  'stoppedText-customer': 'The member who started it may no longer do this. The other customers stay as they were.',
  'stoppedText-order': 'The member who started it may no longer do this. The other orders stay as they were.',
  'stoppedText-product': 'The member who started it may no longer do this. The other products stay as they were.',
  'stoppedText-coupon':
    'The member who started it may no longer do this. The other coupons and offers stay as they were.',
  'stoppedText-review': 'The member who started it may no longer do this. The other reviews stay as they were.',
  'stoppedText-return': 'The member who started it may no longer do this. The other returns stay as they were.',
  'stoppedText-rfq': 'The member who started it may no longer do this. The other requests stay as they were.',
  'stoppedText-ticket': 'The member who started it may no longer do this. The other tickets stay as they were.',
  'allSelected-price-list':
    '{count, plural, one{The # price list that matches is selected} other{All # price lists that match are selected}}',
  'allSelected-question':
    '{count, plural, one{The # question that matches is selected} other{All # questions that match are selected}}',
  'allSelected-answer':
    '{count, plural, one{The # answer that matches is selected} other{All # answers that match are selected}}',
  'allOfMore-price-list': 'The newest {count} of the price lists that match are selected: more than one job takes',
  'allOfMore-question': 'The latest {count} of the questions that match are selected: more than one job takes',
  'allOfMore-answer': 'The latest {count} of the answers that match are selected: more than one job takes',
  'fits-price-list':
    '{count, plural, =0{No price list will be changed.} one{# price list will be changed.} other{# price lists will be changed.}}',
  'fits-question':
    '{count, plural, =0{No question will be changed.} one{# question will be changed.} other{# questions will be changed.}}',
  'fits-answer':
    '{count, plural, =0{No answer will be changed.} one{# answer will be changed.} other{# answers will be changed.}}',
  'skip-unknown-price-list': 'not a price list of this country',
  'skip-unknown-question': 'not a question of this country',
  'skip-unknown-answer': 'not an answer of this country',
  'title-stop-price-list': 'Switch price lists off',
  'title-resume-price-list': 'Use price lists again',
  'title-publish-question': 'Publish questions',
  'title-publish-answer': 'Publish answers',
  'title-reject-question': 'Reject questions',
  'title-reject-answer': 'Reject answers',
  'undoText-price-list':
    '{count, plural, one{# price list is} other{# price lists are}} restored. Changes made by others since are kept.',
  'undoText-question':
    '{count, plural, one{# question gets its previous state back.} other{# questions get their previous state back.}} Decisions made by others since are kept.',
  'undoText-answer':
    '{count, plural, one{# answer gets its previous state back.} other{# answers get their previous state back.}} Decisions made by others since are kept.',
  'list-price-list': 'Price lists',
  'list-question': 'Reviews and questions',
  'list-answer': 'Reviews and questions',
  'number-price-list': 'A price list',
  'number-question': 'A question',
  'number-answer': 'An answer',
  'stoppedText-price-list': 'The member who started it may no longer do this. The other price lists stay as they were.',
  'stoppedText-question': 'The member who started it may no longer do this. The other questions stay as they were.',
  'stoppedText-answer': 'The member who started it may no longer do this. The other answers stay as they were.',
  'allSelected-stock':
    '{count, plural, one{The # row of stock that matches is selected} other{All # rows of stock that match are selected}}',
  'allOfMore-stock': 'The first {count} of the rows that match are selected: more than one job takes',
  'step-reorder': 'Set the reorder point',
  reorderPoint: 'Reorder point, in available units',
  reorderHint: 'Empty for none.',
  reorderPlace: 'For the stock in',
  allPlaces: 'All warehouses',
  'fits-stock':
    '{count, plural, =0{No reorder point will be changed.} one{The reorder point of # row of stock will be changed.} other{The reorder points of # rows of stock will be changed.}}',
  'skip-elsewhere': 'in another warehouse',
  'skip-unknown-stock': 'no stock of this country',
  'title-reorder': 'Reorder point {label}',
  'title-no-reorder': 'No reorder point',
  onlyIn: '{title}, only in {warehouse}',
  'undoText-stock':
    '{count, plural, one{# reorder point is} other{# reorder points are}} changed back. Later changes are kept.',
  'list-stock': 'Stock',
  'number-stock': 'Stock of a product',
  'stoppedText-stock': 'The member who started it may no longer do this. The other reorder points stay as they were.',
} as const
