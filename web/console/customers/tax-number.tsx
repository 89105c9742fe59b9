// The GSTIN or TRN of a customer: what it contains, contradictions, and the results of staff checks with the tax
// authority.

import { type FormEvent, useState } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { CHECK_OUTCOMES } from '../../../contract/customer-desk/tax-number.rules.ts'
import type { TaxNumberDetail } from '../../../contract/customer-desk/tax-number-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

/** Public lookup pages of the authorities; that of the UAE has the search on its start page. */
const REGISTERS = {
  IN: 'https://services.gst.gov.in/services/searchtp',
  AE: 'https://tax.gov.ae/en/',
}

type Outcome = (typeof CHECK_OUTCOMES)[number]

interface PartProps {
  detail: TaxNumberDetail
  onChange(detail: TaxNumberDetail): void
}

/** What the format of the number tells. */
function Said({ detail: { problem, kind, state, pan } }: Pick<PartProps, 'detail'>) {
  const t = useMessages('customers')
  const { language } = useLocale()
  if (problem) return <p className="problem">{t(`number-${problem}`)}</p>
  return (
    <dl className="kv">
      {kind && (
        <>
          <dt>{t('taxpayer')}</dt>
          <dd>{t(`taxpayer-${kind}`)}</dd>
        </>
      )}
      {state && (
        <>
          <dt>{t('stateOfNumber')}</dt>
          <dd>{`${language === 'hi' ? state.nameHi : state.nameEn} (${state.code})`}</dd>
        </>
      )}
      {pan && (
        <>
          <dt>{t('pan')}</dt>
          <dd>{pan}</dd>
        </>
      )}
    </dl>
  )
}

/** Contradictions between the number and other data. */
function Differences({ detail: { elsewhere, others } }: Pick<PartProps, 'detail'>) {
  const t = useMessages('customers')
  const { language } = useLocale()
  return (
    <ul className="rows">
      {elsewhere.map(({ addressId, city, place, state }) => (
        <li key={addressId} className="late">
          {t('addressElsewhere', {
            place: `${city} ${place}`,
            state: language === 'hi' ? state.nameHi : state.nameEn,
          })}
        </li>
      ))}
      {others.map(({ customerId, number, name }) => (
        <li key={customerId}>
          <span className="sub">{t('alsoOf')}</span>
          <a href={to(`/customers/${customerId}`)}>{[name, number].filter(Boolean).join(', ')}</a>
        </li>
      ))}
    </ul>
  )
}

function CheckDialog({ customerId, detail, onChange, onClose }: PartProps & { customerId: string; onClose(): void }) {
  const t = useMessages('customers')
  const { busy, problem, run } = useAct()
  const [outcome, setOutcome] = useState<Outcome>('active')
  const [name, setName] = useState('')
  const isFound = outcome !== 'not-found'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { taxNumber: detail.taxNumber, outcome, registeredName: isFound ? name.trim() : '' }
    const path = 'POST /api/admin/customers/{customerId}/taxNumber'
    const reply = await run(() => call(path, { params: { customerId }, body }))
    if (!reply) return
    onChange(reply.data)
    showToast(t('checkDone'))
    onClose()
  }
  return (
    <Dialog title={t('recordCheck')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('recordCheckText', { number: detail.taxNumber })}</p>
        <Select
          label={t('outcome')}
          value={outcome}
          options={CHECK_OUTCOMES.map(value => ({ value, label: t(`outcome-${value}`) }))}
          onChange={(value: Outcome) => setOutcome(value)}
        />
        {isFound && (
          <Field
            label={t('registeredName')}
            hint={t('registeredNameHint')}
            required
            maxLength={200}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        )}
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('saveCheck')}
        </button>
      </form>
    </Dialog>
  )
}

/** Names are compared without spaces, signs and capitals. */
const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Results of staff checks, latest first; a name that differs from the customer's is highlighted. */
function Checks({ detail: { checks, taxNumber, companyName } }: Pick<PartProps, 'detail'>) {
  const t = useMessages('customers')
  const { moment } = useDates()
  return (
    <ul className="rows">
      {checks.length === 0 && <li className="sub">{t('noCheck')}</li>}
      {checks.map(check => (
        <li key={check.checkId}>
          <div className="grow">
            <span className={check.outcome === 'active' ? 'tag ok' : 'tag bad'}>{t(`outcome-${check.outcome}`)}</span>{' '}
            <span>{check.registeredName}</span>
            {check.taxNumber !== taxNumber && (
              <small className="late">{t('ofNumber', { number: check.taxNumber })}</small>
            )}
            {check.registeredName && folded(check.registeredName) !== folded(companyName) && (
              <small className="late">{t('nameDiffers', { name: companyName || '–' })}</small>
            )}
            <small>{`${check.staffName}, ${moment(check.at)}`}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Contents({ customerId, detail, onChange }: PartProps & { customerId: string }) {
  const t = useMessages('customers')
  const may = useMay()
  const [recording, setRecording] = useState(false)
  return (
    <div className="in-b form">
      <p>
        <b>{detail.taxNumber}</b>
      </p>
      <Said detail={detail} />
      {detail.elsewhere.length + detail.others.length > 0 && <Differences detail={detail} />}
      <Checks detail={detail} />
      <div className="acts">
        <a className="b" href={REGISTERS[detail.market]} target="_blank" rel="noreferrer">
          {t('openRegister')}
        </a>
        {may('customers.write') && (
          <button type="button" className="b" onClick={() => setRecording(true)}>
            {t('recordCheck')}
          </button>
        )}
      </div>
      {recording && <CheckDialog {...{ customerId, detail, onChange }} onClose={() => setRecording(false)} />}
    </div>
  )
}

/** Nothing for a customer without a number. */
export function TaxNumber({ row: { customerId, market, taxNumber } }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const load = useLoad(
    taxNumber ? customerId : null,
    async () => (await call('GET /api/admin/customers/{customerId}/taxNumber', { params: { customerId } })).data,
  )
  if (!taxNumber) return null
  return (
    <section className="panel" aria-labelledby="tax-number">
      <header>
        <h2 id="tax-number">{t(market === 'AE' ? 'checkOfTrn' : 'checkOfGstin')}</h2>
      </header>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && <Contents customerId={customerId} detail={load.data} onChange={load.show} />}
    </section>
  )
}
