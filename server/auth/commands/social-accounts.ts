// The provider accounts a customer has linked: listed and unlinked.

import type { SocialAccount } from '../../../contract/auth/social-api.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { deleteSocialAccount, findSocialAccount, listSocialAccounts } from '../repository/social.ts'

export async function socialAccountsOf(db: Db, { customerId }: Customer): Promise<SocialAccount[]> {
  const rows = await listSocialAccounts(db, customerId)
  return rows.map(({ id, provider, email, name, createdAt, lastUsedAt }) => ({
    id,
    provider,
    email,
    name,
    connectedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Unlinks an account. The customer can still log in with a code. @throws auth.social-account-unknown */
export async function removeSocialAccount(app: App, actor: Customer, id: string): Promise<void> {
  await app.db.transaction(async tx => {
    await deleteSocialAccount(tx, own(await findSocialAccount(tx, id), actor, 'auth.social-account-unknown'))
  })
  app.monitor.security('social-account.removed', actor)
}
