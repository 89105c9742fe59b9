// Icons of the console, drawn with lines on a square of 16.

const PATHS = {
  home: 'M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z',
  box: 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.5 5 8 8l5.5-3M8 8v6',
  back: 'M6 3 2.5 6.5 6 10M2.5 6.5h7a4 4 0 0 1 0 7H7',
  inbox: 'M2.5 9 4 3h8l1.5 6v4h-11zM2.5 9H6c0 2 4 2 4 0h3.5',
  money: 'M2 4.5h12v7H2zM8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM4.2 8h.01M11.8 8h.01',
  people:
    'M6 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM1.8 13.5c0-2.6 1.9-4 4.2-4s4.2 1.4 4.2 4M10.5 3a2.2 2.2 0 0 1 0 4.3M11.8 9.7c1.5.5 2.4 1.8 2.4 3.8',
  file: 'M4 2h5.5L12.5 5v9H4zM9.5 2v3h3M6 8h4.5M6 10.5h4.5',
  key: 'M10.5 2.5a3 3 0 1 0-2.7 4.3L3 11.6V13.5h2V12h1.5v-1.5H8l1.2-1.2A3 3 0 0 0 10.5 2.5z',
  person: 'M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8zM3 14c0-2.9 2.2-4.5 5-4.5s5 1.6 5 4.5',
  badge:
    'M3 3.5h10v10H3zM6.5 3.5v-1h3v1M8 9a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 8 9zM5.3 12c.2-1.4 1.3-2 2.7-2s2.5.6 2.7 2',
  stack: 'M2 13.5h12M3 9.5h4.5v4H3zM8.5 9.5H13v4H8.5zM5.7 5h4.6v4.5H5.7z',
  help: 'M2.5 3h11v8H8l-3 2.5V11H2.5zM6.3 6a1.7 1.7 0 1 1 2.4 1.5c-.5.3-.7.5-.7 1M8 9.6v.01',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3 13.5 13.5',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  close: 'm4 4 8 8M12 4l-8 8',
  left: 'M9.5 4.5 6 8l3.5 3.5',
  right: 'm6.5 4.5 3.5 3.5-3.5 3.5',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  up: 'm4.5 9.5 3.5-3.5 3.5 3.5',
  check: 'm3 8.5 3.3 3.3L13 5',
  warn: 'M8 2.5 14 13H2zM8 6.5v3M8 11.4v.01',
  clock: 'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3zM8 4.8V8l2.2 1.5',
  lock: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  link: 'M11.5 5.5a2 2 0 1 0-2-2M4.5 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM11.5 14.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6.2 7l3.6-2M6.2 9l3.6 2.5',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  truck:
    'M1.5 4h8v7h-8zM9.5 6.5H12l2.5 2.5v2h-5zM4.3 12.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6zM11.6 12.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z',
  tag: 'M8.5 2.5h5v5l-6 6-5-5zM11 5h.01',
  star: 'm8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z',
  cart: 'M1.5 2.5h2l2 7.5h6.5l1.5-5.5H4.2M6.3 13.2h.01M11.5 13.2h.01',
  bell: 'M4 11.5V7.3a4 4 0 0 1 8 0v4.2l1.2 1.2H2.8zM6.7 14.2h2.6M8 3.2V2',
  mail: 'M2 3.5h12v9H2zM2 4l6 5 6-5',
  megaphone: 'M2.5 6.5v3h2.5l6.5 3V3.5L5 6.5zM5 9.5v3.5h2v-2.6',
  gift: 'M2.5 5.5h11v3h-11zM3.5 8.5v5h9v-5M8 5.5v8M8 5.5C5 5.5 4.6 2.5 6.3 2.5S8 5.5 8 5.5s0-3 1.7-3 1.3 3-1.7 3',
  coupon: 'M2 4h12v2.6a1.4 1.4 0 0 0 0 2.8V12H2V9.4a1.4 1.4 0 0 0 0-2.8zM9.5 4v1.5M9.5 7.2v1.6M9.5 10.5V12',
  tree: 'M2.5 2.5h4v3h-4zM9.5 6.5h4v3h-4zM9.5 11h4v3h-4zM4.5 5.5v7h5M4.5 8h5',
  gear: 'M2.5 4.5h7M12.5 4.5h1M2.5 11.5h1M6.5 11.5h7M11 3v3M5 10v3',
  grip: 'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
  page: 'M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  ledger: 'M3.5 2.5h9v11h-9zM6 2.5v11M8 5.5h2.5M8 8h2.5M8 10.5h2.5',
  keyboard: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z',
  bin: 'M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.7 6.5v4.5M9.3 6.5v4.5',
  out: 'M6 2.5H3v11h3M10 5l3 3-3 3M13 8H6.5',
} as const
export type IconName = keyof typeof PATHS

/** Decorative unless it has a label. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className="i"
      viewBox="0 0 16 16"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
