// The invitation mail to a new member of staff, in English and Hindi.

import type { Language } from '../../../contract/shared/market.ts'

export interface InvitationMail {
  name: string
  /** Name of the inviting member; empty when invited from the command line. */
  invitedBy: string
  link: string
  days: number
}

const TEXTS: Record<Language, (mail: InvitationMail) => { subject: string; body: string }> = {
  en: ({ name, invitedBy, link, days }) => ({
    subject: 'Your account for the Karkhana console',
    body: [
      `Hello ${name},`,
      invitedBy
        ? `${invitedBy} has invited you to work on this store.`
        : 'You have been invited to work on this store.',
      `Set your password here: ${link}`,
      `The link is valid for ${days} days and works once. If you did not expect this mail, ignore it.`,
    ].join('\n\n'),
  }),
  hi: ({ name, invitedBy, link, days }) => ({
    subject: 'कारखाना कंसोल में आपका खाता',
    body: [
      `नमस्ते ${name},`,
      invitedBy
        ? `${invitedBy} ने आपको इस स्टोर पर काम करने के लिए आमंत्रित किया है।`
        : 'आपको इस स्टोर पर काम करने के लिए आमंत्रित किया गया है।',
      `अपना पासवर्ड यहाँ सेट करें: ${link}`,
      `यह लिंक ${days} दिन तक मान्य है और एक ही बार काम करता है। अगर आपको इस मेल की उम्मीद नहीं थी, तो इसे अनदेखा करें।`,
    ].join('\n\n'),
  }),
}

/** Subject and plain text of an invitation. */
export function invitationMail(mail: InvitationMail, language: Language): { subject: string; body: string } {
  return TEXTS[language](mail)
}
