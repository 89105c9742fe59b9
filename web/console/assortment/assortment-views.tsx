// The parts of the assortment: categories, attributes, brands, what is bought together.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Views } from '../components/list-head.tsx'

const PARTS = {
  categories: '/categories',
  attributes: '/categories/attributes',
  brands: '/categories/brands',
  together: '/categories/together',
} as const

export function AssortmentViews({ current }: { current: keyof typeof PARTS }) {
  const t = useMessages('assortment')
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[]
  return <Views views={parts.map(part => ({ label: t(part), href: to(PARTS[part]), current: part === current }))} />
}
