// The error codes of the API with their HTTP status and English message; the web application translates by code.

import type { Permission } from './permissions.ts'

export const ERRORS = {
  'request.invalid': [400, 'The request is not valid.'],
  'request.too-large': [413, 'The request is too large.'],
  'request.not-found': [404, 'Not found.'],
  'request.method': [405, 'This call takes another method.'],
  'request.misdirected': [421, 'This store is not at this address.'],
  'request.plain-http': [403, 'This store is reached by https only.'],
  'request.media-type': [415, 'Send the request as JSON.'],
  'request.idempotency': [409, 'This request was already sent with different content.'],
  'request.too-many': [429, 'Too many requests. Please try again in a minute.'],
  'server.unknown': [500, 'Something went wrong'],
  'server.unavailable': [503, 'The store cannot answer right now. Please try again in a moment.'],
  'session.expired': [401, 'Your session has expired , please login again'],
  'session.login-required': [401, 'Please log in to continue.'],
  'session.forbidden': [403, 'You are not allowed to see or change this.'],
  'session.unknown': [404, 'This session has ended already.'],
  'session.csrf': [403, 'This form has expired. Please reload the page.'],
  'auth.access-key': [400, 'Something went wrong'],
  'auth.identifier': [400, 'Enter a valid mobile number or email.'],
  'auth.otp-too-many': [429, 'Maximum OTP attempts reached. Please try after 24 hours!'],
  'auth.work-required': [428, 'Many codes were sent to this number or email today. Please request the code again.'],
  'auth.otp-wrong': [400, 'This code is not correct. Please check it and try again.'],
  'auth.otp-expired': [400, 'This code has expired. Please request a new one.'],
  'auth.otp-exhausted': [400, 'Too many wrong codes. Please request a new one.'],
  'auth.password-wrong': [400, 'The password is not correct.'],
  'auth.password-too-many': [429, 'Too many wrong passwords. Please try again later or log in with a code.'],
  'auth.password-common': [400, 'This password is easy to guess. Please choose another one.'],
  'auth.customer-unknown': [404, 'There is no account with this mobile number or email.'],
  'auth.customer-exists': [409, 'An account with this mobile number or email already exists. Please log in.'],
  'auth.social-unknown': [404, 'Login provider not found'],
  'auth.social-not-ready': [503, 'Login providers not ready yet...'],
  'auth.social-cancelled': [400, 'User cancelled login or did not fully authorize.'],
  'auth.social-not-logged-in': [400, 'Not logged in'],
  'auth.social-refresh': [400, 'Chosen login provider is not supported for refreshing a token'],
  'auth.social-account-unknown': [404, 'This login is not connected to your account.'],
  'auth.passkey': [400, 'This passkey could not be verified. Please try again or log in with a code.'],
  'auth.passkey-unknown': [404, 'This passkey does not exist.'],
  'auth.passkeys-too-many': [409, 'An account can have up to 20 passkeys.'],
  'auth.proof': [400, 'Please verify your mobile number or email first.'],
  'catalog.category-unknown': [404, 'This category does not exist.'],
  'catalog.brand-unknown': [404, 'This brand does not exist.'],
  'catalog.product-unknown': [404, 'This product is no longer available.'],
  'catalog.filter-invalid': [400, 'This filter is not valid.'],
  'delivery.pincode-invalid': [400, 'Invalid pincode provided'],
  'delivery.emirate-invalid': [400, 'Choose an emirate.'],
  'delivery.unavailable': [409, 'Delivery is not available at this address.'],
  'cart.unknown': [404, 'This cart does not exist.'],
  'cart.empty': [409, 'Your cart is empty.'],
  'cart.item-unavailable': [409, 'This product cannot be bought right now.'],
  'cart.offer-unavailable': [409, 'This seller cannot supply the product right now. Choose another seller.'],
  'cart.offer-unknown': [404, 'This seller no longer offers the product. Choose another seller.'],
  'cart.too-many-items': [409, 'A cart can hold up to 200 lines.'],
  'cart.quantity-stock': [409, 'Not enough stock: {available} available.'],
  'cart.quantity-in-cart': [409, 'Not enough stock: {available} available, {inCart} already in your cart.'],
  'cart.quantity-minimum': [409, 'The minimum quantity is {minimum}.'],
  'cart.quantity-multiple': [409, 'The quantity must be a multiple of {multiple}.'],
  'promo.unknown': [404, 'This coupon code is not valid.'],
  'wishlist.unknown': [404, 'This wishlist is not shared any more.'],
  'wishlist.full': [409, 'A wishlist can hold up to 500 products.'],
  'wishlist.mail-missing': [409, 'Verify an email address in your profile to receive alerts.'],
  'purchase.unknown': [404, 'This purchase list does not exist.'],
  'purchase.too-many': [409, 'An account can have up to 20 purchase lists.'],
  'purchase.name-taken': [409, 'Another purchase list has this name.'],
  'purchase.start': [400, 'Choose a day from today on, within a year.'],
  'address.unknown': [404, 'This address does not exist.'],
  'address.invalid': [400, 'Please check the address.'],
  'address.bank-unknown': [404, 'This bank account does not exist.'],
  'address.iban-invalid': [400, 'Enter a valid IBAN: AE and 21 digits.'],
  'address.bank-in-use': [409, 'A refund will be paid to this bank account. Delete it afterwards.'],
  'address.place-unknown': [404, 'This location was not found.'],
  'customer.gstin-invalid': [400, 'Kindly enter valid GSTIN.'],
  'customer.gstin-required': [400, 'Kindly enter GSTIN.'],
  'customer.trn-invalid': [400, 'Enter a valid TRN of 15 digits.'],
  'customer.trn-required': [400, 'Enter the TRN for a tax invoice.'],
  'customer.unknown': [404, 'This customer does not exist.'],
  'customer.open': [409, 'The account cannot be deleted yet: an order, a return or a refund is not settled.'],
  'customer.identifier-taken': [409, 'Another account uses this mobile number or email.'],
  'checkout.in-progress': [409, 'Another payment of yours is being processed. Please wait a moment and try again.'],
  'checkout.too-many-orders': [429, 'No more orders can be placed within 24 hours. Please try again later.'],
  'checkout.out-of-stock': [409, 'There is not enough stock for this quantity.'],
  'payment.method-closed': [409, 'This payment method is not available for this order.'],
  'payment.offer': [409, 'This offer does not apply to this order.'],
  'payment.cod-orders': [
    409,
    'No more orders with cash on delivery can be placed within 24 hours. Please choose another payment method.',
  ],
  'payment.cod-cancelled': [
    409,
    'Many orders with cash on delivery were cancelled lately. Please choose another payment method.',
  ],
  'payment.cod-not-accepted': [
    409,
    'Several orders with cash on delivery were not accepted on delivery. Please choose another payment method.',
  ],
  'payment.amount': [409, 'The amount has changed. Please check your order.'],
  'payment.unknown': [404, 'This payment does not exist.'],
  'payment.signature': [400, 'The payment signature is not valid.'],
  'payment.unavailable': [
    503,
    'The payment service cannot be reached at the moment. Try again shortly or choose another method.',
  ],
  'payment.not-transfer': [409, 'This order is not paid by bank transfer.'],
  'payment.reference-used': [409, 'This bank reference belongs to another payment.'],
  'payment.transfer-amount': [
    409,
    'The transfer differs from the amount of the order. It was recorded, not confirmed.',
  ],
  'payment.card-unknown': [404, 'This card is not saved.'],
  'payment.statement': [400, 'This is not a statement of that bank: its header was not found.'],
  'payment.not-retryable': [409, 'This order cannot be paid again.'],
  'payment.refund-account-set': [409, 'This refund already has a bank account.'],
  'payment.refund-link': [404, 'This link is not valid any more. Log in and open the order.'],
  'payment.refund-open': [409, 'The store is still trying to make this refund.'],
  'payment.refund-unknown': [404, 'This refund does not exist.'],
  'payment.bank-unknown': [404, 'No bank branch has this IFSC.'],
  'order.unknown': [404, 'This order does not exist.'],
  'order.state': [409, 'This order has moved on. Please look at it again.'],
  'order.not-cancellable': [409, 'This order can no longer be cancelled.'],
  'order.cancel-whole': [409, 'This order is not paid yet. It can be cancelled as a whole only.'],
  'order.shipment-unknown': [404, 'This shipment does not exist.'],
  'order.carrier-unknown': [404, 'No such carrier reports to this store.'],
  'order.carrier-signature': [400, 'The signature of the carrier is not valid.'],
  'order.credit-used': [409, 'The exchange credit was used or refunded. Please look at the amount again.'],
  'order.points-used': [409, 'There are fewer reward points now. Please look at the amount again.'],
  'order.not-invoiced': [409, 'This shipment has no invoice that could be credited.'],
  'invoice.unknown': [404, 'This document does not exist.'],
  'invoice.credited': [409, 'This has already been credited.'],
  'invoice.not-debitable': [409, 'This adds nothing to the invoice, or the invoice bears no debit note.'],
  'invoice.not-ready': [409, 'The PDF is being made. Please try again in a minute.'],
  'return.replacement': [409, 'This product cannot be ordered in this quantity now. Choose another one.'],
  'lead.unknown': [404, 'This enquiry does not exist.'],
  'support.unknown': [404, 'This support ticket does not exist, or its code is another one.'],
  'support.closed': [409, 'This support ticket is closed. Please raise a new one.'],
  'support.state': [409, 'This support ticket has moved on. Please look at it again.'],
  'rewards.past': [400, 'Rules of rewards begin now or later, and end after that.'],
  'rewards.rule-unknown': [404, 'This earning rule does not exist.'],
  'rewards.same-time': [409, 'Other terms begin at the same moment.'],
  'rfq.unknown': [404, 'This quotation request does not exist.'],
  'rfq.state': [409, 'This quotation request has moved on. Please look at it again.'],
  'rfq.expired': [409, 'This quotation is no longer valid. Please request a new one.'],
  'rfq.no-quote': [404, 'There is no quotation for this request yet.'],
  'return.unknown': [404, 'This return does not exist.'],
  'return.state': [409, 'This return has moved on. Please look at it again.'],
  'return.not-returnable': [409, 'These products can no longer be returned.'],
  'commission.past': [400, 'A rate starts today at the earliest.'],
  'catalog.seller-unknown': [404, 'There is no seller with this code.'],
  'commission.seller-unknown': [404, 'This market has no seller with this code.'],
  'commission.operator-number': [400, 'This is not a tax number of this market.'],
  'ledger.settlement': [400, 'This is not a settlement file of that format: a column is missing.'],
  'payout.unknown': [404, 'This payout does not exist.'],
  'payout.state': [409, 'This payout has moved on. Please look at it again.'],
  'payout.reference-used': [409, 'This bank reference belongs to another payout.'],
  'payout.future': [400, 'A payout is recorded on the day of its transfer or later.'],
  'tax-returns.operator-unknown': [404, 'This is not a TCS number of the operator.'],
  'messages.bounce-signature': [400, 'The signature of the mail server is not valid.'],
  'staff.login-wrong': [400, 'The email or the password is not correct.'],
  'staff.login-expired': [401, 'The login took too long. Please log in again.'],
  'staff.code-wrong': [400, 'This code is not correct. Please check it and try again.'],
  'staff.too-many': [429, 'Too many wrong attempts. Please try again later.'],
  'staff.enrolled': [409, 'An authenticator app is set up already.'],
  'staff.not-enrolled': [409, 'Set up an authenticator app first.'],
  'staff.confirm': [403, 'Confirm this with a code of your authenticator app.'],
  'staff.invitation-unknown': [404, 'This invitation is no longer valid. Ask for a new one.'],
  'staff.unknown': [404, 'This member of staff does not exist.'],
  'staff.exists': [409, 'Somebody with this email is on the staff already.'],
  'staff.state': [409, 'This account has changed. Please look at it again.'],
  'staff.beyond-own': [403, 'You cannot give or change rights that you do not have yourself.'],
  'staff.last-owner': [409, 'This is the last active owner. Make somebody else an owner first.'],
  'staff.key-unknown': [404, 'This key does not exist.'],
  'staff.setup-unknown': [404, 'This link is no longer valid. Restart the store for a new one.'],
  'media.invalid': [400, 'This image cannot be read.'],
  'media.unknown': [404, 'This image does not exist.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof ERRORS

/** A product that was rejected, with the numbers that its message names. */
export interface RejectedProduct {
  msn: string
  available?: number
  inCart?: number
  minimum?: number
  multiple?: number
}

/** The body of every failed call, which also contains the HTTP status. */
export interface ErrorBody {
  status: false
  statusCode: number
  code: ErrorCode
  message: string
  requestId: string
  /** Validation problems: path and English message. */
  problems?: { path: string; message: string }[]
  /** The rejected product, where one of several failed; the message names it too. Or the challenge to be solved. */
  data?: Partial<RejectedProduct> & {
    /** Of `auth.work-required`: solved when SHA-256 of `challenge:number` begins with as many zero bits as it starts with. */
    challenge?: string
    /** Of `session.forbidden`: the permission that a member of staff lacks. */
    permission?: Permission
    /** Every line of the cart that was rejected, where it is the quantity; `offerId` is null when none was named. */
    lines?: (RejectedProduct & { code: ErrorCode; offerId: number | null })[]
  }
}
