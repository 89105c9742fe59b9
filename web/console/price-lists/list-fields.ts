// Form values of a price list as typed, and the resulting terms.

import type { ListTerms, PriceList } from '../../../contract/price-lists/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayOf } from '../app/market-days.ts'

export interface ListFields {
  name: string
  active: boolean
  startsOn: string
  /** Empty for no end. */
  endsOn: string
  priority: string
  groups: { groupId: number; name: string }[]
  rules: ListTerms['rules']
}

export function fieldsOf({
  name,
  active,
  startsOn,
  endsOn,
  priority,
  groupIds,
  groupNames,
  rules,
}: PriceList): ListFields {
  return {
    ...{ name, active, startsOn, endsOn: endsOn ?? '', priority: priority === 0 ? '' : String(priority) },
    groups: groupIds.map((groupId, at) => ({ groupId, name: groupNames[at] ?? String(groupId) })),
    rules: rules.map(({ kind, key, percentBp }) => ({ kind, key, percentBp })),
  }
}

/** A new list, valid from today. */
export function newList(market: Market, now: Date): PriceList {
  return {
    ...{ listId: 0, market, name: '', active: true, startsOn: dayOf(now.toISOString(), market), endsOn: null },
    ...{ priority: 0, groupIds: [], groupNames: [], rules: [], ruleNames: [], state: 'planned', version: 0 },
    ...{ prices: 0, updatedAt: '' },
  }
}

/** The terms of the fields; the browser has validated their patterns. */
export function termsOf({ name, active, startsOn, endsOn, priority, groups, rules }: ListFields): ListTerms {
  return {
    ...{ name: name.trim(), active, startsOn, endsOn: endsOn || null, priority: Number(priority || 0) },
    groupIds: groups.map(({ groupId }) => groupId),
    rules,
  }
}

/** Parses `7.5` per cent as basis points; null if it is invalid. */
export function percentOf(text: string): number | null {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const bp = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return bp >= 1 && bp <= 9_000 ? bp : null
}
