// Scanned products of a warehouse: the units of each next to the stock, and codes without a match.

import { useState } from 'react'
import {
  changeBy,
  isTooMany,
  type OpenCode,
  offerOf,
  type ScanLine,
  typedPieces,
} from '../../../contract/inventory/scan.rules.ts'
import type { ScanStep } from '../../../contract/inventory/scan-steps.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Icon } from '../components/icon.tsx'
import type { ScanSheetDraft } from './use-scan-draft.ts'

/** `+2`, `−5`, with the digits of the language. */
const signed = (change: number, number: (value: number) => string): string =>
  `${change < 0 ? '−' : '+'}${number(Math.abs(change))}`

function Figures({ step, line }: { step: ScanStep; line: ScanLine }) {
  const t = useMessages('stock-scan')
  const { number } = useLocale()
  const { onHand, reserved } = offerOf(line) ?? { onHand: 0, reserved: 0 }
  const change = changeBy(step, line)
  const words =
    step === 'count' && change === 0
      ? t('same')
      : t(`change-${step}`, { change: signed(change, number), after: number(onHand + change) })
  return (
    <small className={step === 'count' && change !== 0 ? 'late' : undefined}>
      {t('onHand', { onHand: number(onHand) })} · <b>{words}</b>
      {isTooMany(step, line) && ` · ${t('tooMany', { reserved: number(reserved) })}`}
    </small>
  )
}

function Seller({ line, onChange }: { line: ScanLine; onChange(offerId: number): void }) {
  const t = useMessages('stock-scan')
  const { offers, name } = line.product
  if (offers.length < 2) return null
  return (
    <select
      className="ctl"
      aria-label={t('seller', { product: name })}
      value={line.offerId}
      onChange={event => onChange(Number(event.target.value))}
    >
      {offers.map(({ offerId, seller }) => (
        <option key={offerId} value={offerId}>
          {seller}
        </option>
      ))}
    </select>
  )
}

interface LineProps {
  step: ScanStep
  line: ScanLine
  onChange(change: Partial<ScanLine> | null): void
}

function Line({ step, line, onChange }: LineProps) {
  const t = useMessages('stock-scan')
  const [typed, setTyped] = useState<string | null>(null)
  const { name, partNumber, msn, ean, bin } = line.product
  // input left without Enter counts too; an invalid one is replaced by the count
  const take = () => {
    const pieces = typed === null ? null : typedPieces(typed)
    setTyped(null)
    if (pieces !== null && pieces !== line.pieces) onChange({ pieces })
  }
  return (
    <li className={isTooMany(step, line) ? 'over' : undefined}>
      <span className="what">
        {name}
        <small>{[partNumber, msn, ean, bin && t('inBinShort', { bin })].filter(Boolean).join(' · ')}</small>
        <Figures step={step} line={line} />
        <Seller line={line} onChange={offerId => onChange({ offerId })} />
      </span>
      <span className="count">
        <input
          className="ctl"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={t('pieces', { product: name })}
          value={typed ?? String(line.pieces)}
          onFocus={event => event.target.select()}
          onChange={event => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={event => {
            if (event.key === 'Enter') take()
          }}
        />
        <button
          type="button"
          className="b flat"
          aria-label={t('remove', { product: name })}
          onClick={() => onChange(null)}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  )
}

export function ScanLines({ step, sheet }: { step: ScanStep; sheet: ScanSheetDraft }) {
  const t = useMessages('stock-scan')
  const { lines } = sheet.draft
  return (
    <section className="panel" aria-labelledby="scanned">
      <header>
        <h2 id="scanned">{t('lines')}</h2>
      </header>
      {lines.length === 0 ? (
        <p className="in-b sub">{t('nothing')}</p>
      ) : (
        <ul className="packs in-b">
          {lines.map(line => (
            <Line
              key={line.product.msn}
              {...{ step, line }}
              onChange={change => sheet.change(line.product.msn, change)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Open({ entry, sheet }: { entry: OpenCode; sheet: ScanSheetDraft }) {
  const t = useMessages('stock-scan')
  const { code, pieces, reason } = entry
  return (
    <li>
      <span className="what">
        <code>{code}</code>
        <small>
          {t(`why-${reason}`)} · {t('openPieces', { pieces })}
        </small>
      </span>
      <span className="count">
        <button type="button" className="b sm" onClick={() => sheet.lookAgain(code)}>
          {t('again')}
        </button>
        <button
          type="button"
          className="b flat"
          aria-label={t('remove', { product: code })}
          onClick={() => sheet.dropOpen(code)}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  )
}

/** Codes without a match, until they are resolved. */
export function OpenCodes({ sheet }: { sheet: ScanSheetDraft }) {
  const t = useMessages('stock-scan')
  const { open } = sheet.draft
  if (open.length === 0) return null
  return (
    <section className="panel" aria-labelledby="open-codes">
      <header>
        <h2 id="open-codes">{t('openTitle')}</h2>
      </header>
      <ul className="packs in-b">
        {open.map(entry => (
          <Open key={entry.code} {...{ entry, sheet }} />
        ))}
      </ul>
    </section>
  )
}
