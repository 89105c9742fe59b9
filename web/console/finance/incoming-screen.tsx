// Incoming bank transfers, imported from files: gateway settlements, account statements, and carrier remittances.

import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { Views } from '../components/list-head.tsx'
import { FinanceHead } from './finance-head.tsx'
import { RemittanceForm } from './remittance-form.tsx'
import { SettlementForm } from './settlement-form.tsx'
import { StatementForm } from './statement-form.tsx'

const FILES = ['settlement', 'statement', 'remittance'] as const
const FORMS = { settlement: SettlementForm, statement: StatementForm, remittance: RemittanceForm }

export function Screen() {
  const t = useMessages('incoming')
  const { market } = useLocale()
  const query = useQuery()
  const file = FILES.find(one => one === query.get('file')) ?? 'settlement'
  const Form = FORMS[file]
  const views = FILES.map(one => ({
    label: t(one),
    href: to('/finance/incoming', { file: one === 'settlement' ? null : one }),
    current: one === file,
  }))
  return (
    <div className="stack">
      <FinanceHead view="incoming" />
      <Views views={views} label={t('files')} />
      <p className="soft">{t(`${file}Text`)}</p>
      <Form key={`${market} ${file}`} />
    </div>
  )
}
