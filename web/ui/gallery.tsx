// A picture gallery: a strip moved by swiping and by arrow keys, a zoom under the mouse, and thumbnails.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './gallery.module.css'

export interface GalleryPicture {
  large: string
  /** For the zoom; fetched on first use. */
  full: string
  thumbnail: string
  label: string
}

interface GalleryProps {
  label: string
  /** Alternative text of the first picture. */
  alt: string
  pictures: readonly GalleryPicture[]
  /** Address of the full-window pictures, and the label of the link to it. */
  enlarge: { href: string; label: string }
  onChoose(at: number): void
  /** Shown below the thumbnails. */
  children?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }

/** Moves the picture under the mouse so that the spot it points at is shown twice as large. */
function zoom(event: PointerEvent<HTMLElement>, full: string) {
  const picture = event.currentTarget.querySelector('img')
  if (event.pointerType !== 'mouse' || !picture) return
  const box = event.currentTarget.getBoundingClientRect()
  const part = (at: number, from: number, of: number) => `${(((at - from) / of) * 100).toFixed(1)}%`
  if (!picture.src.endsWith(full)) picture.src = full
  picture.style.transform = 'scale(2)'
  picture.style.transformOrigin = `${part(event.clientX, box.left, box.width)} ${part(event.clientY, box.top, box.height)}`
}

function endZoom(event: PointerEvent<HTMLElement>) {
  const picture = event.currentTarget.querySelector('img')
  if (picture) picture.style.transform = ''
}

/** Arrow keys, Home and End select another picture; focus moves with it within the group. */
function step(event: KeyboardEvent<HTMLElement>, from: number, count: number, show: (at: number) => void) {
  const by = STEPS[event.key]
  const group = (event.target as Element).closest('[data-pictures]')
  if (by === undefined || !group || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const next = Math.min(Math.max(from + by, 0), count - 1)
  show(next)
  group.querySelectorAll<HTMLElement>('a,button')[next]?.focus({ preventScroll: true })
}

interface ThumbnailsProps extends Pick<GalleryProps, 'pictures'> {
  chosen: number
  onShow(at: number): void
}

function Thumbnails({ pictures, chosen, onShow }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbs} data-pictures="">
      {pictures.map((picture, at) => (
        <li key={picture.large}>
          <button
            type="button"
            aria-label={picture.label}
            aria-pressed={at === chosen}
            onClick={() => onShow(at)}
            onPointerEnter={event => event.pointerType === 'mouse' && onShow(at)}
          >
            <img src={picture.thumbnail} width={64} height={64} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Gallery({ label, alt, pictures, enlarge, onChoose, children }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  /** Images after the first are fetched when they are selected. */
  const [wanted, setWanted] = useState(false)
  const choose = (at: number) => {
    setWanted(true)
    setChosen(at)
    onChoose(at)
  }
  const show = (at: number) => {
    choose(at)
    if (strip.current) strip.current.scrollLeft = at * strip.current.clientWidth
  }
  const want = () => setWanted(true)
  return (
    <section
      className={`panel ${styles.gallery}`}
      aria-label={label}
      onKeyDown={event => step(event, chosen, pictures.length, show)}
      onPointerEnter={want}
    >
      <div
        ref={strip}
        className={styles.stage}
        data-pictures={pictures.length}
        onTouchStart={want}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = Math.round(scrollLeft / Math.max(1, clientWidth))
          if (at !== chosen) choose(at)
        }}
      >
        {pictures.map((picture, at) => (
          <a
            key={picture.large}
            href={enlarge.href}
            aria-label={`${enlarge.label}: ${picture.label}`}
            tabIndex={at === chosen ? 0 : -1}
            draggable={false}
            onPointerMove={event => zoom(event, picture.full)}
            onPointerLeave={endZoom}
          >
            <img
              src={at === 0 || wanted ? picture.large : undefined}
              width={640}
              height={640}
              alt={at === 0 ? alt : ''}
              fetchPriority={at === 0 ? 'high' : undefined}
              draggable={false}
            />
          </a>
        ))}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} chosen={chosen} onShow={show} />}
      {children}
    </section>
  )
}
