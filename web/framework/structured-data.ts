// JSON-LD for search engines: breadcrumb and lists of a page, and the organization; server only.

interface NamedLink {
  name: string
  link: string
}

/** Turns a path into an address in the reader's language; addresses in JSON-LD are absolute. */
interface LinkContext {
  origin: string
  href(path: string): string
}

const CONTEXT = 'https://schema.org'

/** BreadcrumbList of a page; empty when there is only one crumb. */
export function breadcrumbJsonLd(crumbs: readonly NamedLink[], { origin, href }: LinkContext): object[] {
  if (crumbs.length < 2) return []
  const items = crumbs.map(({ name, link }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + href(link),
  }))
  return [{ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement: items }]
}

/** ItemList of links to products or pages, in order; the linked pages have their own JSON-LD. */
export function itemListJsonLd(links: readonly string[], { origin, href }: LinkContext): object[] {
  if (links.length === 0) return []
  const elements = links.map((link, at) => ({ '@type': 'ListItem', position: at + 1, url: origin + href(link) }))
  return [{ '@context': CONTEXT, '@type': 'ItemList', itemListElement: elements }]
}

interface Site {
  name: string
  /** Path of the logo. */
  logo: string
  /** Path of the search page, ending with the parameter for the search term. */
  search: string
}

/** Organization and WebSite with its search, for the home page. */
export function siteJsonLd({ name, logo, search }: Site, { origin, href }: LinkContext): object[] {
  const url = origin + href('/')
  return [
    { '@context': CONTEXT, '@type': 'Organization', '@id': `${origin}/#organization`, name, url, logo: origin + logo },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name,
      url,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href(search)}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
