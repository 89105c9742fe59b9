// English words of the product page.

export const words = {
  title: '{name}',
}
