// English words below the products of a listing; the server alone writes them.

export const words = {
  popular: 'Popular categories',
  topBrands: 'Top brands',
  byFeature: 'Shop by feature',
  relatedBrands: 'Related brands',
  related: 'Related links',
  categoriesOf: 'Categories of {name}',
  otherDeals: 'More deals',
  popularSearches: 'Popular searches',
  faqs: 'Frequently asked questions',
}
