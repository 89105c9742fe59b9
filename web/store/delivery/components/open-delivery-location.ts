// Lets any part of a page open the dialog of the delivery place, which stands in the header.

export const OPEN_EVENT = 'place-request'

export function openDeliveryLocationDialog(): void {
  dispatchEvent(new Event(OPEN_EVENT))
}
