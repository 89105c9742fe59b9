// The restore command can be entered as shown.

import { expect, it } from 'vitest'
import { restoreCommand } from './backup-words.ts'

it.each([
  ['/backups/2026-11-27T20-05-00-512Z', 'npm run restore -- /backups/2026-11-27T20-05-00-512Z'],
  ['/my disk/a', "npm run restore -- '/my disk/a'"],
  ["/it's/$HOME", "npm run restore -- '/it'\\''s/$HOME'"],
])('of %s', (folder, command) => {
  expect(restoreCommand(folder)).toBe(command)
})
