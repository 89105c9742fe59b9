// Manifest of the verification domain.

import type { Domain } from '../platform/domain.ts'
import { ofContacts } from '../platform/personal-data.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { deleteOldAccessKeys, deleteOldCodes } from './repository.ts'
import { PURPOSES, templateOf } from './rules.ts'

const retention: RetentionRule[] = [
  {
    name: 'otp_challenges.all',
    columns: ['identifier', 'ip'],
    days: 7,
    from: 'created_at',
    ends: 'deleted',
    why: 'Daily limits are based on these rows, and a week of them reveals an attack that spans several days.',
    apply: ({ db }, before) => deleteOldCodes(db, before, RETENTION_BATCH),
  },
  {
    name: 'access_keys_seen.all',
    columns: ['key_hash'],
    days: 2,
    from: 'seen_at',
    ends: 'deleted',
    why: 'A key works once and contains its creation time, which limits it to a day at most.',
    apply: ({ db }, before) => deleteOldAccessKeys(db, before, RETENTION_BATCH),
  },
]

export const verificationDomain: Domain = {
  name: 'verification',
  personalData: [
    {
      table: 'otp_challenges',
      where: ofContacts('identifier'),
      omit: ['code_hash', 'proof_hash'],
      ends: { keptFor: 'abuse' },
    },
  ],
  tables: ['access_keys_seen', 'otp_challenges'],
  readsTables: { customers: ['customers'] },
  retention,
  // a new mail address only gets its code by mail
  textTemplates: PURPOSES.filter(purpose => purpose !== 'email-change').map(templateOf),
}
