// The words of the daily mail for requests for approval, in both languages.

import { expect, it } from 'vitest'
import { unreadMail } from './unread-mail.ts'

const about = { kind: 'approval' as const, recordId: 'a', recordNumber: 100001, actorName: 'Nadia Khan' }
const mail = {
  ...{ name: 'Ravi', more: false, console: 'https://store.example/console' },
  notifications: [
    { ...about, reason: 'approval' as const, state: null },
    { ...about, reason: 'decision' as const, state: 'rejected' },
    { ...about, recordNumber: 0, actorName: '', reason: 'decision' as const, state: 'expired' },
  ],
}

it('names the request and leads to the approvals', () => {
  const { body } = unreadMail(mail, 'en')
  const approvals = 'https://store.example/console/approvals'
  expect(body).toContain(`Request for approval (Order 100001): Nadia Khan asks for your approval ${approvals}`)
  expect(body).toContain(`Request for approval (Order 100001): rejected by Nadia Khan ${approvals}`)
  expect(body).toContain(`Request for approval: expired: nobody has decided in time ${approvals}`)
  expect(unreadMail(mail, 'hi').body).toContain('मंज़ूरी का अनुरोध (ऑर्डर 100001): Nadia Khan आपकी मंज़ूरी चाहते हैं')
})
