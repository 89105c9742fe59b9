// Manifest of the media domain.

import type { Domain } from '../platform/domain.ts'
import { registerMedia, registerVideos } from './plugin.ts'

export const mediaDomain: Domain = {
  name: 'media',
  tables: ['media'],
  plugins: [registerMedia, registerVideos],
}
