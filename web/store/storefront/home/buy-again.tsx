// Earlier purchases to buy again, on the home page; renders nothing for guests and before a first order.

import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { isLoggedIn, useVisitor } from '../../app/session.ts'
import { cardTexts } from '../../shared/product-texts.ts'

const MAX_PRODUCTS = 12

/** The products bought last, with today's prices. */
async function orderedProducts() {
  const { data } = await quietCall('GET /api/v1/checkout/getPastOrders', { query: { pageSize: MAX_PRODUCTS } })
  return data.products.map(({ card }) => card)
}

function Ordered() {
  const locale = useLocale()
  const t = useMessages('home')
  const tCommon = useMessages('common')
  const { data } = useFetch('ordered', orderedProducts)
  if (!data || data.length === 0) return null
  return (
    <Section title={t('againTitle')} link={{ text: tCommon('viewAll'), href: locale.href('/dashboard/order') }}>
      <Carousel label={t('againTitle')} labels={{ previous: tCommon('previous'), next: tCommon('next') }}>
        {data.map(card => (
          <ProductCard key={card.msn} texts={cardTexts(card, locale, tCommon)} />
        ))}
      </Carousel>
    </Section>
  )
}

export function BuyAgain() {
  return isLoggedIn(useVisitor()) ? <Ordered /> : null
}
