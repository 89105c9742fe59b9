// Partners and their keys, made and revoked by staff.

import { randomBytes } from 'node:crypto'
import type { Partner } from '../../../contract/partners/api.ts'
import { endPartnerSessions, forgetSessions } from '../../auth/service.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import {
  findPartner,
  insertKey,
  insertPartner,
  listPartners,
  lockPartner,
  type NewPartner,
  type PartnerRow,
  revokeKeyRow,
  revokePartnerRow,
} from '../repository.ts'

export const SECRET_PURPOSE = 'partner-key'
/** Two, so that a partner can change its key without a pause. */
const MAX_KEYS = 2

const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString())

function present({ id, code, name, market, may, createdAt, revokedAt, keys }: PartnerRow): Partner {
  return {
    ...{ partnerId: id, code, name, market, may },
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    keys: keys.map(key => ({
      keyId: key.keyId,
      createdAt: new Date(key.createdAt).toISOString(),
      lastUsedAt: isoOf(key.lastUsedAt),
      revokedAt: isoOf(key.revokedAt),
    })),
  }
}

/** The partners of the markets of a member. */
export async function allPartners(db: Db, { markets }: Staff): Promise<Partner[]> {
  return (await listPartners(db)).filter(({ market }) => markets.includes(market)).map(present)
}

/** A partner of a market of the member; one of another market is reported as missing. @throws partner.unknown */
function ofMarkets(row: PartnerRow | null, { markets }: Staff): PartnerRow {
  if (!row || !markets.includes(row.market)) throw appError('partner.unknown')
  return row
}

/** @throws partner.code-taken */
export async function createPartner(db: Db, actor: Staff, partner: NewPartner): Promise<Partner> {
  requireMarket(actor, partner.market)
  const may = [...new Set(partner.may)]
  const id = await insertPartner(db, { ...partner, may }, actor.staffId, actor.now)
  const row = id === null ? null : await findPartner(db, id)
  if (!row) throw appError('partner.code-taken')
  return present(row)
}

/** Makes a key; its secret is returned this once and stored sealed. @throws partner.unknown, partner.keys-too-many */
export async function createPartnerKey(app: App, actor: Staff, partnerId: string) {
  const keyId = `pk_${randomBytes(9).toString('base64url')}`
  const secret = newToken()
  await app.db.transaction(async tx => {
    const row = ofMarkets(await lockPartner(tx, partnerId), actor)
    if (row.revokedAt !== null) throw appError('partner.unknown')
    if (row.keys.filter(key => key.revokedAt === null).length >= MAX_KEYS) throw appError('partner.keys-too-many')
    const secretSealed = app.secrets.seal(SECRET_PURPOSE, secret)
    await insertKey(tx, { id: keyId, partnerId, secretSealed, staffId: actor.staffId, now: actor.now })
  })
  return { keyId, secret }
}

/** @throws partner.key-unknown */
export async function revokePartnerKey(app: App, actor: Staff, keyId: string): Promise<Partner> {
  return app.db.transaction(async tx => {
    const partnerId = await revokeKeyRow(tx, keyId, actor.staffId, actor.now)
    const row = partnerId === null ? null : await findPartner(tx, partnerId)
    if (!row || !actor.markets.includes(row.market)) throw appError('partner.key-unknown')
    return present(row)
  })
}

/** Ends a partner, its keys and the sessions that its links have opened. @throws partner.unknown */
export async function revokePartner(app: App, actor: Staff, partnerId: string): Promise<Partner> {
  const { row, ended } = await app.db.transaction(async tx => {
    ofMarkets(await lockPartner(tx, partnerId), actor)
    await revokePartnerRow(tx, partnerId, actor.staffId, actor.now)
    const ended = await endPartnerSessions(tx, partnerId)
    return { row: ofMarkets(await findPartner(tx, partnerId), actor), ended }
  })
  forgetSessions(app, ended)
  return present(row)
}
