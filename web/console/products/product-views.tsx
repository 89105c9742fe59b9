// The screens of the product area that are lists of their own.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { Views } from '../components/list-head.tsx'

interface ProductViewsProps {
  current: 'grid' | 'translations' | 'quality' | 'schedules' | 'changes'
}

export function ProductViews({ current }: ProductViewsProps) {
  const t = useMessages('products')
  const quality = useMessages('quality')
  const schedules = useMessages('schedules')
  const may = useMay()
  const views = [
    { key: 'grid', label: t('grid'), path: '/products' },
    ...(may('translations.write')
      ? [{ key: 'translations', label: t('translations'), path: '/products/translations' }]
      : []),
    { key: 'quality', label: quality('title'), path: '/products/quality' },
    { key: 'schedules', label: schedules('title'), path: '/products/schedules' },
    { key: 'changes', label: t('changeSets'), path: '/products/changes' },
  ].map(({ key, label, path }) => ({ label, href: to(path), current: key === current }))
  return <Views views={views} label={t('title')} />
}
