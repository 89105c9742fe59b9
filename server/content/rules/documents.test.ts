// Keys of documents, the typed format of a body, redirect loops, and references of a document.

import { describe, expect, it } from 'vitest'
import { bodyOfText, textOfBody } from '../../../contract/content/body-text.rules.ts'
import { isDocumentKey, pageOfDocument } from '../../../contract/content/document-kinds.rules.ts'
import { differencesOf, leadsBack, targetsOf } from './documents.ts'

describe('keys', () => {
  it.each([
    ['layout', 'home', true],
    ['layout', '114000000', true],
    ['layout', 'torvik:114000000', true],
    ['layout', 'footer', false],
    ['footer', 'footer', true],
    ['footer', 'home', false],
    ['page', 'info/shipping', true],
    ['page', 'help/shipping', false],
    ['faqs', 'category/114000000', true],
    ['faqs', 'product/MSN0000000A', true],
    ['intro', 'product/MSN0000000A', false],
    ['meta', '/', true],
    ['meta', '/brands/', false],
    ['meta', 'https://shop.example/', false],
    ['redirect', '/old/sale', true],
    ['redirect', '/', false],
    ['redirect', '/hi/old', false],
    ['redirect', '/checkout/pay', false],
    ['redirect', '/api/v1/cart', false],
    ['redirect', '/console', false],
    ['redirect', '//evil.example', false],
    ['redirect', '/old?page=2', false],
  ] as const)('%s %s: %s', (kind, key, valid) => {
    expect(isDocumentKey(kind, key)).toBe(valid)
  })

  it('lead to the page that shows the document', () => {
    expect(pageOfDocument('page', 'popular-search/cordless-drill')).toBe('/popular/cordless-drill')
    expect(pageOfDocument('footer', 'footer')).toBe('/')
    expect(pageOfDocument('layout', 'home')).toBe('/')
    expect(pageOfDocument('layout', '211000000')).toBe('/category/211000000')
    expect(pageOfDocument('layout', '3m')).toBe('/brands/3m')
    expect(pageOfDocument('layout', '3m:211000000')).toBeNull()
    expect(pageOfDocument('faqs', 'product/MSN0000000A')).toBeNull()
    expect(pageOfDocument('intro', 'brand/torvik')).toBe('/brands/torvik')
  })
})

describe('a body as text', () => {
  const body = [
    { kind: 'paragraph' as const, text: 'Before the list.' },
    { kind: 'heading' as const, text: 'चुनना' },
    { kind: 'list' as const, items: ['One', 'Two'] },
    { kind: 'table' as const, head: ['Size', ''], rows: [['6 mm', '₹10']] },
  ]
  it('round-trips to the same body', () => {
    expect(bodyOfText(textOfBody(body))).toEqual(body)
  })
  it('is divided by headings and kinds of lines without empty lines too', () => {
    expect(bodyOfText('Before the\nlist.\n## चुनना\n- One\n- Two\n| Size | |\n|6 mm|₹10|\n')).toEqual(body)
    expect(bodyOfText(' \n\n')).toEqual([])
  })
})

describe('redirects', () => {
  const redirects = new Map([
    ['/a', '/b'],
    ['/b', '/c?x=1'],
  ])
  it('lead back where a chain returns to its beginning', () => {
    expect(leadsBack(redirects, '/c', '/a')).toBe(true)
    expect(leadsBack(redirects, '/c', '/hi/c/')).toBe(true)
    expect(leadsBack(redirects, '/d', '/a')).toBe(false)
    expect(leadsBack(redirects, '/a', '/d')).toBe(false)
  })
})

it('lists the references, and the changed parts', () => {
  const words = { en: 'x', hi: 'x' }
  const image = 'a'.repeat(32)
  const hero = { kind: 'hero' as const, title: words, text: words, code: null, action: { name: words, link: '/' } }
  const layout = {
    kind: 'layout' as const,
    blocks: [
      { ...hero, picture: '114000000', image, shortcuts: [] },
      { kind: 'products' as const, title: null, link: null, category: '115000000', size: 6 },
    ],
  }
  expect(targetsOf(layout)).toEqual({ categories: ['114000000', '115000000'], pictures: [image] })
  const [before, after] = [
    { kind: 'redirect' as const, to: '/a' },
    { kind: 'redirect' as const, to: null },
  ]
  expect(differencesOf(before, after)).toEqual({ before: { to: '/a' }, after: { to: null } })
})
