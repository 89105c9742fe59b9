// An advertisement of a placement, labelled as such; views and clicks are counted, except those of robots.

import { useEffect, useRef } from 'react'
import type { CampaignPlacement } from '../../../../contract/content/campaign-placements.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './campaign-banner.module.css'

const count = (campaignId: number, event: 'impression' | 'click') =>
  quietCall('POST /api/v1/adsense/adsalesRequest', { body: { campaignId, event } }).catch(() => undefined)

/** Half of it must be visible to count as seen. */
const SEEN = 0.5

interface CampaignBannerProps {
  placement: CampaignPlacement
  /** Category of the listing. */
  category?: string | undefined
  /** Product of the page, which decides the category. */
  msn?: string
}

function Banner({ placement, category, msn }: CampaignBannerProps) {
  const t = useMessages('campaign')
  const { href } = useLocale()
  const banner = useRef<HTMLElement>(null)
  const { data: campaign } = useFetch(['campaign', placement, category, msn].join(' '), async () => {
    const query = { placement, categoryCode: category, msn }
    return (await quietCall('GET /api/v1/adsense/getCampaign', { query })).data
  })
  const campaignId = campaign?.campaignId
  useEffect(() => {
    const element = banner.current
    if (!element || campaignId === undefined) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void count(campaignId, 'impression')
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [campaignId])
  if (!campaign) return null
  return (
    <aside ref={banner} className={`panel ${styles.banner}`} aria-label={t('advertisement')}>
      <p className={styles.mark}>
        <small>{t('advertisement')}</small> <a href={href('/advertise')}>{t('advertise')}</a>
      </p>
      <a className={styles.ad} href={href(campaign.link)} onClick={() => void count(campaign.campaignId, 'click')}>
        <b>{campaign.title}</b>
        <span>{campaign.text}</span>
      </a>
    </aside>
  )
}

export function CampaignBanner(props: CampaignBannerProps) {
  return (
    <WithMessages namespace="campaign">
      <Banner {...props} />
    </WithMessages>
  )
}
