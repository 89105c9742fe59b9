// The bank accounts for payouts to the tax numbers of a seller: their last digits, and the form to set another one.

import { type FormEvent, useState } from 'react'
import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { SellerAccount } from '../../../contract/payouts/accounts-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useVersion } from '../app/use-version.ts'
import { ConflictPanel } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { useAssignee } from '../components/use-assignee.ts'

const EMPTY = { holder: '', accountNumber: '', accountNumberAgain: '', ifsc: '' }

interface AccountFormProps {
  market: Market
  taxNumber: string
  /** Undefined if there is none. */
  account: SellerAccount | undefined
  onSaved(account: SellerAccount): void
  onCancel(): void
}

interface AccountConflictProps {
  theirs: SellerAccount
  mine: { holder: string; accountNumber: string; ifsc: string }
  onMine(): void
  onTheirs(): void
}

/** Compares only the last digits: no more is known of the stored number. */
function AccountConflict({ theirs, mine, onMine, onTheirs }: AccountConflictProps) {
  const t = useMessages('finance')
  const { moment } = useDates()
  const assignee = useAssignee()
  const fields = [
    { label: t('bank-holder'), theirs: theirs.holder, mine: mine.holder },
    { label: t('lastDigits'), theirs: theirs.accountLast4, mine: mine.accountNumber.slice(-4) },
    ...(theirs.ifsc ? [{ label: t('bank-ifsc'), theirs: theirs.ifsc, mine: mine.ifsc }] : []),
  ]
  const by = { name: assignee(theirs.setBy.replace('staff:', '')), time: moment(theirs.setAt) }
  return <ConflictPanel {...{ fields, onMine, onTheirs }} saved={<p>{t('accountSetBy', by)}</p>} />
}

/** No draft is kept: the number is sent, sealed, and never shown again here. */
export function AccountForm({ market, taxNumber, account, onSaved, onCancel }: AccountFormProps) {
  const t = useMessages('finance')
  const { act, theirs, save, keepMine } = useVersion<SellerAccount>(account?.version ?? 0)
  const [typed, setTyped] = useState(EMPTY)
  const [asked, setAsked] = useState(false)
  const numberOf = (text: string) => text.replace(/\s/g, '').toUpperCase()
  const body = {
    ...{ taxNumber, holder: typed.holder, ifsc: numberOf(typed.ifsc) },
    ...{ accountNumber: numberOf(typed.accountNumber), accountNumberAgain: numberOf(typed.accountNumberAgain) },
  }
  const differs = body.accountNumber !== body.accountNumberAgain
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (differs) return
    const reply = await save(version => call('POST /api/admin/payouts/accounts', { body: { ...body, version } }))
    if (!reply) return
    showToast(t('accountSaved'))
    onSaved(reply.data)
  }
  const field = (name: keyof typeof EMPTY) => ({
    label: t(name === 'accountNumber' && market === 'AE' ? 'bank-iban' : `bank-${name}`),
    required: true,
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  if (theirs) return <AccountConflict {...{ theirs }} mine={body} onMine={keepMine} onTheirs={() => onSaved(theirs)} />
  return (
    <form className="form" onSubmit={submit}>
      <p>{t('accountOf', { number: taxNumber })}</p>
      <p className="note">{t('accountText')}</p>
      {/* the form replaces the button that was clicked */}
      <Field {...field('holder')} hint={t('bank-holder-hint')} maxLength={100} autoFocus />
      <Field {...field('accountNumber')} maxLength={40} inputMode={market === 'IN' ? 'numeric' : 'text'} />
      <Field
        {...field('accountNumberAgain')}
        maxLength={40}
        inputMode={market === 'IN' ? 'numeric' : 'text'}
        error={asked && differs ? t('bank-differs') : undefined}
      />
      {market === 'IN' && <Field {...field('ifsc')} hint={t('bank-ifsc-hint')} maxLength={20} />}
      <Problem text={act.problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={act.busy}>
          {t('saveAccount')}
        </button>
        <button type="button" className="b" disabled={act.busy} onClick={onCancel}>
          {t('backToAccounts')}
        </button>
      </div>
    </form>
  )
}

/** One account, or that there is none. */
function AccountRow({ taxNumber, account, onOpen }: { taxNumber: string; account?: SellerAccount; onOpen(): void }) {
  const t = useMessages('finance')
  const may = useMay()
  const assignee = useAssignee()
  const { moment } = useDates()
  const key = account ? 'changeAccount' : 'setAccount'
  return (
    <li>
      <div className="grow">
        <b>{taxNumber}</b>
        {account ? (
          <>
            <small>{t('accountIs', { bank: account.bank, last: account.accountLast4, holder: account.holder })}</small>
            <small>
              {t('accountSetBy', { name: assignee(account.setBy.replace('staff:', '')), time: moment(account.setAt) })}
            </small>
          </>
        ) : (
          <small className="late">{t('accountMissing')}</small>
        )}
      </div>
      {may('payouts.write') && (
        <button type="button" className="b sm" aria-label={`${t(key)}: ${taxNumber}`} onClick={onOpen}>
          {t(key)}
        </button>
      )}
    </li>
  )
}

interface SellerAccountsProps {
  seller: SellerDetails
  accounts: readonly SellerAccount[]
  onSaved(account: SellerAccount): void
}

/** How many of a seller's tax numbers have an account, and the button that shows them. */
export function SellerAccounts({ seller, accounts, onSaved }: SellerAccountsProps) {
  const t = useMessages('finance')
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  const { market, legalName, registrations } = seller
  const taxNumbers = [...new Set(registrations.map(({ taxNumber }) => taxNumber))]
  const accountOf = (number: string) => accounts.find(({ taxNumber }) => taxNumber === number)
  const known = taxNumbers.filter(accountOf).length
  if (taxNumbers.length === 0) return null
  const close = () => {
    setOpen(false)
    setEdited(null)
  }
  const saved = (account: SellerAccount) => {
    setEdited(null)
    onSaved(account)
  }
  return (
    <div className="acts">
      <small className={known < taxNumbers.length ? 'late' : undefined}>
        {t('accountsKnown', { known, count: taxNumbers.length })}
      </small>
      <button
        type="button"
        className="b sm"
        aria-label={`${t('accounts')}: ${legalName}`}
        onClick={() => setOpen(true)}
      >
        {t('accounts')}
      </button>
      {open && (
        <Dialog title={t('accountsOf', { seller: legalName })} onClose={close}>
          {edited ? (
            <AccountForm
              {...{ market }}
              taxNumber={edited}
              account={accountOf(edited)}
              onSaved={saved}
              onCancel={() => setEdited(null)}
            />
          ) : (
            <ul className="rows form">
              {taxNumbers.map(number => (
                <AccountRow
                  key={number}
                  taxNumber={number}
                  account={accountOf(number)}
                  onOpen={() => setEdited(number)}
                />
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </div>
  )
}
