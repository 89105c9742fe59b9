// The checklist of a new shop: missing steps, why they matter, and where to do them; hidden when all are done.

import { useRef } from 'react'
import type { Setup } from '../../../contract/dashboard/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { permissionAt } from '../app/areas.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay, useMember } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Icon } from '../components/icon.tsx'
import { Failed } from '../components/states.tsx'
import { isFolded, setFolded } from './setup-folded.ts'
import { SETUP_PLACES } from './setup-places.ts'

function SetupLine({ step, done }: Setup) {
  const t = useMessages('dashboard')
  const may = useMay()
  const { path, query } = SETUP_PLACES[step]
  const needed = permissionAt(path)
  const title = t(`setup-${step}`)
  return (
    <li className={done ? 'done' : undefined}>
      <Icon name={done ? 'check' : 'right'} label={t(done ? 'setupDone' : 'setupOpen')} />
      <div className="grow">
        {!done && (needed === null || may(needed)) ? <a href={to(path, query)}>{title}</a> : <span>{title}</span>}
        {!done && <small>{t(`setup-${step}-why`)}</small>}
      </div>
    </li>
  )
}

export function SetupPanel() {
  const t = useMessages('dashboard')
  const { market, number } = useLocale()
  const { staffId } = useMember()
  const details = useRef<HTMLDetailsElement>(null)
  const load = useLoad(
    market,
    async () => (await call('GET /api/admin/dashboard/setup', { query: { market } })).data.steps,
    true,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  const steps = load.data ?? []
  const done = steps.filter(step => step.done).length
  if (done === steps.length) return null
  const folded = { staffId, market }
  return (
    <section className="panel setup" aria-labelledby="setup">
      <details className="entry" key={market} open={!isFolded(folded)} ref={details}>
        {/* not `onToggle`: it fires later, and collapsing just before leaving the page would be lost */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary onClick={() => setFolded(folded, details.current?.open === true)}>
          <h2 id="setup">{t('setup')}</h2>
          <span className="sub">{t('setupProgress', { done: number(done), all: number(steps.length) })}</span>
        </summary>
        <p className="soft in-b">{t('setupNote')}</p>
        <ul className="rows in-b">
          {steps.map(step => (
            <SetupLine key={step.step} {...step} />
          ))}
        </ul>
      </details>
    </section>
  )
}
