// The pictures that a visitor uploads before sending a support ticket.

import { sessionUploads } from '../../media/service.ts'

export const uploads = sessionUploads('support', 'support_uploads')
