// What the token of a partner says that it does; shown only, as the server alone can verify it.

import { PARTNER_ACTS, type PartnerAct } from '../../../../contract/partners/token.rules.ts'

/** What a token does; null when it is none of a partner. */
export function actOf(token: string): PartnerAct | null {
  try {
    const [, body = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    const act = claims && typeof claims === 'object' && 'act' in claims ? claims.act : null
    return PARTNER_ACTS.find(one => one === act) ?? null
  } catch {
    return null
  }
}
