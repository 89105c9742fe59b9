// SQL of a seller's consignments that may need an e-way bill: by taxed invoice, and by challan of a replacement, with transport data.

import { type Db, statement } from '../../platform/db.ts'

// a replacement leaves the warehouse from which the replaced products came
const LIST = statement(
  'invoices.list-consignments',
  `select c.* from (
     select i.id as "invoiceId", null::uuid as "challanId", coalesce(r.name, '') as "carrierName",
       h.tracking_number as "trackingNumber", w.state_code as "dispatchState", i.issued_on, i.kind, i.serial
     from invoices i join shipments h on h.id = i.shipment_id join warehouses w on w.id = h.warehouse_id
       join orders o on o.id = i.order_id left join carriers r on r.id = h.carrier_id
     where i.market = 'IN' and i.tax_number = $1 and i.kind <> 'bill-of-supply' and i.issued_on between $2 and $3
       and ($4::bigint is null or o.number = $4)
     union all
     select null, d.id, d.carrier, d.tracking_number, w.state_code, d.issued_on, d.kind, d.serial
     from challans d join invoices i on i.id = d.invoice_id join shipments h on h.id = i.shipment_id
       join warehouses w on w.id = h.warehouse_id join orders o on o.id = d.order_id
     where d.tax_number = $1 and d.issued_on between $2 and $3 and ($4::bigint is null or o.number = $4)
   ) c order by c.issued_on, c.kind, c.serial limit $5 offset $6`,
)

interface Transported {
  carrierName: string
  trackingNumber: string
  dispatchState: string
}
/** The document that accompanies a consignment. */
export type ConsignmentRow = Transported &
  ({ invoiceId: string; challanId: null } | { invoiceId: null; challanId: string })

/** From day `from` to day `to`, both inclusive; for one order when given. */
export function listConsignments(
  db: Db,
  of: { taxNumber: string; from: string; to: string; orderNumber?: number | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<ConsignmentRow[]> {
  return db.rows<ConsignmentRow>(LIST, [of.taxNumber, of.from, of.to, of.orderNumber ?? null, limit, offset])
}
