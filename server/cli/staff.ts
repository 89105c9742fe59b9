// Invites a member of staff from the command line: npm run staff -- invite MAIL [--name NAME] [--role owner] [--market in|ae]

import { parseArgs } from 'node:util'
import { MARKETS } from '../../contract/shared/market.ts'
import { zLanguage } from '../../contract/shared/schemas.ts'
import { zStaffEmail, zStaffRole } from '../../contract/staff/schemas.ts'
import { inviteByOperator } from '../staff/service.ts'
import { marketNamed, withStore } from './with-store.ts'

const USAGE = 'npm run staff -- invite MAIL [--name NAME] [--role owner] [--market in|ae] [--language en|hi]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', default: 'owner' },
      market: { type: 'string' },
      language: { type: 'string', default: 'en' },
    },
  })
  const [command, mail = '', ...more] = positionals
  if (command !== 'invite' || more.length > 0) throw new Error(USAGE)
  const email = zStaffEmail.safeParse(mail)
  const role = zStaffRole.safeParse(values.role)
  if (!email.success) throw new Error(`"${mail}" is not an email. ${USAGE}`)
  if (!role.success) throw new Error(`--role is one of ${zStaffRole.options.join(', ')}.`)
  const language = zLanguage.safeParse(values.language)
  if (!language.success) throw new Error('--language is en or hi.')
  const invitee = {
    ...{ email: email.data, role: role.data, language: language.data },
    name: values.name?.trim() || (email.data.split('@')[0] ?? ''),
    markets: values.market === undefined ? [...MARKETS] : [marketNamed(values.market)],
  }
  await withStore(async app => {
    const { link, mailed } = await inviteByOperator(app, invitee)
    console.log(
      `${email.data} is invited as ${role.data}${mailed ? ' by mail' : ''}. The link, valid for three days:\n${link}`,
    )
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
