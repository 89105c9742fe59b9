// The earning rules and the terms of a market, latest first, with author and reason.

import { useState } from 'react'
import type { StaffRule, StaffTerms } from '../../../contract/rewards/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'

/** Programs of the store have no name that staff would recognise. */
function useSetBy() {
  const t = useMessages('rewards')
  const { moment } = useDates()
  return ({ setBy, setAt, reason }: Pick<StaffRule, 'setBy' | 'setAt' | 'reason'>) =>
    [t(setBy.startsWith('staff:') ? 'setByStaff' : 'setBySetup', { time: moment(setAt) }), reason].join(' · ')
}

function usePeriod() {
  const t = useMessages('rewards')
  const { moment } = useDates()
  return (from: string, to: string | null) =>
    to ? t('period', { from: moment(from), to: moment(to) }) : t('openEnd', { from: moment(from) })
}

function RuleRow({ rule, onDone }: { rule: StaffRule; onDone(): void }) {
  const t = useMessages('rewards')
  const { money, number } = useLocale()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const setBy = useSetBy()
  const period = usePeriod()
  const { ruleId, categoryCode, points, perAmount, goldFactorBp, minOrder, validFrom, validTo } = rule
  const over = validTo !== null && Date.parse(validTo) <= Date.now()
  const end = async () => {
    const write = () => call('POST /api/admin/rewards/rules/{ruleId}/end', { params: { ruleId }, body: {} })
    if ((await run(write)) === undefined) return
    showToast(t('saved'))
    onDone()
  }
  const gold = goldFactorBp > 10_000 ? t('goldGets', { factor: number(goldFactorBp / 10_000) }) : ''
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{t('earns', { points, amount: money(perAmount) })}</b>{' '}
          <span className="tag">{categoryCode ? t('inCategory', { code: categoryCode }) : t('everyProduct')}</span>
        </span>
        <small>{[gold, minOrder > 0 && t('fromOrder', { amount: money(minOrder) })].filter(Boolean).join(' · ')}</small>
        <small>{period(validFrom, validTo)}</small>
        <small>{setBy(rule)}</small>
        <Problem text={problem} />
      </div>
      {may('rewards.write') && !over && (
        <button type="button" className="b sm" disabled={busy} onClick={end}>
          {t('endRule')}
        </button>
      )}
    </li>
  )
}

function TermsRow({ terms, present }: { terms: StaffTerms; present: boolean }) {
  const t = useMessages('rewards')
  const { money, number } = useLocale()
  const setBy = useSetBy()
  const period = usePeriod()
  const { pointValue, minBalance, minOrder, maxShareBp, validDays, goldSpend } = terms
  const use = [
    t('usedFrom', { points: number(minBalance), amount: money(minOrder) }),
    t('upTo', { percent: number(maxShareBp / 100) }),
    t('validFor', { days: validDays }),
    goldSpend ? t('goldFrom', { amount: money(goldSpend) }) : t('goldNever'),
  ]
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{t('worth', { amount: money(pointValue) })}</b> {present && <span className="tag">{t('now')}</span>}
        </span>
        <small>{use.join(' · ')}</small>
        <small>{period(terms.validFrom, null)}</small>
        <small>{setBy(terms)}</small>
      </div>
    </li>
  )
}

interface PanelsProps {
  rules: StaffRule[]
  terms: StaffTerms[]
  termsVersion: number
  onDone(): void
}

function RulesPanels({ rules, terms, termsVersion, onDone }: PanelsProps) {
  const t = useMessages('rewards')
  const may = useMay()
  const [open, setOpen] = useState<'rule' | 'terms' | null>(null)
  const present = terms.find(({ validFrom }) => Date.parse(validFrom) <= Date.now()) ?? null
  const close = () => setOpen(null)
  const done = () => {
    close()
    onDone()
  }
  const add = (kind: 'rule' | 'terms') =>
    may('rewards.write') && (
      <button type="button" className="b" onClick={() => setOpen(kind)}>
        {t(kind === 'rule' ? 'newRule' : 'newTerms')}
      </button>
    )
  return (
    <>
      <div className="head">
        <h2 className="grow">{t('rules')}</h2>
        {add('rule')}
      </div>
      <p className="soft">{t('rulesText')}</p>
      <section className="panel" aria-label={t('rules')}>
        <ul className="rows in-b">
          {rules.map(rule => (
            <RuleRow key={rule.ruleId} rule={rule} onDone={onDone} />
          ))}
        </ul>
      </section>
      <div className="head">
        <h2 className="grow">{t('terms')}</h2>
        {add('terms')}
      </div>
      <section className="panel" aria-label={t('terms')}>
        <ul className="rows in-b">
          {terms.map(one => (
            <TermsRow key={one.validFrom} terms={one} present={one === present} />
          ))}
        </ul>
      </section>
      {open === 'rule' && <RuleDialog onClose={close} onDone={done} />}
      {open === 'terms' && <TermsDialog present={present} version={termsVersion} onClose={close} onDone={done} />}
    </>
  )
}

export function RulesView() {
  const { market } = useLocale()
  const load = useLoad(market, async () => (await call('GET /api/admin/rewards', { query: { market } })).data)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  return <RulesPanels {...load.data} onDone={load.again} />
}
