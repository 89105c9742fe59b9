// SQL of the consignments of a seller that may need an e-way bill: taxed invoices with carrier and warehouse of the shipment.

import { type Db, statement } from '../../platform/db.ts'

const LIST = statement(
  'invoices.list-consignments',
  `select i.id as "invoiceId", coalesce(c.name, '') as "carrierName", h.tracking_number as "trackingNumber",
     w.state_code as "dispatchState"
   from invoices i join shipments h on h.id = i.shipment_id join warehouses w on w.id = h.warehouse_id
     join orders o on o.id = i.order_id left join carriers c on c.id = h.carrier_id
   where i.market = 'IN' and i.tax_number = $1 and i.kind <> 'bill-of-supply' and i.issued_on between $2 and $3
     and ($4::bigint is null or o.number = $4)
   order by i.issued_on, i.kind, i.serial limit $5 offset $6`,
)

export interface ConsignmentRow {
  invoiceId: string
  carrierName: string
  trackingNumber: string
  dispatchState: string
}

/** Of the days `from` to `to`, both included; of one order when it is named. */
export function listConsignments(
  db: Db,
  of: { taxNumber: string; from: string; to: string; orderNumber?: number | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<ConsignmentRow[]> {
  return db.rows<ConsignmentRow>(LIST, [of.taxNumber, of.from, of.to, of.orderNumber ?? null, limit, offset])
}
