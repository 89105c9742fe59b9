// English messages for live notices.

export const messages = {
  order: 'There is news about your order {number}.',
  quoted: 'Your quotation request {number} was answered.',
  declined: 'We cannot offer what you asked for in quotation request {number}.',
  price: '{name} from your wishlist now costs {price}.',
}
