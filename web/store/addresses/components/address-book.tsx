// A customer's address book: view or choose, add, change and delete (with undo).

import { type ComponentProps, useState } from 'react'
import type { Address } from '../../../../contract/addresses/api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { type Action, useAction } from '../../../framework/use-action.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'
import styles from './address-book.module.css'
import { AddressForm } from './address-form.tsx'
import type { AddressFields } from './address-rules.ts'
import { AddressView } from './address-view.tsx'

interface AddressBookProps {
  addresses: readonly Address[]
  onChange(addresses: Address[]): void
  type: Address['type']
  /** When given, an address can be chosen. */
  choice?: { name: string; legend: string; chosen: string; onChoose(addressId: string): void }
  /** Initial values of a new address. */
  initial?: Partial<AddressFields>
  /** An empty list does not open the form by itself. */
  closed?: boolean
}

/** Puts a saved address into the list; only one per type is the default. */
export function withSaved(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses.map(address =>
    saved.isDefault && address.type === saved.type && address.addressId !== saved.addressId
      ? { ...address, isDefault: false }
      : address,
  )
  const at = others.findIndex(address => address.addressId === saved.addressId)
  return at < 0 ? [...others, saved] : others.with(at, saved)
}

interface CardProps {
  address: Address
  action: Action
  choice: AddressBookProps['choice']
  onEdit(): void
  onRemove(): void
  onDefault(): void
}

function Card({ address, action, choice, onEdit, onRemove, onDefault }: CardProps) {
  const t = useMessages('address')
  const { addressId, name, isDefault } = address
  const view = <AddressView address={address} />
  return (
    <div className={`panel ${styles.card}`} data-chosen={choice?.chosen === addressId || undefined}>
      {choice ? (
        <label className={styles.choose}>
          <input
            type="radio"
            name={choice.name}
            checked={choice.chosen === addressId}
            onChange={() => choice.onChoose(addressId)}
          />
          {view}
        </label>
      ) : (
        view
      )}
      <div className={styles.buttons}>
        {isDefault ? (
          <Badge>{t('default')}</Badge>
        ) : (
          <Button kind="quiet" size="small" busy={action.busy} onClick={onDefault}>
            {t('makeDefault')}
          </Button>
        )}
        <Button kind="quiet" size="small" aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button kind="quiet" size="small" busy={action.busy} aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

/** Keeps the deleted address, so that undo can save it again (under a new id). */
function useAddressBook({ addresses, onChange, choice }: AddressBookProps) {
  const action = useAction()
  const [removed, setRemoved] = useState<Address | null>(null)
  const saved = (address: Address) => {
    onChange(withSaved(addresses, address))
    choice?.onChoose(address.addressId)
  }
  const remove = (address: Address) =>
    action.run(async () => {
      await quietCall('DELETE /api/v1/address/deleteAddress/{id}', { params: { id: address.addressId } })
      const left = addresses.filter(({ addressId }) => addressId !== address.addressId)
      onChange(left)
      setRemoved(address)
      if (choice?.chosen === address.addressId) choice.onChoose(left[0]?.addressId ?? '')
    })
  const undo = (address: Address) =>
    action.run(async () => {
      const { name, phone, addressLine, addressLine2, landmark, city, postCode, isDefault, type } = address
      const body = { name, phone, addressLine, addressLine2, landmark, city, postCode, isDefault, type }
      const { data } = await quietCall('POST /api/v1/address/postaddressV2', { body })
      setRemoved(null)
      saved(data.address)
    })
  const makeDefault = (address: Address) =>
    action.run(async () => {
      const body = { addressId: address.addressId }
      const { data } = await quietCall('POST /api/v1/address/markDefaultAddress', { body })
      onChange(withSaved(addresses, data))
    })
  return { action, removed, saved, remove, undo, makeDefault }
}

/** The form in its own panel; without `onCancel` it cannot be closed. */
function FormPanel(props: ComponentProps<typeof AddressForm>) {
  const t = useMessages('address')
  return (
    <section className={`panel ${styles.form}`}>
      <h3>{t(props.address ? 'editTitle' : 'addTitle')}</h3>
      <AddressForm {...props} />
    </section>
  )
}

function Removed({ address, busy, onUndo }: { address: Address; busy: boolean; onUndo(): void }) {
  const t = useMessages('address')
  const undo = (
    <Button kind="quiet" size="small" busy={busy} onClick={onUndo}>
      {t('undo')}
    </Button>
  )
  return (
    <Notice live actions={undo}>
      {t('removed', { name: address.name })}
    </Notice>
  )
}

export function AddressBook(props: AddressBookProps) {
  const { addresses, type, choice, initial, closed } = props
  const t = useMessages('address')
  const { action, removed, saved, remove, undo, makeDefault } = useAddressBook(props)
  /** The address in the form; 'new' for a new one, null when the form is closed. */
  const [open, setOpen] = useState<string | null>(addresses.length === 0 && !closed ? 'new' : null)
  const form = {
    type,
    initial,
    onSaved(next: Address) {
      setOpen(null)
      saved(next)
    },
    onCancel: addresses.length > 0 || closed ? () => setOpen(null) : undefined,
  }
  const cards = addresses.map(address =>
    open === address.addressId ? (
      <FormPanel key={address.addressId} address={address} {...form} />
    ) : (
      <Card
        key={address.addressId}
        address={address}
        action={action}
        choice={choice}
        onEdit={() => setOpen(address.addressId)}
        onRemove={() => void remove(address)}
        onDefault={() => void makeDefault(address)}
      />
    ),
  )
  return (
    <div className={styles.book}>
      {choice ? (
        <fieldset className={styles.cards}>
          <legend className="vh">{choice.legend}</legend>
          {cards}
        </fieldset>
      ) : (
        <div className={styles.cards}>{cards}</div>
      )}
      {removed && <Removed address={removed} busy={action.busy} onUndo={() => void undo(removed)} />}
      <FormError text={action.error} />
      {open === 'new' ? (
        <FormPanel address={null} {...form} />
      ) : (
        <Button className={styles.add} onClick={() => setOpen('new')}>
          <Icon name="plus" size={16} />
          {t('addTitle')}
        </Button>
      )}
    </div>
  )
}
