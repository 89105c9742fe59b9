// Stock by scanning: a warehouse is counted, a delivery received, or units moved, one scan for each piece.

import type { ScanResult } from '../../../contract/inventory/scan.rules.ts'
import { SCAN_STEPS, type ScanStep } from '../../../contract/inventory/scan-steps.rules.ts'
import { MAX_CODE_LENGTH } from '../../../contract/shared/scan-codes.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { CameraScan } from '../components/camera-scan.tsx'
import { Icon } from '../components/icon.tsx'
import { ScanField } from '../components/scan-field.tsx'
import { ScanTold } from '../components/scan-told.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { OpenCodes, ScanLines } from './scan-lines.tsx'
import { ScanSave } from './scan-save.tsx'
import { type ScanPlace, useScanDraft } from './use-scan-draft.ts'

function useWords(): (result: ScanResult) => string {
  const t = useMessages('stock-scan')
  const scanning = useMessages('scanning')
  return result => {
    switch (result.kind) {
      case 'counted':
        return t('counted', { product: result.product.name, pieces: result.pieces })
      case 'open':
        return t(`open-${result.reason}`, { code: result.code })
      case 'too-long':
        return scanning('tooLong', { length: result.length, most: MAX_CODE_LENGTH })
      case 'no-number':
        return t('no-number', { text: result.text })
      default:
        return t('full', { code: result.code })
    }
  }
}

function Sheet({ place, target }: { place: ScanPlace; target: string | undefined }) {
  const t = useMessages('stock-scan')
  const words = useWords()
  const sheet = useScanDraft(place)
  const { told } = sheet
  return (
    <>
      <section className="panel" aria-label={t(`step-${place.step}`)}>
        <div className="in-b scan-box">
          <p className="sub">{t(`about-${place.step}`)}</p>
          <ScanField hint={t('hint')} button={t('add')} autoFocus onScan={sheet.scan} />
          <CameraScan onCode={sheet.scan} />
          <ScanTold
            told={told && { text: words(told.result), good: told.result.kind === 'counted', turn: told.turn }}
          />
        </div>
      </section>
      <OpenCodes sheet={sheet} />
      <ScanLines step={place.step} sheet={sheet} />
      <ScanSave {...{ place, sheet }} to={target} />
    </>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="chip">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The query of the URL: operation, warehouse, and target. */
function useAsked(places: readonly { code: string; name: string }[]) {
  const query = useQuery()
  const known = (code: string | null) => places.find(one => one.code === code)?.code
  const step: ScanStep = SCAN_STEPS.find(one => one === query.get('step')) ?? 'count'
  const warehouse = known(query.get('warehouse')) ?? places[0]?.code ?? ''
  const others = places.filter(({ code }) => code !== warehouse)
  const target = others.find(({ code }) => code === query.get('to'))?.code ?? others[0]?.code
  return { step, warehouse, others, target: step === 'transfer' ? target : undefined }
}

function Chosen({ places }: { places: readonly { code: string; name: string }[] }) {
  const t = useMessages('stock-scan')
  const stock = useMessages('stock')
  const { market } = useLocale()
  const may = useMay()
  const addressWith = useQueryAddress()
  const { step, warehouse, others, target } = useAsked(places)
  const choose = (changes: Record<string, string>) => navigate(addressWith(changes), { replace: true })
  const optionsOf = (some: typeof places) => some.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className="stack">
      <nav className="crumb" aria-label={stock('path')}>
        <a href={to('/stock')}>{stock('title')}</a>
        <Icon name="right" />
        <span>{t('title')}</span>
      </nav>
      <div className="head">
        <h1 className="grow">{t('title')}</h1>
        <div className="acts">
          <Choice
            label={t('what')}
            value={step}
            options={SCAN_STEPS.map(value => ({ value, label: t(`step-${value}`) }))}
            onChange={value => choose({ step: value })}
          />
          <Choice
            label={t('warehouse')}
            value={warehouse}
            options={optionsOf(places)}
            onChange={value => choose({ warehouse: value })}
          />
          {target !== undefined && (
            <Choice
              label={t('to')}
              value={target}
              options={optionsOf(others)}
              onChange={value => choose({ to: value })}
            />
          )}
        </div>
      </div>
      {!may('stock.write') || (step === 'transfer' && target === undefined) ? (
        <p className="note">{t(may('stock.write') ? 'noOther' : 'mayNot')}</p>
      ) : (
        <Sheet key={`${step} ${market} ${warehouse}`} place={{ market, step, warehouse }} target={target} />
      )}
    </div>
  )
}

export function Screen() {
  const { market, language } = useLocale()
  const load = useLoad(
    `${market} ${language}`,
    async () => (await call('GET /api/admin/stock', { query: { market, limit: 1 } })).data.warehouses,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  return <Chosen places={load.data} />
}
