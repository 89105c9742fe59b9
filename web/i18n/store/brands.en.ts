// English words of the brand index and the brand stores.

export const words = {
  title: 'All brands',
  intro: '{count, plural, one{# brand} other{# brands}} in stock, under their first letter.',
  letterTitle: 'Brands with {letter}',
  storeTitle: 'Brand stores',
  storeIntro: 'Everything of one maker in one place, from {count, plural, one{# brand} other{# brands}}.',
  all: 'All brands from A to Z',
  letters: 'Letters',
  letter: '{letter}: {count, plural, one{# brand} other{# brands}}',
}
