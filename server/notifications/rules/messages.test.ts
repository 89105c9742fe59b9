// Every mail and text message in both languages and countries: complete, translated, and registered as documented.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../adapters/html-mail.tsx'
import { exampleLogin } from './account-examples.ts'
import { alertMail } from './alert-mail.ts'
import { exampleAlert, exampleQuotationRequest, exampleReviewRequest, exampleTicket } from './example.ts'
import { EXAMPLE_CAUSES, exampleOrder } from './example-order.ts'
import { loginMail } from './login-mail.ts'
import { textOf } from './mail.ts'
import { orderMail } from './order-mails.ts'
import { quotationMail } from './quotation-mail.ts'
import { isDaytime, reviewMail } from './review-mail.ts'
import { supportMail } from './support-mail.ts'
import { orderText, registeredText, TEXT_TEMPLATES } from './texts.ts'

const ORIGIN = 'https://shop.example'
/** Gmail truncates longer mails. */
const MAX_HTML_BYTES = 102 * 1024
const VIEWS = (['IN', 'AE'] as const).flatMap(market => (['en', 'hi'] as const).map(language => ({ market, language })))

const decode = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

describe.each(VIEWS)('mails of $market in $language', ({ market, language }) => {
  const order = exampleOrder(market, language)

  it.each(EXAMPLE_CAUSES)('$template says the same as HTML and as text', cause => {
    const mail = orderMail(order, cause, ORIGIN)
    const html = htmlOf(mail, language)
    const text = textOf(mail)
    expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES)
    expect(html).toContain(`<html dir="ltr" lang="${language}">`)
    const said = [
      ...mail.paragraphs,
      ...mail.details.flatMap(({ label, value }) => [label, value]),
      ...mail.lines.flatMap(({ name, note, amount }) => [name, note, amount]),
      ...mail.totals.flatMap(({ label, amount }) => [label, amount]),
      ...mail.footer,
    ]
    const shown = decode(html)
    for (const part of said) {
      expect(text).toContain(part)
      expect(shown).toContain(part)
    }
    const path = cause.template === 'refund-link' ? cause.path : '/dashboard/order/100001'
    expect(mail.action?.url).toBe(`${ORIGIN}${language === 'hi' ? '/hi' : ''}${path}`)
    if (language === 'hi') for (const paragraph of mail.paragraphs) expect(paragraph).toMatch(/\p{Script=Devanagari}/u)
  })

  it('has totals that add up, including the tax of the country', () => {
    const mail = orderMail(order, { template: 'order-placed' }, ORIGIN)
    const minor = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))
    const total = mail.totals.findIndex(({ strong }) => strong)
    const before = mail.totals.slice(0, total).reduce((sum, { amount }) => sum + minor(amount), 0)
    expect(before).toBeCloseTo(minor(mail.totals[total]?.amount ?? ''), 2)
    expect(before).toBe(order.payableMinor / 100)
    const [tax] = mail.totals.slice(total + 1)
    expect(tax?.label).toContain(market === 'IN' ? 'GST' : 'VAT')
    expect(textOf(mail)).not.toContain(market === 'IN' ? 'VAT' : 'GST')
  })
})

it.each(VIEWS)('tells of a login with a new device, $market $language', ({ market, language }) => {
  const mail = loginMail(exampleLogin(market, language), ORIGIN)
  expect(`${htmlOf(mail, language)}${textOf(mail)}`).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
  expect(textOf(mail)).toContain(market === 'IN' ? '11:42' : '10:12')
  expect(mail.unsubscribe).toBeNull()
})

it('says after a cancellation whether there is a refund', () => {
  const order = exampleOrder('IN', 'en')
  const text = (wasPaid: boolean) => textOf(orderMail({ ...order, wasPaid }, { template: 'order-cancelled' }, ORIGIN))
  expect(text(true)).toContain('is refunded')
  expect(text(false)).toContain('Nothing was charged.')
  expect(text(false)).not.toContain('refund')
})

it('escapes what customers and sellers write', () => {
  const order = exampleOrder('IN', 'en')
  const customer = { ...order.customer, firstName: '<img src=x onerror=alert(1)>' }
  const html = htmlOf(orderMail({ ...order, customer }, { template: 'order-placed' }, ORIGIN), 'en')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x')
})

describe('text messages', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/messages.md'), 'utf8')

  it.each(TEXT_TEMPLATES)('%s is documented as it is registered', template => {
    const row = `| \`${template}\` | ${registeredText(template, 'en')} | ${registeredText(template, 'hi')} |`
    expect(docs).toContain(row)
  })

  it.each(TEXT_TEMPLATES)('%s has only what its registration allows', template => {
    const values = {
      order: '100001',
      parcel: '500001',
      request: '700001',
      link: 'https://shop.example/dashboard/order/100001',
    }
    for (const language of ['en', 'hi'] as const) {
      const pattern = registeredText(template, language)
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replaceAll('{#numeric#}', '\\d+')
        .replaceAll('{#url#}', 'https://\\S+')
      expect(orderText(template, language, values)).toMatch(new RegExp(`^${pattern}$`))
    }
  })

  it('is not sent if one of its placeholders has no value', () => {
    expect(() => orderText('shipped', 'en', { order: '1', link: 'x' })).toThrow('lacks its parcel')
  })
})

it.each(VIEWS)('confirms a quotation request of $market in $language', ({ market, language }) => {
  const request = exampleQuotationRequest(market, language)
  const mail = quotationMail({ ...request, description: '<b>bold</b>' })
  const text = textOf(mail)
  const html = htmlOf(mail, language)
  expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
  for (const part of ['700001', '60', request.city]) {
    expect(text).toContain(part)
    expect(decode(html)).toContain(part)
  }
  expect(html).not.toContain('<b>bold')
  if (language === 'hi') for (const paragraph of mail.paragraphs) expect(paragraph).toMatch(/\p{Script=Devanagari}/u)
})

it.each(VIEWS)('tells of products that are cheaper or back, of $market in $language', ({ market, language }) => {
  const url = 'https://shop.example/mail/unsubscribe?signature=x'
  const alert = exampleAlert(market, language)
  const mail = alertMail(alert, { origin: ORIGIN, unsubscribeUrl: url })
  const text = textOf(mail)
  const html = htmlOf(mail, language)
  expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
  for (const { url: product } of mail.lines) expect(text).toContain(product)
  expect(text.endsWith(url)).toBe(true)
  const [first] = alert.products
  if (!first) throw new Error('no product')
  const many = alertMail(
    { ...alert, products: Array.from({ length: 23 }, () => first) },
    { origin: ORIGIN, unsubscribeUrl: url },
  )
  expect(many.lines).toHaveLength(20)
  expect(textOf(many)).toContain('3')
})

describe('the request for reviews', () => {
  const url = 'https://shop.example/mail/unsubscribe?signature=x'

  it.each(VIEWS)('links to each product and to where it is ended, of $market in $language', ({ market, language }) => {
    const mail = reviewMail(exampleReviewRequest(market, language), { origin: ORIGIN, unsubscribeUrl: url })
    const text = textOf(mail)
    const html = htmlOf(mail, language)
    for (const { url: product } of mail.lines) {
      expect(text).toContain(product)
      expect(html).toContain(`href="${product}"`)
    }
    expect(text.endsWith(url)).toBe(true)
    expect(html).toContain(`href="${url}"`)
  })

  it.each([
    ['2026-11-23T03:29:00Z', 'IN', false],
    ['2026-11-23T03:30:00Z', 'IN', true],
    ['2026-11-23T15:29:00Z', 'IN', true],
    ['2026-11-23T15:30:00Z', 'IN', false],
    ['2026-11-23T04:59:00Z', 'AE', false],
    ['2026-11-23T05:00:00Z', 'AE', true],
    ['2026-11-23T17:00:00Z', 'AE', false],
  ] as const)('at %s in %s may be sent: %s', (at, market, expected) => {
    expect(isDaytime(new Date(at), market)).toBe(expected)
  })
})

it.each(VIEWS)('hands on an answer of support, of $market in $language', ({ market, language }) => {
  const ticket = exampleTicket(market, language)
  const mail = supportMail({ ...ticket, text: `${ticket.text}\n<b>bold</b>` }, { origin: ORIGIN, code: '0A1B2C3D4E' })
  const text = textOf(mail)
  const html = htmlOf(mail, language)
  expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/)
  expect(html).not.toContain('<b>bold')
  for (const line of ticket.text.split('\n')) expect(mail.paragraphs).toContain(line)
  expect(text).toContain('/bharat-pay/ticket#900001-0A1B2C3D4E')
  expect(supportMail({ ...ticket, hasAccount: true }, { origin: ORIGIN, code: '' }).action?.url).toMatch(
    /\/dashboard\/support\/900001$/,
  )
  expect(supportMail({ ...ticket, closed: true }, { origin: ORIGIN, code: '' }).paragraphs.at(-1)).toContain('30')
})
