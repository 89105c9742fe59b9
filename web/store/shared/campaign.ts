// Stores the campaign of a visit in the user record; loaded when the address has one.

import { trackedPage } from '../../../contract/tracking/tracked-page.rules.ts'

export { whenAllowed } from './consent.ts'

/** Maximum number of campaigns kept. */
const KEPT = 20

interface Campaigns {
  utmList: { msn: string; mkt_channel: string }[]
}

/** The user with the channel of the address (`mkt_channel`, else `utm_source`) and the product of the page, if it is one. */
export function withCampaign<User extends Campaigns>(
  user: User,
  { href, search }: Pick<Location, 'href' | 'search'>,
): User {
  const query = new URLSearchParams(search)
  const channel = (query.get('mkt_channel') || query.get('utm_source') || '').slice(0, 100)
  if (!channel) return user
  const page = trackedPage(href)
  const entry = { msn: page?.kind === 'product' ? page.msn : '', mkt_channel: channel }
  const others = user.utmList.filter(one => one.msn !== entry.msn || one.mkt_channel !== channel)
  return { ...user, utmList: [...others, entry].slice(-KEPT) }
}
