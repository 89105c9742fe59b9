// The end of a product page: a campaign, and recently viewed products, each only if there are any.

import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { CampaignBanner } from '../../content/components/campaign-banner.tsx'
import { cardTexts } from '../../shared/product-texts.ts'

const MAX_PRODUCTS = 12

function Products({ msn }: { msn: string }) {
  const locale = useLocale()
  const t = useMessages('product-more')
  const tCommon = useMessages('common')
  const { data } = useFetch(msn, async () => {
    return (await quietCall('GET /api/v1/analytic/getRecentlyViewed', { query: { msn, pageSize: MAX_PRODUCTS } })).data
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

export function RecentlyViewed({ msn }: { msn: string }) {
  return (
    <>
      <CampaignBanner placement="product-page" msn={msn} />
      <Products msn={msn} />
    </>
  )
}
