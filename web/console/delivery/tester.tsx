// Explains what is promised for a product at a place, as the store itself decides it.

import { type FormEvent, useState } from 'react'
import type { PromiseExplanation } from '../../../contract/delivery/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

function Question() {
  const t = useMessages('delivery')
  const { market } = useLocale()
  const query = useQuery()
  const addressWith = useQueryAddress()
  const [typed, setTyped] = useState({
    ...{ place: query.get('place') ?? '', msn: query.get('msn') ?? '', quantity: query.get('quantity') ?? '1' },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(addressWith({ ...typed, msn: typed.msn.trim().toUpperCase() }))
  }
  return (
    <form className="in-b form two" onSubmit={submit}>
      <Field
        label={t(market === 'AE' ? 'placeUae' : 'place')}
        required
        maxLength={6}
        value={typed.place}
        onChange={event => setTyped({ ...typed, place: event.target.value })}
      />
      <Field
        label={t('msn')}
        required
        maxLength={11}
        value={typed.msn}
        onChange={event => setTyped({ ...typed, msn: event.target.value })}
      />
      <Field
        label={t('quantity')}
        type="number"
        required
        min={1}
        max={1_000_000}
        value={typed.quantity}
        onChange={event => setTyped({ ...typed, quantity: event.target.value })}
      />
      <button type="submit" className="b go">
        {t('test')}
      </button>
    </form>
  )
}

/** The reasons for the delivery days, in the order they are added. */
function Days({ found }: { found: PromiseExplanation }) {
  const t = useMessages('delivery')
  const { number } = useLocale()
  const chosen = found.carriers.find(({ outcome }) => outcome === 'chosen')
  const km = Math.max(0, ...found.warehouses.filter(({ used }) => used).map(one => one.km))
  const { extraDays, prefix } = found.rule
  return (
    <>
      <p>{t('why')}</p>
      <ul className="list">
        {chosen && <li>– {t('byCarrier', { carrier: chosen.name, days: chosen.days, km: number(km) })}</li>}
        <li>– {prefix ? t('byRule', { prefix, days: extraDays }) : t('noRule')}</li>
        {found.parcel.leadTimeDays > 0 && <li>– {t('byLead', { days: found.parcel.leadTimeDays })}</li>}
        <li>– {t('byCutoff', { hour: found.promise.cutoffHour ?? 0 })}</li>
      </ul>
    </>
  )
}

function Cash({ found: { cod, currency } }: { found: PromiseExplanation }) {
  const t = useMessages('delivery')
  const { money } = useLocale()
  if (cod.offered) return <p>{t('cashYes', { amount: money(cod.max, currency) })}</p>
  return (
    <>
      <p>{t('cashNo')}</p>
      <ul className="list">
        {cod.reasons.map(reason => (
          <li key={reason}>– {t(`cash-${reason}`)}</li>
        ))}
      </ul>
    </>
  )
}

function Looked({ found }: { found: PromiseExplanation }) {
  const t = useMessages('delivery')
  const { number } = useLocale()
  return (
    <>
      <section className="panel" aria-labelledby="near">
        <header>
          <h2 id="near">{t('warehousesNear')}</h2>
        </header>
        <ul className="rows in-b">
          {found.warehouses.length === 0 && <li className="sub">{t('noWarehouse')}</li>}
          {found.warehouses.map(({ code, name, km, available, used }) => (
            <li key={code}>
              <div className="grow">
                <b>{name}</b>
                <small>{t('stockAt', { km: number(km), units: available })}</small>
              </div>
              {used && <span className="tag good">{t('used')}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="looked">
        <header>
          <h2 id="looked">{t('carriersLooked')}</h2>
        </header>
        <ul className="rows in-b">
          {found.carriers.length === 0 && <li className="sub">{t('nothing')}</li>}
          {found.carriers.map(({ name, maxKm, days, outcome }) => (
            <li key={`${name} ${maxKm} ${days}`}>
              <div className="grow">
                <b>{name}</b>
                <small>{t('band', { km: number(maxKm), days })}</small>
              </div>
              <span className={`tag ${outcome === 'chosen' ? 'good' : outcome === 'possible' ? '' : 'warn'}`}>
                {t(`outcome-${outcome}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Answer({ found, msn }: { found: PromiseExplanation; msn: string }) {
  const t = useMessages('delivery')
  const { number, money } = useLocale()
  const { day } = useDates()
  const { promise, parcel, place, currency } = found
  const words = promise.serviceable
    ? t('promised', { date: promise.date ? day(promise.date) : '', days: promise.days ?? 0 })
    : t('notPromised')
  return (
    <>
      <section className="panel" aria-labelledby="answer">
        <header>
          <h2 id="answer">{words}</h2>
        </header>
        <div className="in-b form">
          <p className="sub">
            {t('atPlace', { quantity: parcel.quantity, msn, place: `${place.code} ${place.name}, ${place.state}` })}
          </p>
          {promise.reason !== '' && <p className="problem">{t(`reason-${promise.reason}`)}</p>}
          {promise.serviceable && <Days found={found} />}
          <p>{t('parcelIs', { weight: number(parcel.weightGrams), value: money(parcel.value, currency) })}</p>
          <Cash found={found} />
        </div>
      </section>
      <Looked found={found} />
    </>
  )
}

export function Tester() {
  const t = useMessages('delivery')
  const { market, language } = useLocale()
  const query = useQuery()
  const [place, msn] = [query.get('place') ?? '', query.get('msn') ?? '']
  const quantity = Number(query.get('quantity') ?? 1)
  const load = useLoad(
    place && msn ? [market, language, place, msn, quantity].join(' ') : null,
    async () => (await call('GET /api/admin/delivery/explain', { query: { market, place, msn, quantity } })).data,
  )
  return (
    <>
      <section className="panel" aria-labelledby="question">
        <header>
          <h2 id="question">{t('tester')}</h2>
        </header>
        <Question />
      </section>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {load.busy && !load.data && !load.error && <Loading />}
      {load.data && <Answer found={load.data} msn={msn} />}
    </>
  )
}
