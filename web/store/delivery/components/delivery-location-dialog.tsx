// The dialog that asks where to deliver: a pincode in India, an emirate in the UAE.

import { type FormEvent, useEffect, useState } from 'react'
import { isPincode, latinDigits } from '../../../../contract/shared/digits.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { useLocale } from '../../../framework/locale.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useMessages } from '../../app/messages.ts'
import { isLoggedIn, useVisitor } from '../../app/session.ts'
import { chooseDeliveryLocation } from './choose-delivery-location.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { UseMyLocation } from './use-my-location.tsx'

interface PlaceDialogProps {
  open: boolean
  onClose(): void
}

function PincodeForm({ onDone }: { onDone(): void }) {
  const t = useMessages('common')
  const { deliveryLocation } = useVisitor()
  const [pin, setPin] = useState(deliveryLocation?.code ?? '')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (!isPincode(pin)) return setError(t(pin.length === 6 ? 'pincodeInvalid' : 'pincodeDigits'))
    setBusy(true)
    try {
      const { data } = await quietCall('GET /api/v1/address/getcitystatebyPincode', { query: { pin } })
      chooseDeliveryLocation({ code: data.pincode, name: data.city })
      onDone()
    } catch (failure) {
      setError(await messageOf(failure instanceof ApiError ? failure : new ApiError(0, {})))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={apply} noValidate style={{ display: 'grid', gap: 16 }}>
      <p className="quiet">{t('placeHint')}</p>
      <TextField
        label={t('pincode')}
        value={pin}
        error={error}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        onChange={event => {
          setPin(latinDigits(event.target.value).replace(/\D/g, ''))
          setError('')
        }}
      />
      <Button kind="go" type="submit" busy={busy} wide>
        {t('apply')}
      </Button>
      <UseMyLocation
        onFound={place => {
          chooseDeliveryLocation(place)
          onDone()
        }}
      />
    </form>
  )
}

function EmirateForm({ onDone }: { onDone(): void }) {
  const t = useMessages('common')
  const { marketInfo } = useLocale()
  const { deliveryLocation } = useVisitor()
  const [emirates, setEmirates] = useState<{ code: string; name: string }[]>([])
  useEffect(() => {
    quietCall('GET /api/v1/address/getStateList', { query: { countryId: marketInfo.countryId } })
      .then(({ data }) => setEmirates(data.map(state => ({ code: state.stateCode, name: state.stateName }))))
      .catch(() => undefined)
  }, [marketInfo.countryId])
  return (
    <RadioGroup
      legend={t('emirate')}
      hideLegend
      name="emirate"
      value={deliveryLocation?.code ?? ''}
      options={emirates.map(emirate => ({ value: emirate.code, label: emirate.name }))}
      onChange={code => {
        const chosen = emirates.find(emirate => emirate.code === code)
        if (chosen) chooseDeliveryLocation(chosen)
        onDone()
      }}
    />
  )
}

export function DeliveryLocationDialog({ open, onClose }: PlaceDialogProps) {
  const t = useMessages('common')
  const { marketInfo } = useLocale()
  const pincode = marketInfo.placeKind === 'pincode'
  const hasAddresses = isLoggedIn(useVisitor())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(pincode ? 'placeTitlePincode' : 'placeTitleEmirate')}
      closeLabel={t('close')}
    >
      {open && hasAddresses && (
        <div style={{ marginBottom: 16 }}>
          <SavedAddresses onDone={onClose} />
        </div>
      )}
      {pincode ? <PincodeForm onDone={onClose} /> : <EmirateForm onDone={onClose} />}
    </Dialog>
  )
}
