// Public interface of webhooks: re-encrypts their secrets when the key of the store changes.

export { resealWebhookSecrets } from './commands/secrets.ts'
