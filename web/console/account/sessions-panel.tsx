// The member's sessions, which can be ended here.

import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

export function SessionsPanel() {
  const t = useMessages('own')
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  const list = useLoad('sessions', async () => (await call('GET /api/admin/session/sessions')).data)
  const end = async (sessionId: string) => {
    const reply = await run(() => call('POST /api/admin/session/sessions/end', { body: { sessionId } }))
    if (reply) list.again()
  }
  const endOthers = async () => {
    const reply = await run(() => call('POST /api/admin/session/sessions/end-others'))
    if (!reply) return
    showToast(t('othersEnded', { count: reply.data.ended }))
    list.again()
  }
  return (
    <section className="panel" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{t('sessions')}</h2>
        {(list.data?.length ?? 0) > 1 && (
          <button type="button" className="b sm" disabled={busy} onClick={endOthers}>
            {t('endOthers')}
          </button>
        )}
      </header>
      <div className="in-b">
        <Problem text={problem} />
        {list.error && <Failed error={list.error} onRetry={list.again} />}
        {!list.data && !list.error && <Loading />}
        <ul className="rows">
          {list.data?.map(one => (
            <li key={one.sessionId}>
              <div className="grow">
                <span>{[one.browser, one.device].filter(Boolean).join(', ') || t('unknownBrowser')}</span>
                <small>
                  {one.ip} · {t('lastUsed', { time: moment(one.lastUsedAt) })}
                </small>
              </div>
              {one.current ? (
                <span className="sub">{t('thisSession')}</span>
              ) : (
                <button type="button" className="b sm" disabled={busy} onClick={() => end(one.sessionId)}>
                  {t('endSession')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
