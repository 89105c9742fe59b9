// English messages for the search box with its suggestions, and of the search nudge.

export const messages = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  popular: 'Popular searches',
  terms: 'Search for',
  categories: 'Categories',
  brands: 'Brands',
  productsTitle: 'Products',
  found: '{count, plural, one{# suggestion} other{# suggestions}}. Use the arrow keys.',
  nudgeTitle: 'Looking for a part?',
  nudgeText: 'Search by name, size or part number, in English or Hindi.',
  nudgeIn: 'Looking for something else in {name}?',
  nudgeField: 'Bearing 6204, 2.5 sqmm wire',
}
