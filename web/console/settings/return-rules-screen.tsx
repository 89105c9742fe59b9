// Return rules of a market: return windows, and the reasons customers choose from, in order.

import { useState } from 'react'
import type { EditedReason } from '../../../contract/returns/rules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { ReasonForm } from './reason-form.tsx'
import { ReturnWindows } from './return-windows.tsx'

interface RowProps {
  reason: EditedReason
  name: string
  busy: boolean
  /** Undefined for the first and the last one. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange(): void
}

function Steps({ name, busy, onUp, onDown, onChange }: RowProps) {
  const t = useMessages('return-rules')
  return (
    <div className="acts">
      <button type="button" className="b sm sq" disabled={busy || !onUp} aria-label={t('up', { name })} onClick={onUp}>
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="b sm sq"
        disabled={busy || !onDown}
        aria-label={t('down', { name })}
        onClick={onDown}
      >
        <Icon name="down" />
      </button>
      <button type="button" className="b sm" aria-label={t('changeName', { name })} onClick={onChange}>
        {t('change')}
      </button>
    </div>
  )
}

function ReasonRow(props: RowProps) {
  const t = useMessages('return-rules')
  const may = useMay()
  const { reason, name } = props
  const { nameEn, nameHi, isFault, needsPictures, active } = reason
  const [other, lang] = name === nameEn ? [nameHi, 'hi'] : [nameEn, 'en']
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{name}</b> {!active && <span className="tag">{t('offTag')}</span>}{' '}
          {isFault && <span className="tag">{t('faultTag')}</span>}{' '}
          {needsPictures && <span className="tag">{t('picturesTag')}</span>}
        </span>
        <small lang={lang}>{other}</small>
      </div>
      {may('settings.write') && <Steps {...props} />}
    </li>
  )
}

interface ReasonsProps {
  reasons: readonly EditedReason[]
  onShow(reasons: EditedReason[]): void
  onAgain(): void
}

function Reasons({ reasons, onShow, onAgain }: ReasonsProps) {
  const t = useMessages('return-rules')
  const { market, language } = useLocale()
  const may = useMay()
  const { busy, problem, run } = useAct()
  /** In the form; null for a new one, undefined while it is closed. */
  const [open, setOpen] = useState<EditedReason | null | undefined>(undefined)
  const swap = async (at: number, other: number) => {
    const reasonIds = reasons.map(({ reasonId }) => reasonId)
    const [one = 0, two = 0] = [reasonIds[at], reasonIds[other]]
    reasonIds[at] = two
    reasonIds[other] = one
    const reply = await run(() => call('POST /api/admin/returnReasonOrder', { body: { market, reasonIds } }))
    reply ? onShow(reply.data.reasons) : onAgain()
  }
  return (
    <section className="panel" aria-label={t('reasons')}>
      <header>
        <h2>{t('reasons')}</h2>
        {may('settings.write') && (
          <button type="button" className="b sm" onClick={() => setOpen(null)}>
            {t('addReason')}
          </button>
        )}
      </header>
      <p className="in-b sub">{t('reasonsText')}</p>
      <Problem text={problem} />
      <ul className="rows in-b">
        {reasons.map((reason, at) => (
          <ReasonRow
            key={reason.reasonId}
            reason={reason}
            name={language === 'hi' ? reason.nameHi : reason.nameEn}
            busy={busy}
            onUp={at > 0 ? () => void swap(at, at - 1) : undefined}
            onDown={at < reasons.length - 1 ? () => void swap(at, at + 1) : undefined}
            onChange={() => setOpen(reason)}
          />
        ))}
      </ul>
      {open !== undefined && (
        <ReasonForm
          reason={open}
          onSaved={() => {
            setOpen(undefined)
            showToast(t('saved'))
            onAgain()
          }}
          onTaken={() => {
            setOpen(undefined)
            onAgain()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

export function Screen() {
  const t = useMessages('return-rules')
  const { market } = useLocale()
  const load = useLoad(market, async () => (await call('GET /api/admin/returnRules', { query: { market } })).data)
  const { data } = load
  return (
    <div className="stack editor">
      <SettingsHead current="returns" />
      <p className="soft">{t('intro')}</p>
      <div className="acts">
        <a className="b sm" href={to('/settings', { text: 'returns.' })}>
          {t('limits')}
        </a>
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!data && !load.error && <Loading />}
      {data && <ReturnWindows windows={data.windows} onAgain={load.again} />}
      {data && (
        <Reasons reasons={data.reasons} onShow={reasons => load.show({ ...data, reasons })} onAgain={load.again} />
      )}
    </div>
  )
}
