// The states of imports.

export const IMPORT_STATES = [
  'waiting',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
  'cancelled',
  'interrupted',
] as const
