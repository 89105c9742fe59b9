// The fragments that open a popup of the product page; the same in every language, so that links stay valid.

const POPUPS = [
  'product-emis',
  'product-offers',
  'product-specifications',
  'product-features',
  'product-details',
  'product-review-all',
  'product-faq-all',
  'product-ask-now',
  'product-write-review',
  'product-pictures',
] as const
export type PopupName = (typeof POPUPS)[number]

/** Whether a fragment, without its hash mark, names a popup. */
export function isPopup(fragment: string): fragment is PopupName {
  return (POPUPS as readonly string[]).includes(fragment)
}
