// Windows of a day in which a carrier collects a return.

export const PICKUP_WINDOWS = ['morning', 'afternoon'] as const
export type PickupWindow = (typeof PICKUP_WINDOWS)[number]

/** From when until when, in the time of the market. */
export const PICKUP_HOURS: Readonly<Record<PickupWindow, readonly [from: string, to: string]>> = {
  morning: ['09:00', '13:00'],
  afternoon: ['13:00', '18:00'],
}

/** Working days that are offered for a pick-up, from tomorrow on. */
export const PICKUP_DAYS = 10
