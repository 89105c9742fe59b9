// Manifest of the media domain.

import type { Domain } from '../platform/domain.ts'
import { registerMedia } from './plugin.ts'

export const mediaDomain: Domain = {
  name: 'media',
  tables: ['media'],
  plugins: [registerMedia],
}
