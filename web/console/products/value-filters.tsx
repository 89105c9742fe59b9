// Above the values of attributes to translate: search, attribute, and when they were counted.

import { useEffect, useRef } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { Problem } from '../components/field.tsx'
import { Filter, ListSearch } from '../components/list-head.tsx'

/** Calls back once when a running count has ended. */
function useEnded(running: boolean, onEnded: () => void): boolean {
  const watched = useRef(false)
  const told = useRef(false)
  useEffect(() => {
    if (running) {
      watched.current = true
      told.current = false
    } else if (watched.current && !told.current) {
      told.current = true
      onEnded()
    }
  }, [running, onEnded])
  return watched.current && !running
}

export function ValueFilters({ onCounted }: { onCounted(): void }) {
  const t = useMessages('translations')
  const { market, language } = useLocale()
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  const load = useLoad(
    market,
    async () => (await call('GET /api/admin/translations/values', { query: { market } })).data,
  )
  const { data } = load
  const running = data?.state === 'running'
  usePoll(running || data?.state === 'retrying', load.again)
  const ended = useEnded(running, onCounted)
  const count = async () => {
    if (busy || !data || running) return
    const reply = await run(() => call('POST /api/admin/translations/values/count', { body: {} }))
    if (reply) load.show({ ...data, state: 'running' })
  }
  const failed = data?.state === 'failed' || data?.state === 'retrying'
  const options = (data?.attributes ?? []).map(({ key, nameEn, nameHi }) => ({
    value: key,
    label: language === 'hi' ? nameHi : nameEn,
  }))
  return (
    <>
      <div className="tools">
        <ListSearch label={t('findValue')} />
        <Filter name="attribute" label={t('ofAttribute')} options={options} />
      </div>
      <div className="head">
        <p className="sub grow" role="status">
          {running && t('counting')}
          {!running && ended && data?.state === 'idle' && `${t('countedNow')} `}
          {!running && data && (data.countedAt ? t('countedAt', { moment: moment(data.countedAt) }) : t('notCounted'))}
        </p>
        <button type="button" className="b sm" disabled={busy || !data || running} onClick={() => void count()}>
          {t('countAgain')}
        </button>
      </div>
      <Problem text={problem || (failed ? t('countFailed') : '') || (load.error ? t('countFailed') : '')} />
    </>
  )
}
