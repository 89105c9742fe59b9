// The pictures that a visitor uploads before sending a quotation request.

import { sessionUploads } from '../../media/service.ts'

export const uploads = sessionUploads('rfq', 'rfq_uploads')
