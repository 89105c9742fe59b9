// While cash on delivery is switched off: store pages whose text still mentions it.

import type { CashMention } from '../../../contract/content/desk-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'

/** Renders nothing without the right to read content. */
export function CashMentions() {
  const t = useMessages('settings')
  const kinds = useMessages('content')
  const { market, language } = useLocale()
  const may = useMay()('content.read')
  const load = useLoad<readonly CashMention[]>(may ? market : null, async () => {
    return (await call('GET /api/admin/content/cashMentions', { query: { market } })).data
  })
  if (!load.data) return null
  if (load.data.length === 0) return <p className="sub">{t('cashNotNamed')}</p>
  return (
    <>
      <p className="late">{t('cashNamed', { count: load.data.length })}</p>
      <ul className="rows">
        {load.data.map(({ kind, key, title }) => (
          <li key={`${kind} ${key}`}>
            <span className="grow">
              <a href={to('/content/edit', { kind, key })}>{title[language] || key}</a>{' '}
              <small>{kinds(`kind-${kind}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
