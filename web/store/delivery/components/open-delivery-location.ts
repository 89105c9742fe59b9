// Opens the dialog of the delivery location, which is in the header, from any component.

export const OPEN_EVENT = 'place-request'

export function openDeliveryLocationDialog(): void {
  dispatchEvent(new Event(OPEN_EVENT))
}
