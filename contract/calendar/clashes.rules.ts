// Finds clashing entries in a market's calendar: by kind, time and what both affect.

export const CALENDAR_KINDS = [
  'price',
  'price-list',
  'coupon',
  'campaign',
  'newsletter',
  'content',
  'tax',
  'holiday',
  'reward',
] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/**
 * `prices`: two schedules change the same cell, or one makes a price that another rules out; `coupon-price`: a coupon
 * and a sale reduce the same price; `tax-price`: a tax rate begins within a schedule; `campaigns`: two in one
 * placement; `price-lists`: two for the same members and products; `list-over-price` and `price-over-list`: the first
 * is lower for the members of the list, so the second has no effect for them; `offers`: two automatic offers that do not
 * combine, so that a cart gets one of them.
 */
export const CALENDAR_CLASHES = [
  'prices',
  'price-lists',
  'list-over-price',
  'price-over-list',
  'coupon-price',
  'tax-price',
  'campaigns',
  'offers',
] as const
export type CalendarClashKind = (typeof CALENDAR_CLASHES)[number]

export interface Happening {
  kind: CalendarKind
  id: string
  /** Null when it has no start. */
  startsAt: Date | null
  /** Exclusive; null for no end. */
  endsAt: Date | null
  /**
   * `brand:SLUG`, `category:CODE`, `hsn:CODE`, `placement:NAME`, `price:ID` of another schedule, `price-list:ID` of
   * another list, `offer:ID` of another automatic offer that does not combine with it, `voids:ID` and `voided-by:ID` for a schedule that a list makes ineffective, or the reverse; `*` is
   * everything.
   */
  touches: readonly string[]
}

export interface Clash {
  kind: CalendarClashKind
  first: number
  second: number
}

function overlap(a: Happening, b: Happening): boolean {
  const from = ({ startsAt }: Happening) => startsAt?.getTime() ?? Number.NEGATIVE_INFINITY
  const to = ({ endsAt }: Happening) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY
  return from(a) < to(b) && from(b) < to(a)
}

const share = (a: Happening, b: Happening) =>
  a.touches.includes('*') || b.touches.includes('*') || a.touches.some(touch => b.touches.includes(touch))

const headings = ({ touches }: Happening) => touches.filter(touch => touch.startsWith('hsn:'))

/** Whether a tax rate of a heading of its products begins during a sale. */
function taxWithin(tax: Happening, sale: Happening): boolean {
  const { startsAt } = tax
  if (!startsAt || !sale.startsAt || !sale.endsAt || startsAt <= sale.startsAt || startsAt >= sale.endsAt) return false
  return headings(tax).some(heading => headings(sale).some(one => one.startsWith(heading)))
}

/** How a price list and a price schedule clash: possibly both ways, for different products. */
function listClashes({ touches }: Happening, { id }: Happening): CalendarClashKind[] {
  return [
    ...(touches.includes(`voids:${id}`) ? (['list-over-price'] as const) : []),
    ...(touches.includes(`voided-by:${id}`) ? (['price-over-list'] as const) : []),
  ]
}

function clashOf(a: Happening, b: Happening): CalendarClashKind | null {
  const of = (kind: CalendarKind) => (a.kind === kind ? a : b.kind === kind ? b : null)
  const [price, coupon, tax] = [of('price'), of('coupon'), of('tax')]
  if (a.kind === 'price' && b.kind === 'price') return a.touches.includes(`price:${b.id}`) ? 'prices' : null
  if (a.kind === 'price-list' && b.kind === 'price-list')
    return a.touches.includes(`price-list:${b.id}`) ? 'price-lists' : null
  if (a.kind === 'coupon' && b.kind === 'coupon') return a.touches.includes(`offer:${b.id}`) ? 'offers' : null
  if (price && coupon) return price.endsAt && overlap(a, b) && share(price, coupon) ? 'coupon-price' : null
  if (price && tax) return taxWithin(tax, price) ? 'tax-price' : null
  if (a.kind === 'campaign' && b.kind === 'campaign') return overlap(a, b) && share(a, b) ? 'campaigns' : null
  return null
}

function kindsOf(a: Happening, b: Happening): CalendarClashKind[] {
  const list = a.kind === 'price-list' ? a : b.kind === 'price-list' ? b : null
  const price = a.kind === 'price' ? a : b.kind === 'price' ? b : null
  if (list && price) return listClashes(list, price)
  const kind = clashOf(a, b)
  return kind ? [kind] : []
}

/** The first `limit` clashes among these entries, as indexes in the list. */
export function clashesAmong(all: readonly Happening[], limit: number): Clash[] {
  const found: Clash[] = []
  for (const [first, a] of all.entries()) {
    for (let second = first + 1; second < all.length; second++) {
      const b = all[second]
      for (const kind of b ? kindsOf(a, b) : []) {
        found.push({ kind, first, second })
        if (found.length === limit) return found
      }
    }
  }
  return found
}
