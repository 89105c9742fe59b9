// Product videos: files play in place, external videos open on their site, with a notice before.

import type { ProductVideo } from '../../../../contract/storefront/product-api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { FailedSection } from '../../shared/failed-section.tsx'
import styles from './videos.module.css'

function Video({ video }: { video: ProductVideo }) {
  const t = useMessages('product-more')
  const { title, provider, link, poster, durationSeconds } = video
  const length = t('videoLength', {
    minutes: String(Math.floor(durationSeconds / 60)),
    seconds: String(durationSeconds % 60).padStart(2, '0'),
  })
  return (
    <figure className={`panel ${styles.video}`}>
      {provider === 'file' ? (
        // biome-ignore lint/a11y/useMediaCaption: a video has no caption file to name (contract/product.ts)
        <video controls preload="none" poster={poster ?? undefined} src={link} />
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer" aria-label={t('videoPlay', { title })}>
          {poster && <img src={poster} width={480} height={270} alt="" loading="lazy" />}
          <span>
            <Icon name="play" size={28} />
          </span>
        </a>
      )}
      <figcaption>
        <b>{title}</b> {durationSeconds > 0 && <span className="quiet">{length}</span>}
        {provider !== 'file' && <p className="quiet">{t('videoElsewhere')}</p>}
      </figcaption>
    </figure>
  )
}

export function Videos({ msn }: { msn: string }) {
  const t = useMessages('product-more')
  const { state, data, again } = useFetch(msn, async () => {
    return (await quietCall('GET /api/v1/aggregate/getProductVideoConfig', { query: { msn } })).data
  })
  return (
    <Section title={t('videos')}>
      {state === 'failed' && <FailedSection onRetry={again} />}
      {state === 'busy' && <Skeleton height="220px" />}
      {data && (
        <div className={styles.videos}>
          {data.map(video => (
            <Video key={video.link} video={video} />
          ))}
        </div>
      )}
    </Section>
  )
}
