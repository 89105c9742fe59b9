// Sets up or changes a payment gateway: its keys, which are tested before they are saved, and the features of the
// account.

import { type FormEvent, useState } from 'react'
import type { Gateway } from '../../../contract/gateways/api.ts'
import {
  DEFAULT_GATEWAY_OVERLAP_HOURS,
  GATEWAY_RULES,
  GATEWAY_SECRETS,
  type GatewaySecret,
  gatewayProblems,
  MAX_GATEWAY_OVERLAP_HOURS,
} from '../../../contract/gateways/gateways.rules.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { CheckList } from '../components/check-list.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

const OPTIONS = ['testMode', 'upiIntent', 'emiLinks'] as const
type Option = (typeof OPTIONS)[number]

interface Typed {
  accountKey: string
  apiSecret: string
  webhookSecret: string
  hours: string
  options: readonly Option[]
}

interface PartProps {
  gateway: Gateway
  typed: Typed
  /** Invalid fields. */
  wrong: readonly string[]
  onChange(part: Partial<Typed>): void
}

/** The key that notifications are signed with. */
const signingKeyOf = ({ gateway }: Gateway): GatewaySecret =>
  GATEWAY_RULES[gateway].secrets.webhookSecret ? 'webhookSecret' : 'apiSecret'

function KeyFields({ gateway, typed, wrong, onChange }: PartProps) {
  const t = useMessages('gateways')
  const { gateway: name, secrets } = gateway
  const rules = GATEWAY_RULES[name]
  const errorOf = (path: string) => (wrong.includes(path) ? t('wrongKey') : '')
  return (
    <>
      {rules.accountKey && (
        <Field
          label={t(`accountKey-${name === 'payu' ? 'payu' : 'razorpay'}`)}
          hint={t(`accountKeyHint-${name === 'payu' ? 'payu' : 'razorpay'}`)}
          error={errorOf('accountKey')}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed.accountKey}
          onChange={event => onChange({ accountKey: event.target.value })}
        />
      )}
      {GATEWAY_SECRETS.filter(secret => rules.secrets[secret]).map(secret => {
        const stored = secrets.find(one => one.name === secret && one.readable)
        return (
          <Field
            key={secret}
            label={t(`${secret}-${name}`)}
            hint={stored ? t('keptIfEmpty', { lastFour: stored.lastFour }) : t('sealedHint')}
            error={errorOf(secret)}
            type="password"
            required={!stored}
            autoComplete="new-password"
            maxLength={600}
            value={typed[secret]}
            onChange={event => onChange({ [secret]: event.target.value })}
          />
        )
      })}
    </>
  )
}

function OptionFields({ gateway, typed, onChange }: PartProps) {
  const t = useMessages('gateways')
  const rules = GATEWAY_RULES[gateway.gateway]
  const has = { testMode: rules.choosesMode, upiIntent: rules.upiIntent, emiLinks: rules.emiLinks }
  const offered = OPTIONS.filter(option => has[option])
  const overlaps =
    gateway.secrets.some(({ name }) => name === signingKeyOf(gateway)) && typed[signingKeyOf(gateway)] !== ''
  return (
    <>
      {overlaps && (
        <Field
          label={t('overlapHours')}
          hint={t('overlapHint', { max: MAX_GATEWAY_OVERLAP_HOURS })}
          type="number"
          required
          min={0}
          max={MAX_GATEWAY_OVERLAP_HOURS}
          step={1}
          value={typed.hours}
          onChange={event => onChange({ hours: event.target.value })}
        />
      )}
      {offered.length > 0 && (
        <CheckList<Option>
          label={t('account')}
          options={offered.map(value => ({ value, label: t(value) }))}
          value={typed.options}
          onChange={options => onChange({ options })}
          note={<small className="sub">{t('accountHint')}</small>}
        />
      )}
    </>
  )
}

const typedOf = ({ accountKey, mode, upiIntent, emiLinks }: Gateway): Typed => {
  const chosen = { testMode: mode === 'test', upiIntent, emiLinks }
  return {
    ...{ accountKey, apiSecret: '', webhookSecret: '', hours: String(DEFAULT_GATEWAY_OVERLAP_HOURS) },
    options: OPTIONS.filter(option => chosen[option]),
  }
}

function bodyOf({ version }: Gateway, typed: Typed, otherAccount: boolean) {
  const { accountKey, apiSecret, webhookSecret, hours, options } = typed
  return {
    ...{ version, accountKey: accountKey.trim(), overlapHours: Number(hours), otherAccount },
    ...(apiSecret.trim() && { apiSecret: apiSecret.trim() }),
    ...(webhookSecret.trim() && { webhookSecret: webhookSecret.trim() }),
    testMode: options.includes('testMode'),
    ...{ upiIntent: options.includes('upiIntent'), emiLinks: options.includes('emiLinks') },
  }
}

interface FormProps {
  gateway: Gateway
  onClose(): void
  onSaved(gateway: Gateway): void
}

export function GatewayForm({ gateway, onClose, onSaved }: FormProps) {
  const t = useMessages('gateways')
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(() => typedOf(gateway))
  const [wrong, setWrong] = useState<readonly string[]>([])
  /** Asks for confirmation if the earlier payments are not of this account: null until then. */
  const [other, setOther] = useState<boolean | null>(null)
  const { gateway: name, secrets, source } = gateway
  const save = async () => {
    const sent = { params: { gateway: name }, body: bodyOf(gateway, typed, other === true) }
    try {
      return (await call('POST /api/admin/gateways/{gateway}', sent)).data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'gateway.other-account') setOther(false)
      if (error instanceof ApiError) setWrong(error.problems.map(({ path }) => path))
      throw error
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const stored = secrets.filter(({ readable }) => readable).map(one => one.name)
    const problems = gatewayProblems(name, bodyOf(gateway, typed, false), stored)
    setWrong(problems.map(({ path }) => path))
    if (problems.length > 0) return
    const saved = await run(save)
    if (saved) onSaved(saved)
  }
  const change = (part: Partial<Typed>) => setTyped(before => ({ ...before, ...part }))
  const { title } = GATEWAY_RULES[name]
  return (
    <Dialog title={t(source === 'none' ? 'setUpTitle' : 'changeTitle', { gateway: title })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('formText')}</p>
        <KeyFields gateway={gateway} typed={typed} wrong={wrong} onChange={change} />
        <OptionFields gateway={gateway} typed={typed} wrong={wrong} onChange={change} />
        <Problem text={problem} />
        {other !== null && (
          <CheckList<'other'>
            label={t('otherAccount')}
            options={[{ value: 'other', label: t('otherAccountYes') }]}
            value={other ? ['other'] : []}
            onChange={value => setOther(value.length > 0)}
            note={<small className="sub">{t('otherAccountText')}</small>}
          />
        )}
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || other === false}>
            {t('checkAndSave')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
