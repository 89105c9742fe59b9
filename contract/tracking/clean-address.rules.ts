// Which parts of a URL may be kept: the page and its listing parameters, never anything that grants access to one person; pure.

/** Parameters of listings, searches and campaigns; not signatures, order numbers, emails and the like. */
const KEPT = new Set([
  ...['page', 'orderBy', 'orderWay', 'pageSize', 'str', 'search_query', 'category', 'operation', 'didYouMean'],
  ...['back', 'tag', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'mkt_channel'],
])

/** An origin and a path, or just a path; a user name before the host is left out. */
const ADDRESS = /^(?:(https?:\/\/)(?:[^/?#@]*@)?([^/?#@\\]+))?(\/(?![/\\])[^?#]*|(?=[?#]|$))(?:\?([^#]*))?/i

/**
 * The URL of a page without fragment, user name and parameters that may contain secrets; empty when it is not a page.
 */
export function cleanAddress(address: string): string {
  const [, scheme = '', host = '', path = '', query = ''] = ADDRESS.exec(address) ?? []
  const kept = query.split('&').filter(pair => KEPT.has(pair.split('=')[0] ?? ''))
  return `${scheme}${host}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}
