// English words of listings that the server alone writes: titles, descriptions, what stands below the products.

export const messages = {
  popular: 'Popular categories',
  topBrands: 'Top brands',
  byFeature: 'Shop by feature',
  relatedBrands: 'Related brands',
  related: 'Related links',
  categoriesOf: 'Categories of {name}',
  otherDeals: 'More deals',
  popularSearches: 'Popular searches',
  faqs: 'Frequently asked questions',
  searchTitle: 'Results for “{term}”',
  searchAll: 'All products',
  tagBestseller: 'Bestsellers',
  tagDeal: 'Deals',
  tagNew: 'New products',
  tagOther: 'Selected products',
  description: '{name}: compare prices with and without tax, quantity discounts and delivery dates. {intro}',
  pageTitle: '{name}, page {page}',
  cityTitle: '{name}: next-day delivery in {city}',
}
