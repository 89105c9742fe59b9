// An advertisement of a placement, labelled as one; that it was seen and followed is counted, of robots never.

import { useEffect, useRef } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { useMessages } from '../../app/messages.ts'
import styles from './campaign-banner.module.css'

const count = (campaignId: number, event: 'impression' | 'click') =>
  quietCall('POST /api/v1/adsense/adsalesRequest', { body: { campaignId, event } }).catch(() => undefined)

/** Half of it must have been in sight to count as seen. */
const SEEN = 0.5

export function CampaignBanner({ placement }: { placement: string }) {
  const t = useMessages('home')
  const { href } = useLocale()
  const banner = useRef<HTMLElement>(null)
  const { data: campaign } = useFetch(`campaign ${placement}`, async () => {
    return (await quietCall('GET /api/v1/adsense/getCampaign', { query: { placement } })).data
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
      <small>{t('advertisement')}</small>
      <a href={href(campaign.link)} onClick={() => void count(campaign.campaignId, 'click')}>
        <b>{campaign.title}</b>
        <span>{campaign.text}</span>
      </a>
    </aside>
  )
}
