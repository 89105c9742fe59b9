// What other domains ask of backups.

export { backupAge } from './queries/overview.ts'
