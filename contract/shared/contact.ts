// Contact data in full, as staff get it from the calls that the audit log records; elsewhere it is masked.

import { z } from 'zod'

/** Both as people write them, the phone with its country code; empty for none. */
export const zContactData = z.object({ email: z.string(), phone: z.string() })
export type ContactData = z.output<typeof zContactData>

export const contactExample: ContactData = { email: 'asha@plant.example', phone: '+919876543210' }
