// Backups for other domains.

export { backupAge } from './queries/overview.ts'
