// Unmasked contact data, which staff get only from calls recorded in the audit log.

import { z } from 'zod'

/** Both in display format, the phone with its country code; empty for none. */
export const zContactData = z.object({ email: z.string(), phone: z.string() })
export type ContactData = z.output<typeof zContactData>

export const contactExample: ContactData = { email: 'asha@plant.example', phone: '+919876543210' }
