// English words of what is fetched below a listing: sponsored products, articles, trending categories.

export const messages = {
  sponsored: 'Sponsored products',
  sponsoredWhy: 'Shown here because a brand or seller pays for this placement.',
  sponsoredFlag: 'Sponsored',
  articles: 'Guides and articles',
  moreArticles: 'Load More Articles',
  reading: '{count, plural, one{# min read} other{# min read}}',
  trending: 'Trending categories',
}
