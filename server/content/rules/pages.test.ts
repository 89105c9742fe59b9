// Content rules: robots directives and canonical URLs, weighted campaigns, contacts, XML.

import { describe, expect, it } from 'vitest'
import { alternatesOf, contactOf, landingPath, pickCampaign, robotsOf, writtenPageOf } from './pages.ts'
import { escapeXml, openSearchXml, robotsText } from './sitemap.ts'

describe('robots', () => {
  it.each([
    ['/safety/116000000', 'index,follow', '/safety/116000000'],
    ['/hi/safety/116000000/', 'index,follow', '/safety/116000000'],
    ['/safety/116000000?page=1', 'index,follow', '/safety/116000000'],
    ['/safety/116000000?page=3', 'index,follow', '/safety/116000000?page=3'],
    ['/safety/116000000?page=0x2', 'noindex,follow', '/safety/116000000'],
    ['/safety/116000000?orderBy=price&orderWay=asc', 'noindex,follow', '/safety/116000000'],
    ['/safety/116000000?gclid=a&utm_source=b', 'index,follow', '/safety/116000000'],
    ['/safety/116000000#brand-suraksho', 'index,follow', '/safety/116000000'],
    ['/search?str=drill', 'noindex,follow', '/search?str=drill'],
    ['/search?str=drill&page=2&orderBy=price', 'noindex,follow', '/search?page=2&str=drill'],
    ['/dashboard', 'noindex,nofollow', '/dashboard'],
    ['/hi/checkout/payment?x=1', 'noindex,nofollow', '/checkout/payment'],
    ['/dashboards', 'index,follow', '/dashboards'],
    ['/', 'index,follow', '/'],
    ['/hi', 'index,follow', '/'],
    ['/himachal/116000000', 'index,follow', '/himachal/116000000'],
  ])('%s is %s and stands for %s', (url, robots, canonical) => {
    expect(robotsOf(url)).toMatchObject({ robots, canonical })
  })

  it('are excluded outside production, and from private pages in production', () => {
    expect(robotsText('https://shop.example', false)).toBe('User-agent: *\nDisallow: /\n')
    const text = robotsText('https://shop.example', true)
    expect(text).toContain('Disallow: /dashboard\nDisallow: /hi/dashboard\n')
    expect(text).toContain('Disallow: /api/\n')
    expect(text).not.toContain('/hi/api/')
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})

describe('URLs', () => {
  it('of content pages are parsed', () => {
    expect(writtenPageOf(landingPath('popular-search', 'hammer'))).toEqual({ kind: 'popular-search', slug: 'hammer' })
    expect(writtenPageOf('/articles/x')).toEqual({ kind: 'article', slug: 'x' })
    expect(writtenPageOf('/articles/x/y')).toBeNull()
    expect(writtenPageOf('/safety/116000000')).toBeNull()
  })

  it('differ only by language', () => {
    expect(alternatesOf('AE', '/')).toEqual([
      { hreflang: 'en-AE', link: '/' },
      { hreflang: 'hi-AE', link: '/hi' },
    ])
  })
})

describe('campaigns', () => {
  it('are picked in proportion to their weight', () => {
    const running = [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 3 },
    ]
    const names = [0, 0.2, 0.25, 0.5, 0.999, 1].map(seed => pickCampaign(running, seed)?.name)
    expect(names).toEqual(['a', 'a', 'b', 'b', 'b', 'b'])
    expect(pickCampaign([], 0.5)).toBeNull()
  })
})

describe('contacts', () => {
  it('require one contact by default, and every required one', () => {
    const open = { email: false, phone: false }
    expect(contactOf({ email: 'A@b.co', phone: '' }, 'IN', open)).toEqual({
      email: 'a@b.co',
      phone: null,
      problems: [],
    })
    expect(contactOf({ email: '', phone: '' }, 'IN', open).problems.length).toBe(1)
    expect(contactOf({ email: '', phone: '' }, 'IN', { email: true, phone: true }).problems.length).toBe(2)
  })
})

describe('XML', () => {
  it('escapes special characters', () => {
    expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;')
    expect(openSearchXml('https://x.example', 'hi')).toContain(
      'template="https://x.example/hi/search?str={searchTerms}"',
    )
    expect(openSearchXml('https://x.example', 'en')).toContain('<ShortName>Karkhana</ShortName>')
  })
})
