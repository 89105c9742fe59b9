// Pictures of one thing: a large one that zooms under the pointer, and thumbnails to choose by.

import { type PointerEvent, useState } from 'react'
import styles from './gallery.module.css'

export interface GalleryPicture {
  large: string
  /** For the zoom; fetched when first needed. */
  full: string
  thumbnail: string
  label: string
}

interface GalleryProps {
  label: string
  /** What the large picture shows, for those who do not see it. */
  alt: string
  pictures: readonly GalleryPicture[]
}

export function Gallery({ label, alt, pictures }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [origin, setOrigin] = useState<string | null>(null)
  const picture = pictures[chosen]
  const zoom = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * 100
    const y = ((event.clientY - box.top) / box.height) * 100
    setOrigin(`${x.toFixed(1)}% ${y.toFixed(1)}%`)
  }
  return (
    <section className={`panel ${styles.gallery}`} aria-label={label}>
      <div className={styles.stage} onPointerMove={zoom} onPointerLeave={() => setOrigin(null)}>
        {picture && (
          <img
            src={origin ? picture.full : picture.large}
            width={640}
            height={640}
            alt={alt}
            fetchPriority="high"
            style={origin ? { transform: 'scale(2)', transformOrigin: origin } : undefined}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((one, at) => (
            <li key={one.large}>
              <button
                type="button"
                aria-label={one.label}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
                onPointerEnter={event => event.pointerType === 'mouse' && setChosen(at)}
              >
                <img src={one.thumbnail} width={64} height={64} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
