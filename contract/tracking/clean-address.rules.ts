// What of an address may be kept: the page and how it is listed, never what opens a page for one person; pure.

/** Parameters of listings, searches and campaigns. Signatures, numbers of orders, emails and the like are none of them. */
const KEPT = new Set([
  ...['page', 'orderBy', 'orderWay', 'pageSize', 'str', 'search_query', 'category', 'operation', 'didYouMean'],
  ...['back', 'tag', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'mkt_channel'],
])

/** An origin and a path, or a path alone; the user name before the host is left out. */
const ADDRESS = /^(?:(https?:\/\/)(?:[^/?#@]*@)?([^/?#@\\]+))?(\/(?![/\\])[^?#]*|(?=[?#]|$))(?:\?([^#]*))?/i

/** The address of a page without fragment, user name and parameters that may hold a secret; empty for what is no page. */
export function cleanAddress(address: string): string {
  const [, scheme = '', host = '', path = '', query = ''] = ADDRESS.exec(address) ?? []
  const kept = query.split('&').filter(pair => KEPT.has(pair.split('=')[0] ?? ''))
  return `${scheme}${host}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}
