// Texts of the daily mail for requests for approval and order holds, in both languages.

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

it('names the request and links to the approvals', () => {
  const { body } = unreadMail(mail, 'en')
  const approvals = 'https://store.example/console/approvals'
  expect(body).toContain(`Request for approval (Order 100001): Nadia Khan asks for your approval ${approvals}`)
  expect(body).toContain(`Request for approval (Order 100001): rejected by Nadia Khan ${approvals}`)
  expect(body).toContain(`Request for approval: expired: nobody has decided in time ${approvals}`)
  expect(unreadMail(mail, 'hi').body).toContain('मंज़ूरी का अनुरोध (ऑर्डर 100001): Nadia Khan आपकी मंज़ूरी चाहते हैं')
})

it('says who put an order on hold and who released it', () => {
  const of = { ...about, kind: 'order' as const, recordId: '100001', reason: 'state' as const }
  const held = { ...mail, notifications: ['held', 'released', 'packed'].map(state => ({ ...of, state })) }
  const { body } = unreadMail(held, 'en')
  expect(body).toContain('Order 100001: put on hold by Nadia Khan')
  expect(body).toContain('Order 100001: released from hold by Nadia Khan')
  expect(body).toContain('Order 100001: has changed its state')
  expect(unreadMail(held, 'hi').body).toContain('ऑर्डर 100001: Nadia Khan ने ऑर्डर रोका है')
})
