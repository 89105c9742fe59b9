// Campaigns of a visit: which channel counts, for which product, and how many are kept.

import { expect, test } from 'vitest'
import { withCampaign } from './campaign.ts'

const at = (path: string) => new URL(path, 'https://store.example') as unknown as Location
const after = (...paths: string[]) =>
  paths.reduce((user, path) => withCampaign(user, at(path)), { utmList: [] as { msn: string; mkt_channel: string }[] })
    .utmList

test('the channel of the store counts before that of the advertiser, with the product of the page', () => {
  expect(after('/drill/mp/msn00000001?mkt_channel=mail&utm_source=other')).toEqual([
    { msn: 'MSN00000001', mkt_channel: 'mail' },
  ])
  expect(after('/hi?utm_source=newsletter', '/?utm_medium=x')).toEqual([{ msn: '', mkt_channel: 'newsletter' }])
})

test('a repeated one moves to the end, and the last twenty are kept', () => {
  expect(after('/?utm_source=a', '/?utm_source=b', '/?utm_source=a').map(one => one.mkt_channel)).toEqual(['b', 'a'])
  const many = after(...Array.from({ length: 30 }, (_, index) => `/?utm_source=c${index}`))
  expect([many.length, many[0]?.mkt_channel]).toEqual([20, 'c10'])
})
