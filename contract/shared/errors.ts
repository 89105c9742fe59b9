// The error codes of the API with their HTTP status and English message; the web application translates by code.

export const ERRORS = {
  'request.invalid': [400, 'The request is not valid.'],
  'request.too-large': [413, 'The request is too large.'],
  'request.not-found': [404, 'Not found.'],
  'request.method': [405, 'This call takes another method.'],
  'request.misdirected': [421, 'This store is not at this address.'],
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
  'auth.password-common': [400, 'This password is known to attackers. Please choose another one.'],
  'auth.customer-unknown': [404, 'There is no account with this mobile number or email.'],
  'auth.customer-exists': [409, 'An account with this mobile number or email already exists. Please log in.'],
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
  'address.unknown': [404, 'This address does not exist.'],
  'address.invalid': [400, 'Please check the address.'],
  'address.bank-unknown': [404, 'This bank account does not exist.'],
  'address.place-unknown': [404, 'This location was not found.'],
  'customer.gstin-invalid': [400, 'Kindly enter valid GSTIN.'],
  'customer.gstin-required': [400, 'Kindly enter GSTIN.'],
  'customer.trn-invalid': [400, 'Enter a valid TRN of 15 digits.'],
  'customer.trn-required': [400, 'Enter the TRN for a tax invoice.'],
  'customer.unknown': [404, 'This customer does not exist.'],
  'customer.identifier-taken': [409, 'Another account uses this mobile number or email.'],
  'checkout.in-progress': [409, 'Another payment of yours is being processed. Please wait a moment and try again.'],
  'checkout.out-of-stock': [409, 'There is not enough stock for this quantity.'],
  'payment.method-closed': [409, 'This payment method is not available for this order.'],
  'payment.amount': [409, 'The amount has changed. Please check your order.'],
  'payment.unknown': [404, 'This payment does not exist.'],
  'payment.signature': [400, 'The payment signature is not valid.'],
  'payment.not-retryable': [409, 'This order cannot be paid again.'],
  'payment.bank-unknown': [404, 'No bank branch has this IFSC.'],
  'order.unknown': [404, 'This order does not exist.'],
  'order.state': [409, 'This order has moved on. Please look at it again.'],
  'order.not-cancellable': [409, 'This order can no longer be cancelled.'],
  'order.shipment-unknown': [404, 'This shipment does not exist.'],
  'invoice.unknown': [404, 'This invoice does not exist.'],
  'invoice.not-ready': [409, 'The PDF of this invoice is being made. Please try again in a minute.'],
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
    /** Every line of the cart that was rejected, where it is the quantity; `offerId` is null when none was named. */
    lines?: (RejectedProduct & { code: ErrorCode; offerId: number | null })[]
  }
}
