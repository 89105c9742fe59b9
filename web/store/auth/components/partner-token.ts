// Reads the action from a partner token, for display only: just the server can verify it.

import { PARTNER_ACTS, type PartnerAct } from '../../../../contract/partners/token.rules.ts'

/** The action of a token; null when it is not a partner token. */
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
