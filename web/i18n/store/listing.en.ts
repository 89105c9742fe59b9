// English words of the listing page.

export const words = {
  title: '{name}',
}
