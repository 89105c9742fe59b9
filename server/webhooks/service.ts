// Public interface of webhooks: sealing their secrets again when the key of the store changes.

export { resealWebhookSecrets } from './commands/secrets.ts'
