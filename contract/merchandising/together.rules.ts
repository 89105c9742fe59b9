// How much staff choose of what is bought together.

/** Categories that go with a category, and products that are chosen for a product. */
export const MAX_TOGETHER = 12
/** Products of orders that are hidden of a product. */
export const MAX_TOGETHER_HIDDEN = 50

/** Where a product that is shown with another one comes from. */
export const TOGETHER_SOURCES = ['chosen', 'orders', 'rules'] as const
