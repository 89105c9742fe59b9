// Recently viewed products on the home page; renders nothing without any.

import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { cardTexts } from '../../shared/product-texts.ts'

const MAX_PRODUCTS = 12

export function RecentProducts() {
  const locale = useLocale()
  const t = useMessages('home')
  const tCommon = useMessages('common')
  const { data } = useFetch('recent', async () => {
    return (await quietCall('GET /api/v1/analytic/getRecentlyViewed', { query: { pageSize: MAX_PRODUCTS } })).data
  })
  if (!data || data.length === 0) return null
  return (
    <Section title={t('recent')}>
      <Carousel label={t('recent')} labels={{ previous: tCommon('previous'), next: tCommon('next') }}>
        {data.map(card => (
          <ProductCard key={card.msn} texts={cardTexts(card, locale, tCommon)} />
        ))}
      </Carousel>
    </Section>
  )
}
