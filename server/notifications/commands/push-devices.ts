// The devices that receive a customer's push notifications, with readable names.

import type { PushDevice } from '../../../contract/notifications/push-api.ts'
import { deviceOf } from '../../auth/service.ts'
import { pushDevicesOf } from '../../messages/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'

export async function presentPushDevices(db: Db, actor: Customer): Promise<PushDevice[]> {
  const rows = await pushDevicesOf(db, actor)
  return rows.map(({ id, userAgent, sessionId, topics, createdAt }) => ({
    deviceId: id,
    ...deviceOf(userAgent),
    current: sessionId === actor.sessionId,
    topics,
    addedAt: createdAt.toISOString(),
  }))
}
