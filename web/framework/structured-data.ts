// JSON-LD that search engines read beside a page: the way to it, what it lists; server only.

interface NamedLink {
  name: string
  link: string
}

/** What turns a path into the reader's address; addresses may be relative in JSON-LD, to the page they stand on. */
interface LinkContext {
  href(path: string): string
}

/** BreadcrumbList of a page; nothing when there is no way to it. */
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
