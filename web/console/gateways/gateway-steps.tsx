// Staff actions on a payment gateway: set it up, change or check its keys, switch it off, remove it.

import { useState } from 'react'
import type { Gateway } from '../../../contract/gateways/api.ts'
import { GATEWAY_RULES } from '../../../contract/gateways/gateways.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { GatewayForm } from './gateway-form.tsx'

interface StepsProps {
  gateway: Gateway
  onChanged(gateway: Gateway): void
  /** Reloads the gateways, which somebody else may have changed. */
  onReload(): void
}

/** The result of the last check; announced. */
function useCheck(name: Gateway['gateway']) {
  const t = useMessages('gateways')
  const { busy, problem, run } = useAct()
  const [result, setResult] = useState<'accepted' | 'rejected' | 'no-answer' | 'other-account' | null>(null)
  const check = async () => {
    setResult(null)
    const sent = { params: { gateway: name } }
    const checked = await run(async () => (await call('POST /api/admin/gateways/{gateway}/check', sent)).data)
    setResult(checked?.result ?? null)
  }
  const text = problem || (result ? t(`check-${result}`) : '')
  const shown = (
    <div role="status">{text && <p className={result === 'accepted' ? undefined : 'problem'}>{text}</p>}</div>
  )
  return { check, busy, shown }
}

interface QuestionProps {
  gateway: Gateway
  step: 'switch' | 'remove'
  onChanged(gateway: Gateway): void
  onClose(): void
}

/** The last question before a gateway is switched or its keys are removed. */
function Question({ gateway, step, onChanged, onClose }: QuestionProps) {
  const t = useMessages('gateways')
  const { gateway: name, active, version } = gateway
  const { title } = GATEWAY_RULES[name]
  const what = step === 'remove' ? 'remove' : active ? 'switchOff' : 'switchOn'
  const params = { gateway: name }
  const write = async () => {
    const { data } =
      step === 'remove'
        ? await call('POST /api/admin/gateways/{gateway}/remove', { params, body: { version } })
        : await call('POST /api/admin/gateways/{gateway}/switch', { params, body: { version, active: !active } })
    onChanged(data)
    return data
  }
  return (
    <ConfirmDialog
      title={t(`${what}Title`, { gateway: title })}
      text={t(`${what}Text`)}
      confirm={t(what)}
      write={write}
      onDone={() => {
        showToast(t('done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

export function GatewaySteps({ gateway, onChanged, onReload }: StepsProps) {
  const t = useMessages('gateways')
  const { gateway: name, source, active, secrets } = gateway
  const [open, setOpen] = useState<'form' | 'switch' | 'remove' | null>(null)
  const check = useCheck(name)
  const saved = (next: Gateway) => {
    setOpen(null)
    showToast(t('saved', { gateway: GATEWAY_RULES[name].title }))
    onChanged(next)
  }
  const close = () => {
    setOpen(null)
    onReload()
  }
  return (
    <>
      <div className="acts">
        {source !== 'environment' && (
          <button type="button" className={source === 'none' ? 'b go' : 'b'} onClick={() => setOpen('form')}>
            {t(source === 'none' ? 'setUp' : 'change')}
          </button>
        )}
        {source !== 'none' && (
          <button type="button" className="b" disabled={check.busy} onClick={check.check}>
            {t('check')}
          </button>
        )}
        {source === 'console' && (
          <button type="button" className="b" onClick={() => setOpen('switch')}>
            {t(active ? 'switchOff' : 'switchOn')}
          </button>
        )}
        {secrets.length > 0 && (
          <button type="button" className="b" onClick={() => setOpen('remove')}>
            {t('remove')}
          </button>
        )}
      </div>
      {check.shown}
      {open === 'form' && <GatewayForm gateway={gateway} onClose={close} onSaved={saved} />}
      {(open === 'switch' || open === 'remove') && (
        <Question gateway={gateway} step={open} onChanged={onChanged} onClose={close} />
      )}
    </>
  )
}
