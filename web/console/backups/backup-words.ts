// Texts of the backup screen: sizes, ages and the restore command.

import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

const MEGABYTE = 1_000_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Exactly what is typed into a shell of the server, also when the folder has blanks or quotes in its name. */
export function restoreCommand(folder: string): string {
  const plain = /^[\w./:\\-]+$/.test(folder)
  return `npm run restore -- ${plain ? folder : `'${folder.replaceAll("'", `'\\''`)}'`}`
}

/** Formatted sizes and durations. */
export function useBackupWords(): { size(bytes: number): string; time(milliseconds: number): string } {
  const t = useMessages('backups')
  const { number } = useLocale()
  return {
    size(bytes) {
      const megabytes = bytes / MEGABYTE
      if (megabytes >= 1000) return t('gigabytes', { size: number(Math.round(megabytes / 100) / 10) })
      return t('megabytes', { size: number(megabytes < 10 ? Math.ceil(megabytes * 10) / 10 : Math.round(megabytes)) })
    },
    time(milliseconds) {
      const seconds = Math.max(0, Math.round(milliseconds / 1000))
      if (seconds < MINUTE) return t('seconds', { count: seconds })
      if (seconds < HOUR) return t('minutes', { count: Math.floor(seconds / MINUTE) })
      if (seconds < 2 * DAY) return t('hours', { count: Math.floor(seconds / HOUR) })
      return t('days', { count: Math.floor(seconds / DAY) })
    },
  }
}
