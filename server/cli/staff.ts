// Invites a staff member, or makes an API key for a program, from the command line.

import { parseArgs } from 'node:util'
import { MARKETS } from '../../contract/shared/market.ts'
import { PERMISSIONS } from '../../contract/shared/permissions.ts'
import { zLanguage } from '../../contract/shared/schemas.ts'
import { type NewApiKey, zNewKey } from '../../contract/staff/keys-api.ts'
import { zStaffEmail, zStaffRole } from '../../contract/staff/schemas.ts'
import { createKeyByOperator, inviteByOperator } from '../staff/service.ts'
import { marketNamed, withStore } from './with-store.ts'

const USAGE = `npm run staff -- invite MAIL [--name NAME] [--role owner] [--market in|ae] [--language en|hi]
npm run staff -- key NAME --permissions orders.read,stock.write|all --markets in,ae --days 90
                 [--addresses 203.0.113.0/24,...]`
const MAX_DAYS = 366

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', default: 'owner' },
      market: { type: 'string' },
      language: { type: 'string', default: 'en' },
      permissions: { type: 'string' },
      markets: { type: 'string' },
      days: { type: 'string' },
      addresses: { type: 'string', default: '' },
    },
  })
type Values = ReturnType<typeof readArguments>['values']

function readInvitee(mail: string, values: Values) {
  const email = zStaffEmail.safeParse(mail)
  const role = zStaffRole.safeParse(values.role)
  if (!email.success) throw new Error(`"${mail}" is not an email. ${USAGE}`)
  if (!role.success) throw new Error(`--role is one of ${zStaffRole.options.join(', ')}.`)
  const language = zLanguage.safeParse(values.language)
  if (!language.success) throw new Error('--language is en or hi.')
  return {
    ...{ email: email.data, role: role.data, language: language.data },
    name: values.name?.trim() || (email.data.split('@')[0] ?? ''),
    markets: values.market === undefined ? [...MARKETS] : [marketNamed(values.market)],
  }
}

const listOf = (text: string) => text.split(',').flatMap(part => part.trim() || [])

/** No defaults: a key made in haste should not have every right and never expire. */
function readKey(name: string, { permissions, markets, days, addresses }: Values): NewApiKey {
  if (permissions === undefined || markets === undefined || days === undefined) throw new Error(USAGE)
  const known: readonly string[] = PERMISSIONS
  const unknown = permissions === 'all' ? undefined : listOf(permissions).find(one => !known.includes(one))
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a permission. They are: ${PERMISSIONS.join(', ')}.`)
  const valid = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS
  if (!valid) throw new Error(`--days is a number from 1 to ${MAX_DAYS}.`)
  const parsed = zNewKey.safeParse({
    name,
    permissions: permissions === 'all' ? [...PERMISSIONS] : listOf(permissions),
    markets: listOf(markets).map(marketNamed),
    networks: listOf(addresses),
    expiresAt: new Date(Date.now() + Number(days) * 24 * 3_600_000).toISOString(),
  })
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

try {
  const { values, positionals } = readArguments()
  const [command, subject = '', ...more] = positionals
  if (more.length > 0) throw new Error(USAGE)
  if (command === 'invite') {
    const invitee = readInvitee(subject, values)
    await withStore(async app => {
      const { link, mailed } = await inviteByOperator(app, invitee)
      const how = mailed ? ' by mail' : ''
      console.log(`${invitee.email} is invited as ${invitee.role}${how}. The link, valid for three days:\n${link}`)
    })
  } else if (command === 'key') {
    const input = readKey(subject, values)
    await withStore(async app => {
      const { key, secret } = await createKeyByOperator(app, input)
      console.log(`The key "${key.name}", valid until ${key.expiresAt}. It is shown this once:\n${secret}`)
    })
  } else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
