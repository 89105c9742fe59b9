// What this visitor looked at before; nothing when that is nothing.

import { useStore, useText } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetched } from '../../../framework/use-fetch.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { cardTexts } from '../../shared/product-texts.ts'

const MOST = 12

export function RecentlyViewed({ msn }: { msn: string }) {
  const locale = useStore()
  const t = useText('product-more')
  const tCommon = useText('common')
  const { data } = useFetched(msn, async () => {
    return (await quietCall('GET /api/v1/analytic/getRecentlyViewed', { query: { msn, pageSize: MOST } })).data
  })
  if (!data || data.length === 0) return null
  return (
    <Section title={t('recent')}>
      <Carousel label={t('recent')} labels={{ previous: tCommon('previous'), next: tCommon('next') }}>
        {data.map(card => (
          <ProductCard key={card.msn} texts={cardTexts(card, locale, tCommon)} module="pdp" />
        ))}
      </Carousel>
    </Section>
  )
}
