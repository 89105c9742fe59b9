// The account for a bank transfer, with the amount and the reference.

import type { Order } from '../../../../contract/orders/schemas.ts'
import type { TransferAccount } from '../../../../contract/payments/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { AttributeTable } from '../../../ui/attribute-table.tsx'
import { useMessages } from '../../app/messages.ts'

interface TransferAccountProps {
  account: TransferAccount
  order: Pick<Order, 'orderNumber' | 'payable' | 'currency'>
}

export function TransferAccountView({ account, order }: TransferAccountProps) {
  const t = useMessages('order')
  const { money } = useLocale()
  const { beneficiary, accountNumber, ifsc, bank } = account
  return (
    <div>
      <h2>{t('transferTo')}</h2>
      <AttributeTable
        caption={t('transferTo')}
        attributes={[
          { name: t('beneficiary'), value: beneficiary },
          { name: t('accountNumber'), value: accountNumber },
          { name: t('neftIfsc'), value: ifsc },
          { name: t('bank'), value: bank },
          { name: t('transferAmount'), value: money(order.payable, order.currency) },
          { name: t('transferReference'), value: String(order.orderNumber) },
        ]}
      />
    </div>
  )
}
