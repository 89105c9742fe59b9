// Manifest of the messages domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { registerOutboxPage } from './plugin.ts'
import { sendMessage } from './service.ts'

const jobs: Job[] = [{ name: 'messages.send', run: (app, data) => sendMessage(app, String(data.id)) }]

export const messagesDomain: Domain = {
  name: 'messages',
  tables: ['messages'],
  plugins: [registerOutboxPage],
  jobs,
}
