// English messages for what is fetched below a listing: sponsored products, articles, trending categories; and of a table once it is ordered or saved.

export const messages = {
  sponsored: 'Sponsored products',
  sponsoredWhy: 'Shown here because a brand or seller pays for this placement.',
  sponsoredFlag: 'Sponsored',
  articles: 'Guides and articles',
  moreArticles: 'Load More Articles',
  reading: '{count, plural, one{# min read} other{# min read}}',
  trending: 'Trending categories',
  tableWhole: '{count, plural, one{# product} other{All # products}}',
  tableBound: 'The first {count} of {total} products',
  moreRows: 'Show {count} more',
}
