// The mega menu: departments in the order of the operator, what is pinned in them, their extra links and promotion.

import type { CategoryNode, MenuNode } from '../../../contract/catalog/schemas.ts'
import type { MenuText } from '../../../contract/content/documents.ts'
import type { Language } from '../../../contract/shared/market.ts'

/** Those named first, in their order, then all others as they were; names that are not among them count for nothing. */
function withFirst<T extends { categoryCode: string }>(nodes: readonly T[], first: readonly string[]): T[] {
  const named = first.flatMap(code => nodes.find(({ categoryCode }) => categoryCode === code) ?? [])
  return [...named, ...nodes.filter(node => !named.includes(node))]
}

interface Shown {
  language: Language
  /** Whether a link leads to a page that the market has. */
  leads(link: string): boolean
  pictureOf(hash: string): string | null
}

/** The departments as the menu shows them. `tree` is shared and stays as it is. */
export function arranged(
  tree: readonly CategoryNode[],
  { departments }: Pick<MenuText, 'departments'>,
  { language, leads, pictureOf }: Shown,
): MenuNode[] {
  const order = departments.map(({ category }) => category)
  return withFirst(tree, order).map(node => {
    const own = departments.find(({ category }) => category === node.categoryCode)
    if (!own) return node
    const links = own.links.filter(({ link }) => leads(link)).map(({ name, link }) => ({ name: name[language], link }))
    const promotion = own.promotion && leads(own.promotion.link) ? own.promotion : null
    return {
      ...node,
      children: withFirst(node.children, own.first),
      ...(links.length > 0 && { links }),
      ...(promotion && {
        promotion: {
          ...{ title: promotion.title[language], text: promotion.text[language], link: promotion.link },
          image: promotion.image ? pictureOf(promotion.image) : null,
        },
      }),
    }
  })
}

/** The category that a menu names in the wrong place; null when there is none. */
export function misplacedIn(
  { departments }: Pick<MenuText, 'departments'>,
  parentOf: (category: string) => string | null | undefined,
): string | null {
  const seen = new Set<string>()
  for (const { category, first } of departments) {
    if (parentOf(category) !== null || seen.has(category)) return category
    seen.add(category)
    const wrong = first.find((child, at) => parentOf(child) !== category || first.indexOf(child) !== at)
    if (wrong) return wrong
  }
  return null
}
