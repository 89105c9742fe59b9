// The clips of the starter catalogue: the products of a category from several sides, rendered by scripts/make-videos.ts.

import type { LocalizedText } from '../catalogue/types.ts'

interface StarterVideo {
  /** Of the files in `starter/videos`. */
  name: string
  /** Key of the category; its products and those below it show the clip. */
  category: string
  title: LocalizedText
}

/** Of every clip. */
export const VIDEO_SECONDS = 8

export const VIDEOS: readonly StarterVideo[] = [
  { name: 'drill', category: 'drills', title: { en: 'A drill from all sides', hi: 'ड्रिल, हर तरफ़ से' } },
  { name: 'helmet', category: 'safety-helmets', title: { en: 'A helmet from all sides', hi: 'हेलमेट, हर तरफ़ से' } },
  { name: 'bulb', category: 'led-bulbs', title: { en: 'An LED bulb from all sides', hi: 'LED बल्ब, हर तरफ़ से' } },
]
