// Tabs between translations of products, categories, attributes, values and brands.

import { NAMED_KINDS } from '../../../contract/products/names.rules.ts'
import type { NamedKind } from '../../../contract/products/names-api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Views } from '../components/list-head.tsx'

export function TranslatedKinds({ current }: { current: NamedKind | 'product' }) {
  const t = useMessages('translations')
  const products = { label: t('products'), href: to('/products/translations'), current: current === 'product' }
  const names = NAMED_KINDS.map(kind => ({
    label: t(kind === 'value' ? 'values' : kind),
    href: to(`/products/translations/names?kind=${kind}`),
    current: kind === current,
  }))
  return <Views label={t('kinds')} views={[products, ...names]} />
}
