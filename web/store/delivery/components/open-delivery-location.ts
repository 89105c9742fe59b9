// Lets any part of a page open the dialog of the delivery place, which stands in the header.

export const PLACE_REQUEST = 'place-request'

export function openPlaceDialog(): void {
  dispatchEvent(new Event(PLACE_REQUEST))
}
