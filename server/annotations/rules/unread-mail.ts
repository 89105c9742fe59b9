// The daily mail of unread notifications, in English and Hindi.

import { recordName } from '../../../contract/annotations/kinds.rules.ts'
import type { HoldChange, NotificationReason, NotifiedKind } from '../../../contract/annotations/notifications.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'

interface Named {
  reason: NotificationReason
  kind: NotifiedKind
  recordId: string
  recordNumber: number
  actorName: string
  /** New state of a record, a request for approval or an order edit, or the event of an import source. */
  state: string | null
}

export interface UnreadMail {
  /** The member's name. */
  name: string
  /** Newest first. */
  notifications: readonly Named[]
  /** Whether there are more than are listed. */
  more: boolean
  /** URL of the console. */
  console: string
}

interface Words {
  kinds: Record<NotifiedKind, string>
  reasons: Record<Exclude<NotificationReason, 'decision' | 'edit' | 'import'>, (by: string) => string>
  /** Outcome of the member's own request, by state. */
  decisions: Record<string, (by: string) => string>
  /** Outcome of the member's own order edit. */
  edits: Record<string, () => string>
  /** Event of an import source. */
  imports: Record<string, () => string>
  /** Order put on hold or released. */
  holds: Record<HoldChange, (by: string) => string>
  subject: string
  hello(name: string): string
  more: string
  all: string
  why: string
}

const WORDS: Record<Language, Words> = {
  en: {
    kinds: {
      ...{ order: 'Order', customer: 'Customer', product: 'Product' },
      ...{ return: 'Return', rfq: 'Quotation request', ticket: 'Ticket', coupon: 'Coupon or offer' },
      ...{ lead: 'Lead', dispute: 'Dispute', seller: 'Seller', article: 'Article', page: 'Page' },
      ...{ approval: 'Request for approval', 'import-source': 'Import source' },
    },
    reasons: {
      assigned: by => `assigned to you by ${by}`,
      mentioned: by => `${by} mentions you in a note`,
      note: by => `${by} has written a note`,
      state: () => 'has changed its state',
      approval: by => `${by} asks for your approval`,
    },
    decisions: {
      approved: by => `approved by ${by}`,
      rejected: by => `rejected by ${by}`,
      failed: by => `approved by ${by}, but could not be done`,
      expired: () => 'expired: nobody has decided in time',
    },
    edits: {
      paid: () => 'your edit was paid and is made',
      lapsed: () => 'your edit was not paid in time and is not made',
      ended: () => 'your edit could not be made',
    },
    imports: {
      failed: () => 'its file could not be fetched or read',
      stopped: () => 'its file is beyond the limits and was not applied',
      paused: () => 'has failed several times in a row and is paused',
      waits: () => 'its file was checked and waits to be applied',
    },
    holds: {
      held: by => `put on hold by ${by}`,
      released: by => `released from hold by ${by}`,
    },
    subject: 'Unread notifications of the Karkhana console',
    hello: name => `Hello ${name},`,
    more: 'There are more.',
    all: 'All notifications:',
    why: 'You have chosen this daily mail in your account at the console, where you can stop it.',
  },
  hi: {
    kinds: {
      ...{ order: 'ऑर्डर', customer: 'ग्राहक', product: 'उत्पाद' },
      ...{ return: 'वापसी', rfq: 'कोटेशन का अनुरोध', ticket: 'टिकट', coupon: 'कूपन या ऑफ़र' },
      ...{ lead: 'लीड', dispute: 'विवाद', seller: 'विक्रेता', article: 'लेख', page: 'पेज' },
      ...{ approval: 'मंज़ूरी का अनुरोध', 'import-source': 'आयात का स्रोत' },
    },
    reasons: {
      assigned: by => `${by} ने इसकी ज़िम्मेदारी आपको दी है`,
      mentioned: by => `${by} ने एक नोट में आपका ज़िक्र किया है`,
      note: by => `${by} ने नोट लिखा है`,
      state: () => 'इसकी स्थिति बदल गई है',
      approval: by => `${by} आपकी मंज़ूरी चाहते हैं`,
    },
    decisions: {
      approved: by => `${by} ने मंज़ूर किया`,
      rejected: by => `${by} ने नामंज़ूर किया`,
      failed: by => `${by} ने मंज़ूर किया, पर यह किया नहीं जा सका`,
      expired: () => 'समय-सीमा बीत गई: किसी ने फ़ैसला नहीं किया',
    },
    edits: {
      paid: () => 'आपके बदलाव का भुगतान हो गया और वह लागू हो गया',
      lapsed: () => 'आपके बदलाव का समय पर भुगतान नहीं हुआ, इसलिए वह लागू नहीं हुआ',
      ended: () => 'आपका बदलाव लागू नहीं किया जा सका',
    },
    imports: {
      failed: () => 'फ़ाइल लाई या पढ़ी नहीं जा सकी',
      stopped: () => 'फ़ाइल सीमाओं से बाहर है और लागू नहीं की गई',
      paused: () => 'लगातार कई बार विफल होने के बाद रोक दिया गया',
      waits: () => 'फ़ाइल जाँची जा चुकी है और लागू किए जाने की प्रतीक्षा में है',
    },
    holds: {
      held: by => `${by} ने ऑर्डर रोका है`,
      released: by => `${by} ने रोक हटाई है`,
    },
    subject: 'कारखाना कंसोल की न पढ़ी गई सूचनाएँ',
    hello: name => `नमस्ते ${name},`,
    more: 'और भी सूचनाएँ हैं।',
    all: 'सभी सूचनाएँ:',
    why: 'यह दैनिक मेल आपने कंसोल में अपने खाते में चुना है। वहीं इसे बंद कर सकते हैं।',
  },
}

function saysOf(
  { reasons, decisions, edits, imports, holds }: Words,
  reason: NotificationReason,
  state: string | null,
) {
  if (reason === 'decision') return decisions[state ?? ''] ?? String
  if (reason === 'state' && (state === 'held' || state === 'released')) return holds[state]
  if (reason === 'import') return imports[state ?? ''] ?? String
  return (reason === 'edit' ? edits[state ?? ''] : reasons[reason]) ?? String
}

/** Subject and plain text of the mail. */
export function unreadMail(mail: UnreadMail, language: Language): { subject: string; body: string } {
  const words = WORDS[language]
  const lines = mail.notifications.map(({ reason, kind, recordId, recordNumber, actorName, state }) => {
    if (kind === 'import-source')
      return `${words.kinds[kind]} “${actorName}”: ${saysOf(words, reason, state)('')} ${mail.console}/imports/sources/${recordId}`
    if (kind !== 'approval')
      return `${words.kinds[kind]} ${recordName(kind, recordId, recordNumber)}: ${saysOf(words, reason, state)(actorName)}`
    const order = recordNumber === 0 ? '' : ` (${words.kinds.order} ${recordNumber})`
    return `${words.kinds.approval}${order}: ${saysOf(words, reason, state)(actorName)} ${mail.console}/approvals`
  })
  const parts = [
    words.hello(mail.name),
    [...lines, ...(mail.more ? [words.more] : [])].join('\n'),
    `${words.all} ${mail.console}/notifications`,
    words.why,
  ]
  return { subject: words.subject, body: parts.join('\n\n') }
}
