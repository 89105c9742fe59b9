// English messages for the brand index and the brand stores.

export const messages = {
  title: 'All brands',
  intro: '{count, plural, one{# brand} other{# brands}} from A to Z.',
  letterTitle: 'Brands starting with {letter}',
  storeTitle: 'Brand stores',
  storeIntro: 'Shop by brand: {count, plural, one{# brand} other{# brands}}.',
  all: 'All brands from A to Z',
  letters: 'Browse by letter',
  letter: '{letter}: {count, plural, one{# brand} other{# brands}}',
}
