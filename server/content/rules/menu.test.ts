// Departments in the order of the menu, what is pinned, its links and promotion in a language; what lies elsewhere is found.

import { describe, expect, it } from 'vitest'
import type { CategoryNode } from '../../../contract/catalog/schemas.ts'
import type { MenuText } from '../../../contract/content/documents.ts'
import { arranged, misplacedIn } from './menu.ts'

const node = (categoryCode: string, children: CategoryNode[] = []): CategoryNode => ({
  ...{ categoryCode, categoryName: categoryCode, categoryLink: `/${categoryCode}`, image: null, productCount: 1 },
  children,
})
const tree = [
  node('100000000', [node('101000000'), node('102000000'), node('103000000')]),
  node('200000000'),
  node('300000000'),
]
const words = (text: string) => ({ en: text, hi: `${text} हि` })
const department = (category: string, change: Partial<MenuText['departments'][number]> = {}) => ({
  ...{ category, first: [], links: [], promotion: null },
  ...change,
})
const shown = {
  language: 'hi' as const,
  leads: (link: string) => link !== '/gone',
  pictureOf: (hash: string) => `/media/${hash}`,
}
const codes = (nodes: readonly CategoryNode[]) => nodes.map(({ categoryCode }) => categoryCode)

describe('the menu', () => {
  it('has its departments first, and all others after them as in the catalogue', () => {
    const menu = { departments: [department('300000000'), department('900000000'), department('100000000')] }
    expect(codes(arranged(tree, menu, shown))).toEqual(['300000000', '100000000', '200000000'])
    expect(arranged(tree, { departments: [] }, shown)).toEqual(tree)
  })

  it('has what is pinned first in a department, and leaves the shared tree as it was', () => {
    const before = structuredClone(tree)
    const menu = { departments: [department('100000000', { first: ['103000000', '999000000'] })] }
    const [first] = arranged(tree, menu, shown)
    expect(codes(first?.children ?? [])).toEqual(['103000000', '101000000', '102000000'])
    expect(tree).toEqual(before)
  })

  it('has links and a promotion in the language, without those that lead nowhere', () => {
    const links = [
      { name: words('Deals'), link: '/deals/x' },
      { name: words('Gone'), link: '/gone' },
    ]
    const promotion = { title: words('New'), text: words('Drills'), link: '/deals/x', image: 'a'.repeat(32) }
    const menu = { departments: [department('200000000', { links, promotion })] }
    expect(arranged(tree, menu, shown)[0]).toEqual({
      ...tree[1],
      links: [{ name: 'Deals हि', link: '/deals/x' }],
      promotion: { title: 'New हि', text: 'Drills हि', link: '/deals/x', image: `/media/${'a'.repeat(32)}` },
    })
    const gone = {
      departments: [department('200000000', { links: links.slice(1), promotion: { ...promotion, link: '/gone' } })],
    }
    expect(arranged(tree, gone, shown)[0]).toEqual(tree[1])
  })

  it('finds a category in the wrong place', () => {
    const parents: Record<string, string | null> = { '100000000': null, '101000000': '100000000', '200000000': null }
    const misplaced = (...departments: MenuText['departments']) => misplacedIn({ departments }, code => parents[code])
    expect(misplaced(department('100000000', { first: ['101000000'] }), department('200000000'))).toBeNull()
    expect(misplaced(department('101000000'))).toBe('101000000')
    expect(misplaced(department('200000000', { first: ['101000000'] }))).toBe('101000000')
    expect(misplaced(department('100000000', { first: ['101000000', '101000000'] }))).toBe('101000000')
    expect(misplaced(department('100000000'), department('100000000'))).toBe('100000000')
  })
})
