// Background work of messages.

import type { Job } from '../platform/jobs.ts'
import { sendMessage } from './service.ts'

export const messageJobs: Job[] = [{ name: 'messages.send', run: (app, data) => sendMessage(app, String(data.id)) }]
