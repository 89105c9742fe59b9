// JSON-LD for search engines: breadcrumb and lists of a page; server only.

interface NamedLink {
  name: string
  link: string
}

/** Turns a path into the reader's address; JSON-LD allows addresses relative to the page. */
interface LinkContext {
  href(path: string): string
}

/** BreadcrumbList of a page; empty when there is only one crumb. */
export function breadcrumbJsonLd(crumbs: readonly NamedLink[], { href }: LinkContext): object[] {
  if (crumbs.length < 2) return []
  const items = crumbs.map(({ name, link }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: href(link) }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items }]
}

/** ItemList of links to products or pages, in their order. */
export function itemListJsonLd(items: readonly NamedLink[], { href }: LinkContext): object[] {
  if (items.length === 0) return []
  const elements = items.map(({ name, link }, at) => ({ '@type': 'ListItem', position: at + 1, name, url: href(link) }))
  return [{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: elements }]
}
