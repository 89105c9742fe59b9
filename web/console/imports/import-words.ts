// Texts and dots of import states.

import type { ImportStatus } from '../../../contract/imports/api.ts'

export const IMPORT_DOTS: Record<ImportStatus['state'], string> = {
  waiting: 'wait',
  running: 'half',
  done: 'full',
  failed: '',
  undoing: 'half',
  undone: '',
  cancelled: '',
  interrupted: '',
}

/** Whether the server still works on it. */
export const isUnderWay = ({ state }: Pick<ImportStatus, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'undoing'
