// The icons, drawn on a 20 px grid with one stroke width.

import styles from './icon.module.css'

const PATHS = {
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3zM14 14l4 4',
  cart: 'M2 3h3l2.4 10h8.4L18 6H6M8 15.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM15 15.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  user: 'M10 3.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM3.5 18c.8-4 3.4-5.4 6.5-5.4s5.7 1.4 6.5 5.4',
  pin: 'M10 18s6-5.4 6-10a6 6 0 1 0-12 0c0 4.6 6 10 6 10zM10 5.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  truck:
    'M1.5 4.5h10v9h-10zM11.5 8h4l3 3v2.5h-7zM5 13.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM15 13.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  list: 'M7 5h11M7 10h11M7 15h11M3 5h.1M3 10h.1M3 15h.1',
  grid: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  doc: 'M5 2h7l4 4v12H5zM12 2v4h4M8 10h5M8 13h5',
  menu: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  home: 'M3 9.5 10 3l7 6.5V17h-5v-5H8v5H3z',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  left: 'M12.5 4 6.5 10l6 6',
  right: 'M7.5 4l6 6-6 6',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  check: 'M4 10.5l4 4 8-9',
  alert: 'M10 2.5 1.8 17h16.4zM10 8v4M10 14.6v.1',
  filter: 'M2.5 5h15M5.5 10h9M8.5 15h3',
  cash: 'M1.5 5h17v10h-17zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM4.5 10h.1M15.4 10h.1',
  card: 'M1.5 4.5h17v11h-17zM1.5 8.5h17M4.5 12.5h3',
  help: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM7.6 7.8A2.4 2.4 0 1 1 10 10.6v1.2M10 14.4v.1',
  tag: 'M2.5 2.5h7l8 8-7 7-8-8zM6 6h.1',
  play: 'M6 3.5v13l11-6.5z',
  share:
    'M14.5 2.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM5.5 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM14.5 12.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM7.6 8.8l4.8-2.8M7.6 11.2l4.8 2.8',
  compare: 'M3 4h6v12H3zM11 4h6v12h-6M5 8h2M5 11h2',
} as const

export type IconName = keyof typeof PATHS

/** Whether a name from outside (page layouts) is one of ours. */
export function isIcon(name: string): name is IconName {
  return name in PATHS
}

interface IconProps {
  name: IconName
  /** Pixels. */
  size?: number
}

/** Decorative: hidden from assistive technology. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
