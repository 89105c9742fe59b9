// English texts of the list pattern.

export const messages = {
  views: 'Views',
  search: 'Search',
  any: 'any',
  select: 'Select {name}',
  selectAll: 'Select all on this page',
  selection: 'Selected rows',
  selected: '{count, plural, one{# selected} other{# selected}}',
  clear: 'Clear the selection',
  rows: '{count, plural, =0{No rows} one{# row} other{# rows}}',
  newer: 'Newer',
  older: 'Older',
  hintMove: 'move',
  hintSelect: 'select',
  hintOpen: 'open',
  hintPage: 'page',
  hintAll: 'all keys',
  copyLink: 'Copy link',
  linkCopied: 'The link to this view is copied.',
  linkNotCopied: 'The browser does not allow copying. Copy the address of the window.',
} as const
